/** What stands on the land of each terrain hex. */
import { path, pebble, Sheet, tree, tuft, wash } from "./flora";
import { distance, n } from "./ink";
import type { Chance } from "./ink";
import { liesLengthwise } from "./island";
import type { Point, Terrain } from "./types";

/** Places inside a hex, clear of the number token in the middle and of the rim. */
function spread(rnd: Chance, gap: number, radius: number, density = 1, token = 18): Point[] {
  const points: Point[] = [];
  for (let y = -46; y < 46; y += gap * 0.86) {
    for (let x = -46 + (points.length % 2) * gap * 0.5; x < 46; x += gap) {
      const p: Point = [x + rnd.between(-0.26, 0.26) * gap, y + rnd.between(-0.26, 0.26) * gap];
      const [u, v] = liesLengthwise() ? [p[1], p[0]] : p;
      const out = Math.max(Math.abs(u), Math.abs(u) / 2 + (Math.abs(v) * Math.sqrt(3)) / 2);
      if (rnd() > density || out > 40 - radius || Math.hypot(...p) < token + radius) continue;
      if (points.some((q) => distance(p, q) < gap * 0.75)) continue;
      points.push(p);
    }
  }
  return points.sort((a, b) => a[1] - b[1]);
}

const sheep = ([x, y]: Point, way: number, k: number): string =>
  put(
    "af-wool ao",
    "M-3.4 .6a2 2 0 0 1 1.2-2.6a2.2 2.2 0 0 1 3.8-.4a2.1 2.1 0 0 1 1.8 3.2a1.9 1.9 0 0 1-3 1.2a2.2 2.2 0 0 1-3.8-1.4z",
    "af-ink",
    "M3-1q2.4-.8 2.4 1q-.8 1.4-2.4.4z",
    [x, y],
    way > 0 ? k : -k,
    k,
  );

function put(body: string, d: string, head: string, e: string, [x, y]: Point, kx: number, ky: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(kx)} ${n(ky)})"><path class="as" d="M-3.6 3.2a4.4 1.3 0 1 0 8.8 0a4.4 1.3 0 1 0-8.8 0Z"/><path class="ai aw2" d="M-1.4 1v2.6M1.6 1v2.6"/><path class="${body}" d="${d}"/><path class="${head}" d="${e}"/></g>`;
}

/** By terrain: its ornaments round 0,0. */
export const TERRAIN: Record<Terrain, (rnd: Chance) => string> = {
  forest(rnd) {
    const stand = spread(rnd, 13.5, 3.6)
      .map((p) => {
        const trees = new Sheet();
        tree(trees, p, rnd.between(5.4, 7.4), rnd, 0.6);
        return String(trees);
      })
      .join("");
    return (
      path(
        "af-forest2",
        spread(rnd, 24, 8, 0.9, 0)
          .map((p) => wash(p, rnd, 12, 7))
          .join(""),
      ) + stand
    );
  },
  pasture(rnd) {
    const flock = spread(rnd, 22, 7, 0.86, 20);
    const grass = spread(rnd, 10, 2, 0.75).filter((p) => flock.every((q) => distance(p, q) > 8));
    return (
      path(
        "af-pasture3",
        spread(rnd, 26, 8, 0.8, 0)
          .map((p) => wash(p, rnd, 13, 6))
          .join(""),
      ) +
      path(
        "af-pasture2",
        spread(rnd, 22, 8, 0.9, 0)
          .map((p) => wash(p, rnd, 12, 5))
          .join(""),
      ) +
      path("as-grass aw2", grass.map((p) => tuft(p, rnd)).join("")) +
      flock.map((p) => sheep(p, rnd() - 0.5, 1.7)).join("")
    );
  },
  fields(rnd) {
    const lean = rnd.pick([-0.32, 0.32]);
    const rows = Array.from({ length: 11 }, (_, i) => i * 8 - 40)
      .map((y) => {
        const half = Math.min(38, (44 - Math.abs(y)) * 1.6);
        return half > 6
          ? `M${n(-half)} ${n(y - lean * half * 0.6)}q${n(half)} ${n(rnd.between(-3, 3))} ${n(half * 2)} ${n(lean * half * 1.2)}`
          : "";
      })
      .join("");
    const sheaves = spread(rnd, 16.5, 5, 0.98, 19);
    const ear = (x: number, y: number) =>
      `<g transform="translate(${n(x)} ${n(y)}) scale(1.35)"><path class="as" d="M-4 5a4.4 1.4 0 1 0 9 0a4.4 1.4 0 1 0-9 0Z"/><path fill="none" stroke="#a8741a" stroke-width="1.3" d="M0 5V-3M0 5q-1-4-3-6.4M0 5q1-4 3-6.4"/><path class="af-grain" stroke="#8f5d10" stroke-width=".9" d="${[
        [0, -3.4, 0],
        [-3.2, -1.6, -1],
        [3.2, -1.6, 1],
      ]
        .map(
          ([dx, dy, k]) =>
            `M${n(dx)} ${n(dy + 1.6)}q${n(-1.8 + k * 0.4)}-2.4 ${n(k * 1.2)}-5.2q${n(1.8 + k * 0.4)} 2.6 ${n(-k * 1.2)} 5.2z`,
        )
        .join("")}"/><path fill="none" stroke="#8f3a1a" stroke-width="1.4" d="M-1.8 2h3.6"/></g>`;
    return (
      path("as-fields2", rows, ' stroke-width="3" stroke-linecap="round" opacity=".8"') +
      sheaves.map(([x, y]) => ear(x, y)).join("")
    );
  },
  hills(rnd) {
    const pits = path(
      "af-hills3",
      spread(rnd, 24, 7, 0.8, 0)
        .map((p) => wash(p, rnd, 11, 5))
        .join(""),
      ' opacity=".6"',
    );
    const mounds = spread(rnd, 19, 9, 1, 10)
      .map(([x, y]) => {
        const w = rnd.between(10, 13);
        return (
          path("as", `M${n(x - w)} ${n(y + 4)}h${n(w * 2)}q4 3 1 3.4h${n(-w * 2)}z`) +
          path(
            "af-hills2 ao",
            `M${n(x - w)} ${n(y + 4)}q${n(w * 0.3)} ${n(-w)} ${n(w * 0.95)} ${n(-w)}q${n(w * 0.75)} ${n(w * 0.1)} ${n(w * 1.05)} ${n(w)}q${n(-w)} 2.4 ${n(-w * 2)} 0z`,
          ) +
          path(
            "af-hills3",
            `M${n(x - w * 0.86)} ${n(y + 3.4)}q${n(w * 0.26)} ${n(-w * 0.9)} ${n(w * 0.8)} ${n(-w * 0.88)}q${n(-w * 0.22)} ${n(w * 0.5)} ${n(-w * 0.2)} ${n(w * 1)}z`,
          )
        );
      })
      .join("");
    const bricks = spread(rnd, 26, 6, 0.9, 20)
      .map(
        ([x, y]) =>
          `<g transform="translate(${n(x)} ${n(y)}) scale(1.5)"><path class="as" d="M-4 3h9.6v1.4h-9.6z"/><path class="af-brick ao" d="M-4.6 3v-2.8h4.6v2.8zM0 3v-2.8h4.6v2.8zM-2.3.2v-2.8h4.6v2.8z"/></g>`,
      )
      .join("");
    return pits + mounds + bricks;
  },
  mountains(rnd) {
    const peaks = spread(rnd, 19, 8, 1, 11)
      .map(([x, top]) => {
        const r = rnd.between(12, 16);
        const y = top + r * 0.55;
        return (
          path("as", `M${n(x - r)} ${n(y)}h${n(r * 2)}l3 2.6h${n(-r * 2)}z`) +
          path(
            "af-mountains3 ao",
            `M${n(x - r)} ${n(y)}L${n(x - r * 0.35)} ${n(y - r)}L${n(x)} ${n(y - r * 1.4)}L${n(x + r * 0.45)} ${n(y - r * 0.75)}L${n(x + r)} ${n(y)}Q${n(x)} ${n(y + 2.4)} ${n(x - r)} ${n(y)}Z`,
          ) +
          path(
            "af-mountains2",
            `M${n(x)} ${n(y - r * 1.36)}L${n(x + r * 0.45)} ${n(y - r * 0.74)}L${n(x + r * 0.95)} ${n(y - 0.2)}Q${n(x + r * 0.5)} ${n(y + 0.8)} ${n(x + r * 0.1)} ${n(y + 0.9)}L${n(x + r * 0.26)} ${n(y - r * 0.4)}L${n(x - r * 0.06)} ${n(y - r * 0.8)}Z`,
          ) +
          path(
            "af-white ao aw1",
            `M${n(x - r * 0.4)} ${n(y - r * 0.92)}L${n(x)} ${n(y - r * 1.4)}L${n(x + r * 0.34)} ${n(y - r * 0.9)}L${n(x + r * 0.12)} ${n(y - r * 0.72)}L${n(x - r * 0.06)} ${n(y - r * 0.96)}L${n(x - r * 0.2)} ${n(y - r * 0.74)}Z`,
          )
        );
      })
      .join("");
    return (
      path(
        "af-mountains2",
        spread(rnd, 24, 8, 0.8, 0)
          .map((p) => wash(p, rnd, 11, 5))
          .join(""),
        ' opacity=".35"',
      ) +
      peaks +
      path(
        "af-stone2 ao aw1",
        spread(rnd, 22, 3, 0.6)
          .map((p) => pebble(p, rnd.between(1.8, 2.8)))
          .join(""),
      )
    );
  },
  desert(rnd) {
    const dunes = spread(rnd, 19, 6, 0.9, 8);
    const cacti = spread(rnd, 27, 6, 0.8)
      .map(([x, y]) => `M${n(x)} ${n(y + 5)}V${n(y - 6)}M${n(x)} ${n(y + 1)}h-3.6v-3.6M${n(x)} ${n(y - 1)}h3.6v-3.4`)
      .join("");
    return (
      path(
        "af-desert2",
        dunes.map(([x, y]) => `M${n(x - 11)} ${n(y)}q7-8 12-1.4q5 4 11 .8q-11 6-23 .6z`).join(""),
        ' opacity=".75"',
      ) +
      path("as-ink", cacti, ' stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"') +
      path("as-leaf", cacti, ' stroke-width="3" stroke-linecap="round" stroke-linejoin="round"')
    );
  },
};
