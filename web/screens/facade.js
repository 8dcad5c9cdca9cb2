/** The picture palace behind the title: sky, beams, city and a stepped tower. */

import { html, svg } from "lit-html";

/**
 * One searchlight from the ground, `lean` degrees off the upright.
 * @param {number} x
 * @param {number} lean
 * @param {number} spread
 */
function beam(x, lean, spread) {
  const reach = 1300;
  const point = (/** @type {number} */ angle) => {
    const turn = (angle * Math.PI) / 180;
    return `${Math.round(x + reach * Math.sin(turn))} ${Math.round(900 - reach * Math.cos(turn))}`;
  };
  return svg`<path d="M${x} 900L${point(lean - spread)} ${point(lean + spread)}Z"></path>`;
}

/**
 * Lit windows of one block; some are dark.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} across
 * @param {number} down
 */
function windows(x, y, width, height, across, down) {
  const places = Array.from({ length: across * down }, (_, at) => [at % across, Math.floor(at / across)]);
  return places
    .filter(([column = 0, row = 0]) => (column * 7 + row * 5) % 4 !== 0)
    .map(
      ([column = 0, row = 0]) =>
        svg`<rect x=${x + column * width * 1.8} y=${y + row * height * 1.7} width=${width} height=${height}></rect>`,
    );
}

/** The flutes of the tower, mirrored about its middle. */
const FLUTES = [
  ...[462, 474, 486].map((x) => `M${x} 900V342M${1440 - x} 900V342`),
  ...[532, 544, 556].map((x) => `M${x} 360V262M${1440 - x} 360V262`),
  ...[592, 604, 616].map((x) => `M${x} 360V182M${1440 - x} 360V182`),
  ...[690, 702, 714, 726, 738, 750].map((x) => `M${x} 360V124`),
].join("");

const STEPS = "V330H520V250H580V170H640V110H680V60H700V0";
const DOWN = "M740 0V60H760V110H800V170H860V250H920V330H990V900";
const CITY =
  "M0 900V560H90V500H150V470H190V560H250V620H330V540H350V500H360V470H364V500H374V540H400V620H460V900Z" +
  "M1440 900V590H1370V520H1330V480H1300V450H1296V480H1270V560H1200V640H1130V580H1080V540H1040V620H980V900Z";

export const facade = html`<svg
  class="facade"
  viewBox="0 0 1440 900"
  preserveAspectRatio="xMidYMax slice"
  aria-hidden="true"
>
  <g class="beams">
    <g>${beam(180, 24, 5)}</g>
    <g>${beam(1260, -24, 5)}</g>
    <g>${beam(420, -16, 4)}</g>
    <g>${beam(1020, 16, 4)}</g>
  </g>
  <path class="city" d=${CITY}></path>
  <g class="windows">
    ${windows(20, 590, 8, 12, 4, 7)}${windows(110, 530, 7, 11, 5, 8)}${windows(270, 650, 7, 11, 4, 6)}
    ${windows(1220, 590, 7, 11, 5, 8)}${windows(1386, 620, 8, 12, 3, 7)}${windows(1148, 670, 7, 11, 3, 5)}
  </g>
  <path class="tower" d=${`M450 900${STEPS}H740${DOWN.slice("M740 0".length)}Z`}></path>
  <path class="gold" d=${`M450 900${STEPS}${DOWN}${FLUTES}`}></path>
</svg>`;
