/** The island: sea, terrain hexes, number tokens, harbours. Hexes are pointy side up. */
import { path, pebble, Sheet, tree, tuft, wash, wave } from "./flora";
import { add, at, chance, distance, hash, n } from "./ink";
import type { Chance } from "./ink";
import { resourceGlyph } from "./goods";
import type { Point, Terrain } from "./types";

/** Units from a hex's centre to its corners. */
export const HEX = 50;
const WIDE = HEX * Math.sqrt(3);
const ROWS: Record<string, number> = { A: 3, B: 4, C: 5, D: 4, E: 3 };

/** Corner i of a hex round 0,0: 0 north, then clockwise. */
export const hexCorner = (i: number, size = HEX): Point =>
  lie([Math.sin((i * Math.PI) / 3) * size, -Math.cos((i * Math.PI) / 3) * size]);

/** On a narrow screen the island lies lengthwise: a quarter turn of places, never of pictures. */
let lengthwise = false;
export function lay(along: boolean): void {
  lengthwise = along;
}
export function lie([x, y]: Point): Point {
  return lengthwise ? [-y, x] : [x, y];
}

/** The centre of a hex by its name; C3 lies at 0,0. */
export function hexCentre(name: string): Point {
  const row = name.charCodeAt(0) - 67;
  return lie([(Number(name.slice(1)) - (ROWS[name[0]] + 1) / 2) * WIDE, row * HEX * 1.5]);
}

const HEXES = Object.entries(ROWS).flatMap(([row, count]) => Array.from({ length: count }, (_, i) => `${row}${i + 1}`));

/** The box round the island with its harbours, for a viewBox. */
export const CATAN_BOX = { x: -230, y: -238, width: 502, height: 476 };

/** The same as the island lies now. */
export function islandBox(): typeof CATAN_BOX {
  const { x, y, width, height } = CATAN_BOX;
  return lengthwise ? { x: -(y + height), y: x, width: height, height: width } : CATAN_BOX;
}

/** The beach round a hex, and what a harbour's sign and boat take from its middle, in units. */
const BEACH = 8;
const SIGN = { out: 1.78, left: 20, up: 19, down: 22 };

/** The boxes of all hexes and of the signs of harbours, as the island lies now. */
export function islandPieces(harbours: { hex: string; side: string }[]): (typeof CATAN_BOX)[] {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => hexCorner(i));
  const [half, high] = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis])) + BEACH);
  const land = HEXES.map(hexCentre).map(([x, y]) => ({ x: x - half, y: y - high, width: 2 * half, height: 2 * high }));
  const signs = harbours.map(({ hex, side }) => {
    const [x, y] = add(hexCentre(hex), outward(side), SIGN.out);
    return { x: x - SIGN.left, y: y - SIGN.up, width: 2 * SIGN.left, height: SIGN.up + SIGN.down };
  });
  return [...land, ...signs];
}

/** From a hex's centre to the middle of one of its sides. */
function outward(side: string): Point {
  const k = Math.max(0, DIRECTIONS.indexOf(side));
  const [a, b] = [hexCorner(k), hexCorner(k + 1)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** The outline of a hex round 0,0, as the island lies now. */
export function hexOutline(size = HEX): string {
  return hexLine(size);
}

const hexLine = (size: number): string => `M${[0, 1, 2, 3, 4, 5].map((i) => at(hexCorner(i, size))).join("L")}Z`;

/** Waves on the open sea within a box, clear of the island. */
export function wavesSvg(box: { x: number; y: number; width: number; height: number }): string {
  const rnd = chance(hash("sea of catan"));
  const centres = HEXES.map(hexCentre);
  const seen: Point[] = [];
  let light = "";
  let dark = "";
  for (let y = box.y; y < box.y + box.height; y += 21) {
    for (let x = box.x; x < box.x + box.width; x += 34) {
      const p: Point = [x + rnd.between(-12, 12), y + rnd.between(-8, 8)];
      if (rnd() < 0.35 || centres.some((c) => distance(c, p) < 66)) continue;
      seen.push(p);
      if (rnd() < 0.6) light += wave(p, rnd.between(4, 8));
      else dark += wave(p, rnd.between(5, 10));
    }
  }
  return `<g class="art-catan">${path("as-sea3", dark, ' stroke-width="1.6" stroke-linecap="round" opacity=".55"')}${path("as-sea2", light, ' stroke-width="1.4" stroke-linecap="round" opacity=".6"')}</g>`;
}

/** Shallows, surf and beach round the island, and the side of the cardboard below it. */
export function seaSvg(): string {
  const centres = HEXES.map(hexCentre);
  const land = (grow: number, dy = 0) =>
    centres
      .map((c) => `M${[0, 1, 2, 3, 4, 5].map((i) => at(add(add(c, [0, dy]), hexCorner(i, HEX + grow)))).join("L")}Z`)
      .join("");
  const line = (kind: string, grow: number, width: number, opacity: number, dy = 0) =>
    path(kind, land(grow, dy), ` stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"`);
  return (
    `<g class="art-catan">${line("as-sea2", 4, 62, 0.16)}${line("as-sea2", 4, 42, 0.26)}${line("as-sea2", 4, 26, 0.5)}${line("as-white", 5, 12.5, 0.75)}` +
    `${line("as-ink", 4, 8.6, 0.35, 5)}${line("as-desert2", 4, 7, 1, 4)}${path("af-desert2", land(4, 4))}${line("as-beach", 4, 7, 1)}${path("af-beach", land(4))}</g>`
  );
}

/** A terrain hex round 0,0; x and y only seed its ornaments. */
export function hexSvg(terrain: Terrain | string, place: { x?: number; y?: number } = {}): string {
  const rnd = chance(hash(terrain, place.x ?? 0, place.y ?? 0));
  const ground: Record<string, string> = {
    forest: "af-forest",
    pasture: "af-pasture",
    fields: "af-fields",
    hills: "af-hills",
    mountains: "af-mountains",
    desert: "af-desert",
  };
  const draw = TERRAIN[terrain as Terrain] ?? (() => "");
  const c = [0, 1, 2, 3, 4, 5].map((i) => at(hexCorner(i, 47)));
  return (
    `<g class="art-catan"><path class="as" d="${hexLine(49)}" transform="translate(0 2.4)"/><path class="${ground[terrain] ?? "af-sea"}" stroke="var(--a-ink)" stroke-width="1.5" stroke-linejoin="round" d="${hexLine(48.6)}"/>${draw(rnd)}` +
    `<path fill="url(#sheen)" d="${hexLine(48)}"/><path fill="none" stroke="#fffbe0" stroke-opacity=".5" stroke-width="1.5" d="M${c[4]}L${c[5]}L${c[0]}L${c[1]}"/><path fill="none" stroke="#2a1a08" stroke-opacity=".35" stroke-width="1.6" d="M${c[1]}L${c[2]}L${c[3]}L${c[4]}"/></g>`
  );
}

/** Places inside a hex, clear of the number token in the middle and of the rim. */
function spread(rnd: Chance, gap: number, radius: number, density = 1, token = 18): Point[] {
  const points: Point[] = [];
  for (let y = -46; y < 46; y += gap * 0.86) {
    for (let x = -46 + (points.length % 2) * gap * 0.5; x < 46; x += gap) {
      const p: Point = [x + rnd.between(-0.26, 0.26) * gap, y + rnd.between(-0.26, 0.26) * gap];
      const [u, v] = lengthwise ? [p[1], p[0]] : p;
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

const TERRAIN: Record<Terrain, (rnd: Chance) => string> = {
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

/** A number token of wood; 6 and 8 are red and bold, the pips count the ways to roll it. */
export function tokenSvg(number: number): string {
  const pips = 6 - Math.abs(7 - number);
  const hot = pips === 5;
  const dots = Array.from({ length: pips }, (_, i) => `M${n((i - (pips - 1) / 2) * 4.3)} 10.6h.01`).join("");
  return (
    `<g class="art-catan"><circle class="as" cx="1.4" cy="4" r="17.4"/><circle class="af-board2 ao aw2" cy="2" r="16.6"/><circle class="af-token ao aw2" r="16.6"/><circle fill="none" stroke="var(--a-board2)" stroke-width=".9" opacity=".7" r="14.4"/><text class="at af-${hot ? "red" : "ink"}" y="4.6" font-size="${hot ? 20 : 18}" font-weight="700">${number}</text>` +
    `<path class="as-${hot ? "red" : "ink"}" stroke-width="2.9" stroke-linecap="round" d="${dots}"/></g>`
  );
}

const DIRECTIONS = ["north-east", "east", "south-east", "south-west", "west", "north-west"];

/** Piers to both corners of a coastal side and a sign in the sea, drawn from the centre of its hex. */
export function harbourSvg(side: string, trade: string): string {
  const k = Math.max(0, DIRECTIONS.indexOf(side));
  const [a, b] = [hexCorner(k), hexCorner(k + 1)];
  const out = outward(side);
  const sign = add([0, 0], out, SIGN.out);
  const piers = [a, b]
    .map(
      (corner) =>
        `M${at(add(corner, out, 0.02))}L${at([corner[0] * 0.42 + sign[0] * 0.62, corner[1] * 0.42 + sign[1] * 0.62])}`,
    )
    .join("");
  const [what, rate] = trade.includes(" ") ? trade.split(" ") : ["", trade];
  const [x, y] = sign;
  const hull = `M${n(x - 19)} ${n(y + 8)}q3 11 9 12.4h20q7-1.4 9-12.4q-19 5-38 0z`;
  const flag: Record<string, string> = {
    wood: "af-forest",
    brick: "af-hills",
    wool: "af-pasture",
    grain: "af-fields",
    ore: "af-mountains",
  };
  return (
    `<g class="art-catan">${path("as", piers, "")}<path class="asd" d="${piers}" stroke-width="7" transform="translate(1 3)"/>${path("as-ink", piers, ' stroke-width="6.6"')}${path("as-wood", piers, ' stroke-width="4.6" stroke-dasharray="2.4 .9"')}` +
    `<ellipse class="as" cx="${n(x + 2)}" cy="${n(y + 19)}" rx="20" ry="4"/>${path("af-wood ao", hull)}<path class="ai" d="M${n(x - 16)} ${n(y + 12)}q16 4.4 32 0"/>` +
    `<circle class="${flag[what] ?? "af-cream"} ao aw2" cx="${n(x)}" cy="${n(y - 3)}" r="15.6"/><circle class="af-cream ao" cx="${n(x)}" cy="${n(y - 3)}" r="12.8"/>` +
    (what
      ? resourceGlyph(what, [x, y - 6.4], 0.82) +
        `<text class="at af-ink" x="${n(x)}" y="${n(y + 7)}" font-size="8.6" font-weight="700">${rate.replace(/[<&]/g, "")}</text>`
      : `<text class="at af-ink" x="${n(x)}" y="${n(y + 1.2)}" font-size="12.4" font-weight="700">${rate.replace(/[<&]/g, "")}</text>`) +
    "</g>"
  );
}
