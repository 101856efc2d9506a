/** Small tools of the pen: seeded chance, path text, smooth lines. */
import type { Point } from "./types";

/** A 32-bit hash of whatever identifies a drawing. */
export function hash(...parts: (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    const text = `${part}|`;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}

export interface Chance {
  (): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Numbers in [0, 1) that depend on the seed only. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }) as Chance;
  next.between = (low, high) => low + (high - low) * next();
  next.pick = (list) => list[Math.floor(next() * list.length)];
  return next;
}

/** A number as short as a drawing needs it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10 || 0);
export const at = (p: Point): string => `${n(p[0])} ${n(p[1])}`;

export const add = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** A plain root: Math.hypot guards against sizes that no tile has, and this is called very often. */
export const distance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

/** A Catmull-Rom curve through the points, as a list of points. */
export function smooth(points: Point[], steps = 4): Point[] {
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      out.push(
        [0, 1].map(
          (k) =>
            0.5 *
            (2 * b[k] +
              (c[k] - a[k]) * t +
              (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
              (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t),
        ) as Point,
      );
    }
  }
  out.push(points[points.length - 1]);
  return out;
}

/** Path text of a smooth line through the points (quadratic pieces through the midpoints). */
export function curve(points: Point[], closed = false): string {
  if (closed) {
    const start = mix(points[points.length - 1], points[0], 0.5);
    return `M${at(start)}${points.map((p, i) => `Q${at(p)} ${at(mix(p, points[(i + 1) % points.length], 0.5))}`).join("")}Z`;
  }
  let text = `M${at(points[0])}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const end = i + 2 === points.length ? points[i + 1] : mix(points[i], points[i + 1], 0.5);
    text += `Q${at(points[i])} ${at(end)}`;
  }
  return points.length === 2 ? `${text}L${at(points[1])}` : text;
}

/** A point a share of the way along a line, and the direction there. */
export function along(points: Point[], share: number): { at: Point; direction: Point } {
  const lengths = points.slice(1).map((p, i) => distance(p, points[i]));
  let rest = lengths.reduce((a, b) => a + b, 0) * share;
  let i = 0;
  while (i < lengths.length - 1 && rest > lengths[i]) rest -= lengths[i++];
  const size = lengths[i] || 1;
  const direction: Point = [(points[i + 1][0] - points[i][0]) / size, (points[i + 1][1] - points[i][1]) / size];
  return { at: add(points[i], direction, rest), direction };
}

/** A hand-drawn round: an uneven closed curve. */
export function round(
  centre: Point,
  rx: number,
  ry: number,
  rnd: Chance,
  wobble = 0.08,
  corners = 7,
  turn = 0,
): Point[] {
  const first = rnd() * 6.28;
  return Array.from({ length: corners }, (_, i) => {
    const a = first + (i * 2 * Math.PI) / corners;
    const r = 1.1 + (rnd() - 0.5) * 2 * wobble;
    const [x, y] = [Math.cos(a) * rx * r, Math.sin(a) * ry * r];
    return [
      centre[0] + x * Math.cos(turn) - y * Math.sin(turn),
      centre[1] + x * Math.sin(turn) + y * Math.cos(turn),
    ] as Point;
  });
}

/** How many elements a drawing holds. */
export const nodeCount = (svg: string): number => (svg.match(/<[a-z]/g) ?? []).length;
