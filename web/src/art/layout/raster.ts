/** A tile seen as a grid of small cells: which zone each belongs to, how far it is from another, and outlines of grounds. */
import { distance, n as short } from "../ink";
import type { KindDef, Point } from "../types";
import { familyOf, perimeterPoint, inward } from "./perimeter";
import { RIVER, ROAD } from "./shapes";
import type { Shapes } from "./shapes";

export const CELLS = 50;
const SIZE = 100 / CELLS;
const NOTHING = -1;
const OPEN = -2;

export interface Raster {
  zone: Int8Array;
  room: Float32Array;
}

export const cellOf = (p: Point): number => {
  const [x, y] = p.map((v) => Math.min(CELLS - 1, Math.max(0, Math.floor(v / SIZE))));
  return y * CELLS + x;
};
export const centreOf = (cell: number): Point => [
  ((cell % CELLS) + 0.5) * SIZE,
  (Math.floor(cell / CELLS) + 0.5) * SIZE,
];

function paintLine(zone: Int8Array, points: Point[], half: number, value: number): void {
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i], points[i + 1]];
    const steps = Math.ceil(distance(a, b) / 1.5) + 1;
    for (let s = 0; s <= steps; s++) {
      const x = a[0] + ((b[0] - a[0]) * s) / steps;
      const y = a[1] + ((b[1] - a[1]) * s) / steps;
      for (let cx = Math.max(0, Math.floor((x - half) / SIZE)); cx <= Math.min(CELLS - 1, (x + half) / SIZE); cx++) {
        for (let cy = Math.max(0, Math.floor((y - half) / SIZE)); cy <= Math.min(CELLS - 1, (y + half) / SIZE); cy++) {
          if (((cx + 0.5) * SIZE - x) ** 2 + ((cy + 0.5) * SIZE - y) ** 2 <= half * half) zone[cy * CELLS + cx] = value;
        }
      }
    }
  }
}

export function rasterOf(def: KindDef, shapes: Shapes): Raster {
  const zone = new Int8Array(CELLS * CELLS).fill(OPEN);
  for (const line of shapes.ridges) paintLine(zone, line, 2.4, NOTHING);
  for (const c of shapes.courses) paintLine(zone, c.points, def.zones[c.zone].type === "river" ? RIVER : ROAD, c.zone);
  for (const hub of shapes.hubs) {
    if (hub.outline && hub.zone !== null) fill(zone, hub.outline, hub.zone);
    if (hub.type === "crossing") paintLine(zone, [hub.at, hub.at], 6, NOTHING);
  }
  for (const blob of shapes.blobs) fill(zone, blob.outline, blob.zone, true);
  if (shapes.coast) for (let i = 0; i < zone.length; i++) if (beyond(shapes.coast, centreOf(i))) zone[i] = NOTHING;
  nameGrounds(def, shapes, zone);
  return { zone, room: roomOf(zone) };
}

function fill(zone: Int8Array, polygon: Point[], value: number, under = false): void {
  const [left, right, top, bottom] = [
    Math.min(...polygon.map((p) => p[0])),
    Math.max(...polygon.map((p) => p[0])),
    Math.min(...polygon.map((p) => p[1])),
    Math.max(...polygon.map((p) => p[1])),
  ];
  for (let y = Math.max(0, Math.floor(top / SIZE)); y < Math.min(CELLS, bottom / SIZE); y++) {
    const middle = (y + 0.5) * SIZE;
    const cuts: number[] = [];
    polygon.forEach((a, i) => {
      const b = polygon[(i + polygon.length - 1) % polygon.length];
      if (a[1] > middle !== b[1] > middle) cuts.push(((b[0] - a[0]) * (middle - a[1])) / (b[1] - a[1]) + a[0]);
    });
    for (let x = Math.max(0, Math.floor(left / SIZE)); x < Math.min(CELLS, right / SIZE); x++) {
      const here = (x + 0.5) * SIZE;
      if (cuts.reduce((n, cut) => n + Number(cut > here), 0) % 2 && (!under || zone[y * CELLS + x] === OPEN))
        zone[y * CELLS + x] = value;
    }
  }
}

const beyond = (coast: Point[], [x, y]: Point): boolean =>
  x > coast.reduce((best, p) => (Math.abs(p[1] - y) < Math.abs(best[1] - y) ? p : best))[0];

/** Every open piece belongs to the ground that it meets at the tile's edge. */
function nameGrounds(def: KindDef, shapes: Shapes, zone: Int8Array): void {
  const piece = new Int16Array(zone.length).fill(-1);
  let pieces = 0;
  for (let start = 0; start < zone.length; start++) {
    if (zone[start] !== OPEN || piece[start] >= 0) continue;
    const queue = [start];
    piece[start] = pieces;
    for (const cell of queue) {
      for (const other of neighbours(cell)) {
        if (zone[other] !== OPEN || piece[other] >= 0) continue;
        piece[other] = pieces;
        queue.push(other);
      }
    }
    pieces++;
  }
  const votes: Map<number, number>[] = Array.from({ length: pieces }, () => new Map());
  const seeds: { zone: number; at: Point }[] = [];
  shapes.plan.strands.forEach((owner, k) => {
    if (owner === null || familyOf(def.zones[owner]) !== "ground") return;
    for (let u = 0.1; u < 1; u += 0.2) {
      const edge = perimeterPoint(k + u);
      const step = inward(k + u);
      const p: Point = [edge[0] + step[0], edge[1] + step[1]];
      const own = piece[cellOf(p)];
      if (own < 0) continue;
      votes[own].set(owner, (votes[own].get(owner) ?? 0) + 1);
      seeds.push({ zone: owner, at: p });
    }
  });
  for (let i = 0; i < zone.length; i++) {
    if (zone[i] !== OPEN) continue;
    const owners = [...votes[piece[i]].keys()];
    if (owners.length < 2) zone[i] = owners[0] ?? NOTHING;
    else {
      const here = centreOf(i);
      zone[i] = seeds.reduce((a, b) => (distance(b.at, here) < distance(a.at, here) ? b : a)).zone;
    }
  }
}

function neighbours(cell: number): number[] {
  const x = cell % CELLS;
  return [x > 0 ? cell - 1 : -1, x < CELLS - 1 ? cell + 1 : -1, cell - CELLS, cell + CELLS].filter(
    (c) => c >= 0 && c < CELLS * CELLS,
  );
}

/** Distance of each cell from the nearest cell of another zone (two chamfer sweeps); the tile's edge is no border. */
function roomOf(zone: Int8Array): Float32Array {
  const room = new Float32Array(zone.length).fill(1e3);
  const sweep = (i: number, dx: number, dy: number) => {
    const x = (i % CELLS) + dx;
    const other = i + dy * CELLS + dx;
    if (x < 0 || x >= CELLS || other < 0 || other >= zone.length) return;
    const step = (dx && dy ? Math.SQRT2 : 1) * SIZE;
    const d = zone[other] === zone[i] ? room[other] + step : step / 2;
    if (d < room[i]) room[i] = d;
  };
  for (let i = 0; i < zone.length; i++) {
    sweep(i, -1, 0);
    for (let dx = -1; dx <= 1; dx++) sweep(i, dx, -1);
  }
  for (let i = zone.length - 1; i >= 0; i--) {
    sweep(i, 1, 0);
    for (let dx = -1; dx <= 1; dx++) sweep(i, dx, 1);
  }
  return room;
}

/** Path data round all cells of a zone; smoothed inside the tile, exact at its edge. */
export function contour(raster: Raster, zone: number, place: (p: Point) => Point): string {
  const next = new Map<string, Point[]>();
  const has = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < CELLS && y < CELLS && raster.zone[y * CELLS + x] === zone;
  const link = (a: Point, b: Point) => next.set(a.join(), [...(next.get(a.join()) ?? []), b]);
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      if (!has(x, y)) continue;
      if (!has(x, y - 1)) link([x, y], [x + 1, y]);
      if (!has(x + 1, y)) link([x + 1, y], [x + 1, y + 1]);
      if (!has(x, y + 1)) link([x + 1, y + 1], [x, y + 1]);
      if (!has(x - 1, y)) link([x, y + 1], [x, y]);
    }
  }
  let path = "";
  for (const [start, ways] of next) {
    while (ways.length) {
      let loop: Point[] = [start.split(",").map(Number) as Point];
      for (let p = ways.pop()!; p.join() !== start; p = next.get(p.join())!.pop()!) loop.push(p);
      loop = loop.map((p) => [p[0] * SIZE, p[1] * SIZE]);
      for (let pass = 0; pass < 3; pass++) loop = relaxLoop(loop);
      loop = loop.filter((p, i) => i % 2 === 0 || onEdge(p));
      path += `M${loop.map((p) => place(p).map(short).join(" ")).join("L")}Z`;
    }
  }
  return path;
}

const onEdge = (p: Point): boolean => p.some((v) => v === 0 || v === 100);

const relaxLoop = (loop: Point[]): Point[] =>
  loop.map((p, i) => {
    if (onEdge(p)) return p;
    const [a, b] = [loop[(i + loop.length - 1) % loop.length], loop[(i + 1) % loop.length]];
    return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
  });
