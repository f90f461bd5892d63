import { html, type Html } from '../html';

const cedar = 'M0 0-9 14h5l-9 13h6l-10 15h14v8h6v-8h14L7 27h6L4 14h5z';

/** Positions and sizes of the trees: x, y, scale. */
const trees: readonly (readonly [number, number, number])[] = [
  [96, 214, 1.1],
  [140, 226, 0.8],
  [188, 222, 1.3],
  [620, 226, 0.9],
  [668, 214, 1.4],
  [716, 228, 1],
  [1010, 210, 1.2],
  [1052, 220, 0.9],
];

/** Layered hills, a river and a few cedars; the colours are custom properties of site.css. */
export function valley(label: string): Html {
  return html`<svg
    class="valley"
    viewBox="0 0 1200 320"
    preserveAspectRatio="xMidYMax slice"
    role="img"
    aria-label="${label}"
  >
    <circle class="valley-sun" cx="880" cy="118" r="54" />
    <path
      class="valley-far"
      d="M0 176c90-52 170-58 260-26s150-12 236-46 150 30 232 42 150-40 226-62 166 10 246 56v180H0z"
    />
    <path
      class="valley-mid"
      d="M0 224c110-50 210-54 330-26s180-40 300-44 190 70 300 70 190-36 270-46v142H0z"
    />
    <path class="valley-near" d="M0 262c140-34 270-34 420-4s250-10 380-26 260-14 400 18v70H0z" />
    <path class="valley-river" d="M470 320q60-30 150-36t120-24q-40 26-96 34t-74 26z" />
    <g class="valley-trees">
      ${trees.map(([x, y, scale]) => html`<path transform="translate(${x} ${y}) scale(${scale})" d="${cedar}" />`)}
    </g>
  </svg>`;
}
