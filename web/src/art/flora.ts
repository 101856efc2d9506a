/** Trees, grass, stones and ripples as merged paths: many things, few elements. */
import { at, chance, curve, hash, n, round } from "./ink";
import type { Chance } from "./ink";
import type { Point } from "./types";

export const path = (kind: string, d: string, extra = ""): string =>
  d ? `<path class="${kind}" d="${d}"${extra}/>` : "";

/** Collects path data by class and writes it in the order of first use. */
export class Sheet {
  private layers = new Map<string, string>();
  put(kind: string, d: string): void {
    this.layers.set(kind, (this.layers.get(kind) ?? "") + d);
  }
  toString(): string {
    return [...this.layers].map(([kind, d]) => path(kind, d)).join("");
  }
}

/** A crown of five uneven lobes. */
function crown([x, y]: Point, r: number, rnd: Chance): string {
  const first = rnd() * 6.28;
  const lobes = 5;
  const points = Array.from({ length: lobes }, (_, i) => {
    const a = first + (i * 6.283) / lobes;
    return [x + Math.cos(a) * r * 0.82, y + Math.sin(a) * r * 0.78] as Point;
  });
  return `M${at(points[0])}${points
    .map((p, i) => {
      const q = points[(i + 1) % lobes];
      const size = n(Math.hypot(q[0] - p[0], q[1] - p[1]) * rnd.between(0.54, 0.66));
      return `A${size} ${size} 0 0 1 ${at(q)}`;
    })
    .join("")}Z`;
}

function fir([x, y]: Point, r: number): string {
  const [a, b, c] = [r * 0.42, r * 0.75, r];
  return `M${n(x)} ${n(y - r * 1.35)}l${n(b)} ${n(r)}h${n(a - b)}l${n(c - a)} ${n(r)}h${n(-2 * c)}l${n(c - a)} ${n(-r)}h${n(a - b)}Z`;
}

/** One tree with its trunk, shade and tone; `firs` is the share of conifers. On a tile's edge a trunk would stick out. */
export function tree(sheet: Sheet, p: Point, r: number, rnd: Chance, firs: number, trunk = true): void {
  const tones = ["af-tree1 ao", "af-tree2 ao", "af-tree3 ao"];
  const lights = ["af-lit1", "af-lit2", "af-lit3"];
  const [x, y] = p;
  sheet.put(
    "as",
    `M${n(x - r * 0.7)} ${n(y + r * 0.75)}a${n(r * 1.05)} ${n(r * 0.5)} 0 1 0 ${n(r * 2.1)} 0a${n(r * 1.05)} ${n(r * 0.5)} 0 1 0 ${n(-r * 2.1)} 0Z`,
  );
  if (rnd() < firs) {
    if (trunk) sheet.put("ai aw2", `M${n(x)} ${n(y + r * 0.65)}v${n(r * 0.5)}`);
    sheet.put(tones[1], fir(p, r * 0.92));
    sheet.put(
      "af-lit2",
      `M${n(x - r * 0.08)} ${n(y - r * 1.02)}L${n(x - r * 0.52)} ${n(y - r * 0.42)}h${n(r * 0.3)}L${n(x - r * 0.76)} ${n(y + r * 0.5)}h${n(r * 0.42)}Z`,
    );
    return;
  }
  if (trunk) sheet.put("ai aw2", `M${n(x)} ${n(y + r * 0.6)}v${n(r * 0.75)}`);
  const tone = rnd() < 0.55 ? 0 : rnd() < 0.5 ? 2 : 1;
  sheet.put(tones[tone], crown([x, y - r * 0.15], r, rnd));
  sheet.put(lights[tone], crown([x - r * 0.26, y - r * 0.44], r * 0.5, rnd));
}

/** A crown without a trunk. */
export function bush(sheet: Sheet, p: Point, r: number, rnd: Chance): void {
  sheet.put("af-tree3 ao", crown(p, r, rnd));
}

/** Three blades. */
export const tuft = ([x, y]: Point, rnd: Chance): string => {
  const h = rnd.between(1.6, 2.7);
  return `M${n(x - 1.3)} ${n(y)}l-.7 ${n(-h * 0.8)}M${n(x)} ${n(y)}v${n(-h)}M${n(x + 1.2)} ${n(y)}l.8 ${n(-h * 0.8)}`;
};

export const pebble = ([x, y]: Point, r: number): string =>
  `M${n(x - r)} ${n(y)}q${n(r * 0.2)} ${n(-r)} ${n(r)} ${n(-r * 0.9)}q${n(r * 0.9)} ${n(r * 0.1)} ${n(r)} ${n(r * 0.9)}z`;

/** A broad stroke of the brush, a little lighter than the ground. */
export const wash = (p: Point, rnd: Chance, rx = rnd.between(9, 17), ry = rnd.between(4, 8)): string =>
  curve(round(p, rx, ry, rnd, 0.18, 7, rnd.between(-0.3, 0.3)), true);

export const wave = ([x, y]: Point, w: number): string =>
  `M${n(x - w)} ${n(y)}q${n(w / 2)} ${n(-w * 0.45)} ${n(w)} 0q${n(w / 2)} ${n(w * 0.45)} ${n(w)} 0`;

/** The leafy rim of a wood along a border: bulges of uneven width towards the open ground on the line's left hand. */
export function scallops(border: Point[], seed: string): string {
  const rnd = chance(hash(seed, border.length));
  let text = "";
  let last = border[0];
  let want = rnd.between(5.5, 8);
  for (let i = 1; i < border.length; i++) {
    const d = Math.hypot(border[i][0] - last[0], border[i][1] - last[1]);
    const end = i === border.length - 1;
    if (d < want && !end) continue;
    // Flat at both ends, where the rims of four tiles may meet.
    const r = n(d * (end || last === border[0] ? 1.2 : rnd.between(0.52, 0.62)));
    text += `A${r} ${r} 0 0 1 ${at(border[i])}`;
    last = border[i];
    want = rnd.between(5.5, 8);
  }
  return text;
}
