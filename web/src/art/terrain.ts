/** What both tile games share: open ground, blobs with a rim, courses of water or road, ridges, and things on them. */
import { path, pebble, Sheet, tuft, wash } from "./flora";
import { glyph } from "./glyphs";
import { add, along, at, curve, distance, hash } from "./ink";
import { turn } from "./layout";
import type { Blob, Course } from "./layout/shapes";
import { scatterPoints } from "./scatter";
import type { Stage } from "./scatter";
import type { Point } from "./types";

export const turned = (s: Stage, points: Point[]): Point[] => points.map((p) => turn(p, s.rotation));

/** Washes, tufts and a few stones on open ground. */
export function ground(s: Stage, type: string): string {
  const washes = scatterPoints(s, { type, gap: 34, radius: 6, margin: 14, density: 0.8, besideItems: 0 })
    .map((p) => wash(p, s.rnd))
    .join("");
  const dips = scatterPoints(s, { type, gap: 38, radius: 6, margin: 14, density: 0.7, besideItems: 0 })
    .map((p) => wash(p, s.rnd, s.rnd.between(7, 13), s.rnd.between(3, 6)))
    .join("");
  if (s.far) return path("af-ground2", washes) + path("af-ground3", dips);
  const tufts = scatterPoints(s, { type, gap: 15, radius: 3, margin: 3.5, density: 0.62, besideItems: 0.9 })
    .map((p) => tuft(p, s.rnd))
    .join("");
  const stones = scatterPoints(s, { type, gap: 41, radius: 4, margin: 6, density: 0.4 })
    .map((p) => pebble(p, s.rnd.between(1.2, 2.2)))
    .join("");
  const blooms = scatterPoints(s, { type, gap: 37, radius: 3, margin: 5, density: 0.4 })
    .flatMap((p) =>
      [
        [0, 0],
        [2, 0.9],
        [-1.7, 1.1],
      ].map(([dx, dy]) => `M${at(add(p, [dx + s.rnd() * 0.8, dy]))}h.1`),
    )
    .join("");
  return (
    path("af-ground2", washes) +
    path("af-ground3", dips) +
    path("as-grass aw1", tufts) +
    path("as-cream", blooms, ' stroke-width="1.3" stroke-linecap="round"') +
    path("af-stone ao aw1", stones)
  );
}

/** Moves points that lie on the tile's edge a little beyond it. */
const over = (p: Point): Point => p.map((v) => (v <= 0.01 ? -0.9 : v >= 99.99 ? 100.9 : v)) as Point;

/** Outline of a blob whose inner borders are drawn by `rim`; returns the area and the rim alone. */
export function blobPaths(
  s: Stage,
  blob: Blob,
  rim: (border: Point[], seed: string) => string,
): { area: string; rim: string } {
  const outline = turned(s, blob.outline).map(over);
  if (blob.whole) return { area: `M${outline.map(at).join("L")}Z`, rim: "" };
  let area = "";
  let rims = "";
  let used = 0;
  blob.borders.forEach((border, k) => {
    const line = turned(s, border);
    const first = blob.outline.indexOf(border[0], used);
    const edge = outline.slice(used, first + 1);
    const text = rim(line, `${s.name} ${blob.zone} ${k}`);
    area += `${area ? "L" : "M"}${edge.map(at).join("L")}L${at(line[0])}${text}`;
    rims += `M${at(line[0])}${text}`;
    used = first + border.length - 1;
  });
  return { area: `${area}Z`, rim: rims };
}

/** A course that runs so far over the tile's edge. */
function courseLine(s: Stage, course: Course, over: number): string {
  const points = turned(s, course.points);
  const ends = [points[0], points[points.length - 1]].map((p, i) => {
    const inner = points[i === 0 ? 1 : points.length - 2];
    return p.some((v) => v < 0.5 || v > 99.5)
      ? add(p, [p[0] - inner[0], p[1] - inner[1]], over / distance(p, inner))
      : p;
  });
  return curve([ends[0], ...points.slice(1, -1), ends[1]]);
}

/** Banks and bed of all courses: the bed runs further over the edge, so that no line crosses it where tiles meet. */
export function bed(s: Stage, kind: string, width: number): { banks: string; bed: string } {
  const lines = (over: number) => s.layout.courses.map((c) => courseLine(s, c, over)).join("");
  return {
    banks:
      path("as-ink", lines(0.6), ` stroke-width="${width + 3.4}"`) +
      path("as-bank", lines(0.8), ` stroke-width="${width + 2}"`),
    bed: path(kind, lines(1), ` stroke-width="${width}"`),
  };
}

/** Rows of stones between grounds that nothing else keeps apart. */
export function ridges(s: Stage): string {
  const sheet = new Sheet();
  for (const ridge of s.layout.ridges) {
    const line = turned(s, ridge);
    for (let i = 0; i <= 9; i++)
      sheet.put("af-stone ao", pebble(add(along(line, i / 9).at, [0, 1.4]), s.rnd.between(2.2, 3.4)));
  }
  return String(sheet);
}

/** How much larger a thing is drawn when the whole table is in sight. */
const FAR: Record<string, number> = {
  fish: 1.75,
  gold: 1.7,
  mushrooms: 1.6,
  flags: 1.75,
  trading_post: 1.45,
  volcano: 1.1,
  fire: 1.1,
  dolmen: 1.2,
  barn: 1.35,
  mammoth: 1.35,
  aurochs: 1.35,
  bison: 1.4,
  hare: 1.6,
  turkey: 1.5,
  beaver: 1.6,
};

/** Everything that stands on the tile, north first. */
export function things(s: Stage, skip: (type: string) => boolean = () => false): string {
  return s.layout.items
    .filter((i) => i.type !== "anchor" && !skip(i.type))
    .map((i) => ({
      type: i.type,
      at: turn(i.at, s.rotation),
      scale: Math.round((i.scale ?? 1) * (s.far ? (FAR[i.type] ?? 1.4) : 1.12) * 100) / 100,
    }))
    .sort((a, b) => a.at[1] - b.at[1])
    .map(
      (i, k) =>
        standing(i.type, i.at, i.scale) +
        glyph(
          i.type,
          i.at,
          hash(s.x, s.y, s.name, k) % 2 === 1 &&
            !["flags", "volcano", "dolmen", "trading_post", "barn"].includes(i.type),
          i.scale,
        ),
    )
    .join("");
}

/** The shadow at the feet of a thing. */
function standing(type: string, [x, y]: Point, k: number): string {
  if (["fish", "volcano", "fire"].includes(type)) return "";
  const w = type === "flags" ? 3.4 : type === "gold" || type === "mushrooms" ? 4.6 : 7.4;
  const low = type === "gold" ? 2.8 : type === "mushrooms" ? 3.4 : type === "hare" || type === "beaver" ? 4 : 6.6;
  return `<ellipse class="as" cx="${Math.round((x + 1 * k) * 10) / 10}" cy="${Math.round((y + low * k) * 10) / 10}" rx="${Math.round(w * k * 10) / 10}" ry="${Math.round(1.9 * k * 10) / 10}"/>`;
}
