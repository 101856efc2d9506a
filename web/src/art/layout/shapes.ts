/** Where things run inside a tile: outlines of forests and cities, courses of rivers and roads, lakes, yards, ridges. */
import { add, along, chance, distance, hash, mix, round, smooth } from "../ink";
import type { Chance } from "../ink";
import type { KindDef, Point, Zone } from "../types";
import { inward, perimeterPoint, planOf } from "./perimeter";
import type { Divider, Plan, Run } from "./perimeter";

export interface Blob {
  divider: number;
  zone: number;
  outline: Point[];
  borders: Point[][];
  whole: boolean;
}
export interface Course {
  zone: number;
  points: Point[];
}
export interface Hub {
  type: string;
  zone: number | null;
  at: Point;
  radius: number;
  outline?: Point[];
  courses: number;
}
export interface Shapes {
  plan: Plan;
  blobs: Blob[];
  courses: Course[];
  hubs: Hub[];
  ridges: Point[][];
  coast: Point[] | null;
}

export const RIVER = 4.4;
export const ROAD = 3.3;
const O: Point = [50, 50];
/** The coast leaves a start field at the same place north and south, so that ten of them make one shore. */
export const COAST = 61;

export function shapesOf(game: string, name: string, def: KindDef): Shapes {
  const plan = planOf(def);
  const rnd = chance(hash(game, name));
  const coast = game === "mayflower" && name.startsWith("start-") ? coastLine(rnd) : null;
  const corners = new Map<number, number[]>();
  const touched = new Map<number, number[]>();
  const loose: [number, number][] = [];
  for (const [i, j] of plan.touch) {
    const kinds = [plan.dividers[i].kind, plan.dividers[j].kind];
    if (kinds.includes("area") && kinds.includes("corner"))
      push(corners, kinds[0] === "area" ? i : j, plan.dividers[kinds[0] === "corner" ? i : j].runs[0].from);
    else if (kinds.includes("area") && kinds.includes("line"))
      push(touched, kinds[0] === "line" ? i : j, kinds[0] === "area" ? i : j);
    else loose.push([i, j]);
  }
  plan.dividers.forEach((d, i) => {
    const areas = plan.dividers.flatMap((e, k) =>
      e.kind === "area" && def.zones[e.zones[0]].type === d.hub?.type ? [k] : [],
    );
    if (d.kind === "line" && areas.length && !touched.has(i)) push(touched, i, areas[0]);
  });
  const blobs = plan.dividers.flatMap((d, i) =>
    d.kind === "area" ? [blobOf(plan, d, i, corners.get(i) ?? [], touched, rnd, coast)] : [],
  );
  const hubs: Hub[] = [];
  const courses: Course[] = [];
  plan.dividers.forEach((d, i) => {
    if (d.kind === "line") drawLines(def, d, blobs, touched.get(i) ?? [], hubs, courses, rnd, coast);
  });
  def.zones.forEach((zone, index) => {
    if ((zone.type !== "farm" && zone.type !== "lake") || hubs.some((h) => h.zone === index)) return;
    const radius = zone.type === "farm" ? 17 : lakeRadius(zone);
    const centre = clear(O, radius + 7, blobs, []);
    hubs.push({
      type: zone.type,
      zone: index,
      at: centre,
      radius,
      outline: round(centre, radius, radius * 0.92, rnd, 0.05),
      courses: 0,
    });
  });
  const ridges = loose.map(([i, j]) => ridge(plan.dividers[i], plan.dividers[j], blobs, courses));
  return { plan, blobs, courses, hubs, ridges, coast };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

const coastLine = (rnd: Chance): Point[] =>
  smooth(
    [
      [COAST, -6],
      [COAST, 0],
      ...[18, 36, 52, 68, 84].map((y) => [COAST + rnd.between(-5, 6), y] as Point),
      [COAST, 100],
      [COAST, 106],
    ],
    3,
  );

/** How far an inner border leaves the straight line between its ends: away from the gap if positive. */
function bow(gap: number, crowded: boolean, lake: boolean): number {
  if (gap <= 3) return (gap / 3) * (lake ? 44 : crowded ? 38 : 27);
  const middle = crowded ? 11 : 5;
  if (gap < 6) return 27 + ((middle - 27) * (gap - 3)) / 3;
  if (gap < 9) return middle - ((middle + 27) * (gap - 6)) / 3;
  return -27 * ((12 - gap) / 3);
}

function blobOf(
  plan: Plan,
  divider: Divider,
  index: number,
  corners: number[],
  touched: Map<number, number[]>,
  rnd: Chance,
  coast: Point[] | null,
): Blob {
  const zone = divider.zones[0];
  const contacts = [...divider.runs.map((r) => [r.from, r.to]), ...corners.map((t) => [t, t])]
    .map(([a, b]) => [a % 12, (a % 12) + b - a])
    .sort((a, b) => a[0] - b[0]);
  if (contacts[0][1] - contacts[0][0] === 12) {
    return {
      divider: index,
      zone,
      outline: [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
      borders: [],
      whole: true,
    };
  }
  const outline: Point[] = [];
  const borders: Point[][] = [];
  contacts.forEach(([from, to], k) => {
    outline.push(perimeterPoint(from));
    for (let t = Math.floor(from / 3 + 1) * 3; t < to; t += 3) outline.push(perimeterPoint(t));
    const next = contacts[(k + 1) % contacts.length][0] + (k + 1 === contacts.length ? 12 : 0);
    const inGap = (r: Run) => ((((r.from + r.to) / 2 - to) % 12) + 12) % 12 < next - to;
    const guests = plan.dividers.filter((d) => d.kind === "line" && d.runs.every(inGap));
    const reaching = guests.filter((d) => touched.get(plan.dividers.indexOf(d))?.includes(index));
    const through = guests.some((d) => !d.hub);
    const push = coast
      ? -52
      : bow(
          next - to,
          (through && !reaching.length) || (next - to <= 3 && reaching.length > 0),
          reaching.some((d) => d.hub?.type === "lake"),
        );
    const border = innerBorder(perimeterPoint(to), perimeterPoint(next), perimeterPoint((to + next) / 2), push, rnd);
    borders.push(border);
    outline.push(...border.slice(0, -1));
  });
  return { divider: index, zone, outline, borders, whole: false };
}

function innerBorder(p: Point, q: Point, gapMiddle: Point, push: number, rnd: Chance): Point[] {
  const size = distance(O, gapMiddle) || 1;
  const away: Point = [(O[0] - gapMiddle[0]) / size, (O[1] - gapMiddle[1]) / size];
  const profile = [
    [0, 0],
    [0.19, 0.44],
    [0.34, 0.86],
    [0.5, 1],
    [0.66, 0.86],
    [0.81, 0.44],
    [1, 0],
  ];
  const skew = rnd.between(-0.05, 0.05);
  const points = profile.map(([u, h], i) => {
    const inside = i > 0 && i < 6;
    const base = add(mix(p, q, u + (inside ? skew * h : 0)), away, push * h);
    return inside ? add(base, [rnd.between(-1.6, 1.6), rnd.between(-1.6, 1.6)]) : base;
  });
  return smooth(points, 3);
}

const lakeRadius = (lake: Zone): number => 11.5 + Math.min(Number(lake.fish ?? 1), 5) * 1.7;

function nearest(blob: Blob, to: Point): Point {
  return blob.borders
    .flat()
    .reduce((best, p) => (distance(p, to) < distance(best, to) ? p : best), blob.borders[0]?.[0] ?? O);
}

/** Moves a point off all blobs but those it may touch. */
function clear(start: Point, room: number, blobs: Blob[], except: Blob[]): Point {
  let p = start;
  for (let i = 0; i < 12; i++) {
    let moved = false;
    for (const blob of blobs) {
      if (except.includes(blob) || !blob.borders.length) continue;
      const b = nearest(blob, p);
      const d = distance(p, b);
      if (d >= room) continue;
      p = add(p, [(p[0] - b[0]) / (d || 1), (p[1] - b[1]) / (d || 1)], (room - d) * 0.6);
      moved = true;
    }
    if (!moved) break;
  }
  return [Math.min(78, Math.max(22, p[0])), Math.min(78, Math.max(22, p[1]))];
}

function drawLines(
  def: KindDef,
  divider: Divider,
  blobs: Blob[],
  touches: number[],
  hubs: Hub[],
  courses: Course[],
  rnd: Chance,
  coast: Point[] | null,
): void {
  const ends = divider.runs
    .map((r) => ({ zone: r.zone, t: (r.from + r.to) / 2 }))
    .map((e) => ({ ...e, at: perimeterPoint(e.t), inward: inward(e.t) }));
  const wanted = blobs.filter((b) => touches.includes(b.divider));
  if (!divider.hub && ends.length === 2 && !wanted.length) {
    const [a, b] = ends;
    const straight = Math.abs(a.t - b.t) % 12 === 6;
    const reach = straight ? 33 : 40;
    const lean = straight ? rnd.pick([-9, 9]) : 0;
    const side: Point = [a.inward[1] * lean, a.inward[0] * lean];
    courses.push({
      zone: a.zone,
      points: bezier(a.at, add(add(a.at, a.inward, reach), side), add(add(b.at, b.inward, reach), side, -1), b.at),
    });
    return;
  }
  const mean = ends.reduce<Point>((sum, e) => add(sum, e.at, 1 / ends.length), [0, 0]);
  const type = divider.hub?.type ?? "bend";
  const zone = divider.hub?.zone ?? null;
  const radius = type === "lake" ? lakeRadius(def.zones[zone ?? 0]) : type === "farm" ? 17 : 0;
  let centre = type === "farm" ? O : mix(mean, O, ends.length === 1 ? 0.78 : 0.5);
  centre = clear(centre, radius + 8, blobs, wanted);
  let outline: Point[] | undefined;
  let contacts = wanted.map((b) => nearest(b, centre));
  if (coast && type !== "farm") contacts = [[COAST + 1, 50]];
  if (radius) {
    if (contacts.length === 2) {
      const [a, b] = contacts;
      centre = mix(a, b, 0.5);
      outline = round(centre, distance(a, b) / 2 + 2, radius * 0.9, rnd, 0.04, 9, Math.atan2(b[1] - a[1], b[0] - a[0]));
    } else {
      if (contacts.length) {
        const d = distance(centre, contacts[0]) || 1;
        centre = mix(contacts[0], centre, Math.min(1, (radius * 0.72) / d));
      }
      outline = round(centre, radius * 1.1, radius * 0.94, rnd, 0.06, 8);
    }
  } else if (contacts.length === 1) centre = contacts[0];
  else if (contacts.length > 1) {
    centre = contacts.reduce<Point>((sum, p) => add(sum, p, 1 / contacts.length), [0, 0]);
    for (const contact of contacts)
      courses.push({ zone: ends[0].zone, points: [centre, mix(centre, contact, 0.5), contact] });
  }
  if (!divider.hub && ends.length === 2) {
    const [a, b] = ends;
    courses.push({
      zone: a.zone,
      points: smooth([a.at, add(a.at, a.inward, 20), centre, add(b.at, b.inward, 20), b.at], 4),
    });
    return;
  }
  for (const end of ends) {
    const far = distance(end.at, centre);
    const first = add(end.at, end.inward, far * 0.5);
    courses.push({
      zone: end.zone,
      points: bezier(end.at, first, add(mix(centre, first, 0.3), [rnd.between(-3, 3), rnd.between(-3, 3)]), centre),
    });
  }
  hubs.push({ type, zone, at: centre, radius, outline, courses: ends.length });
}

function bezier(a: Point, b: Point, c: Point, d: Point, steps = 12): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    return [0, 1].map(
      (k) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k],
    ) as Point;
  });
}

/** A row of stones keeps two grounds apart where no forest, city, river or road can. */
function ridge(a: Divider, b: Divider, blobs: Blob[], courses: Course[]): Point[] {
  const lines = (d: Divider): Point[] => {
    if (d.kind === "corner") return [perimeterPoint(d.runs[0].from)];
    if (d.kind === "area") return blobs.filter((x) => x.zone === d.zones[0]).flatMap((x) => x.borders.flat());
    return courses.filter((c) => d.zones.includes(c.zone)).map((c) => along(c.points, 0.6).at);
  };
  let best: [Point, Point] = [O, O];
  let far = Infinity;
  for (const p of lines(a)) for (const q of lines(b)) if (distance(p, q) < far) [best, far] = [[p, q], distance(p, q)];
  return smooth([best[0], mix(mix(best[0], best[1], 0.5), O, 0.2), best[1]], 4);
}
