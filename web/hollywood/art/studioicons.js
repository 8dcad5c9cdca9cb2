/** Small line icons of the two Studio cards (box 24 x 24, drawn in the current colour). */
export const studioIcons = {
  clap: `<path d="M3.5 11H20.5V20.5H3.5ZM3.5 10.5L19.5 5.5M7 9.4L5.6 6.8L3 7.6L3.5 10.5M11.5 8L10 5.4M16 6.6L14.5 4L19 2.8L19.5 5.5"/>`,
  double: `<path d="M15 8.5A6 6 0 1 0 8.5 15M21.5 15A6 6 0 1 1 9.5 15A6 6 0 1 1 21.5 15ZM15.5 12V12.2M13 16.6V16.8M18 16.6V16.8M9 5.8V6M6.5 10.2V10.4"/>`,
};
