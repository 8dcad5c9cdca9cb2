/** @param {string} id @param {string} viewBox @param {string} markup */
export const symbol = (id, viewBox, markup) => `<symbol id="${id}" viewBox="${viewBox}">${markup}</symbol>`;
