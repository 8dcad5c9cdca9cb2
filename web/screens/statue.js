/** The winner's statuette in its laurel. */

import { html, svg } from "lit-html";

const LEAF = "M0-13Q10-2 0 13Q-10-2 0-13Z";
const FIGURE =
  "M44 34L50 32L53 54H67L70 32L76 34L73 60C72 64 70 66 68 68L66 76C70 82 70 92 66 102L64 116H56L54 102" +
  "C50 92 50 82 54 76L52 68C50 66 48 64 47 60Z";
const STAR =
  "M60 10L63.5 19.6L73.7 19.9L65.6 26.2L68.5 36L60 30.2L51.5 36L54.4 26.2L46.3 19.9L56.5 19.6Z";

const laurel = Array.from({ length: 9 }, (_, at) =>
  [-1, 1].map(
    (side) =>
      svg`<path class="leaf" d=${LEAF} transform=${`translate(60 74) rotate(${side * (22 + at * 16) + 180}) translate(0 -52) rotate(${side * -56})`}></path>`,
  ),
);

export const statue = html`<svg class="statue" viewBox="0 0 120 150" aria-hidden="true">
  ${laurel}
  <path class="gilt" d=${STAR}></path>
  <circle class="gilt" cx="60" cy="47" r="6.5"></circle>
  <path class="gilt" d=${FIGURE}></path>
  <rect class="gilt" x="46" y="116" width="28" height="6"></rect>
  <path class="plinth" d="M42 122H78V132H84V142H36V132H42Z"></path>
</svg>`;
