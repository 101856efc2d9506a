/** Tiles as things of cardboard: the side that shows below, the seam between neighbours, the shadow on the table. */
interface LaidTile {
  x: number;
  y: number;
}

const key = (x: number, y: number): string => `${x},${y}`;
/** How thick the cardboard is, in units of a tile of 100. */
export const THICK = 5;

/** Everything under the faces: one path of shadows, one of sides. Draw it before all tiles. */
export function underside(tiles: readonly LaidTile[]): string {
  const taken = new Set(tiles.map((t) => key(t.x, t.y)));
  const box = (grow: number, dx: number, dy: number) =>
    tiles
      .map(
        (t) =>
          `M${t.x * 100 - grow + dx} ${t.y * 100 - grow + dy}h${100 + 2 * grow}v${100 + 2 * grow}h${-100 - 2 * grow}z`,
      )
      .join("");
  const open = tiles.filter((t) => !taken.has(key(t.x, t.y + 1)));
  const sides = open
    .map((t) => `M${t.x * 100 + 0.6} ${t.y * 100 + 97}h98.8v${THICK + 2}q0 1-1.4 1h-96q-1.4 0-1.4-1z`)
    .join("");
  const plies = open.map((t) => `M${t.x * 100 + 1.5} ${t.y * 100 + 100 + THICK * 0.55}h97`).join("");
  return (
    `<g class="under"><path fill="#0c0603" opacity=".10" d="${box(5, 3, 11)}"/><path fill="#0c0603" opacity=".16" d="${box(2.4, 2, 8)}"/><path fill="#0c0603" opacity=".34" d="${box(0.6, 1, 5.4)}"/>` +
    `<path class="af-board" stroke="#2c1a0c" stroke-width=".9" d="${sides}"/><path class="as-board2" stroke-width="1.1" d="${plies}"/></g>`
  );
}

/** The bevel of one face: light from the upper left, a dark seam all round. */
export function bevel(far: boolean): string {
  const w = far ? 1.6 : 0.8;
  return (
    `<path fill="url(#sheen)" d="M0 0H100V100H0Z"/><path fill="none" stroke="#fffbe0" stroke-opacity=".34" stroke-width="${w}" d="M1.3 97.5V2.6Q1.3 1.3 2.6 1.3H97.5"/><path fill="none" stroke="#2a1a08" stroke-opacity=".3" stroke-width="${w * 1.2}" d="M98.8 2.5V97.4Q98.8 98.8 97.4 98.8H2.5"/>` +
    `<path fill="none" stroke="#2a1a08" stroke-opacity=".62" stroke-width="${w * 0.8}" d="M.3.3H99.7V99.7H.3Z"/>`
  );
}

/** Put once into the page: the light that falls over every face from the upper left. */
export const DEFS =
  '<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#2a1400" stop-opacity=".15"/></linearGradient><clipPath id="face"><path d="M0 0H100V100H0Z"/></clipPath>' +
  '<filter id="ring" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB"><feMorphology in="SourceAlpha" operator="dilate" radius="1.2" result="whole"/><feMorphology in="whole" operator="dilate" radius="3.2" result="wide"/><feComposite in="wide" in2="whole" operator="out" result="line"/><feFlood flood-color="#fff4c2"/><feComposite in2="line" operator="in" result="bright"/><feGaussianBlur in="bright" stdDeviation="4" result="glow"/><feMerge><feMergeNode in="glow"/><feMergeNode in="bright"/></feMerge></filter>';
