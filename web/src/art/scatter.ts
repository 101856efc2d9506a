/** Ornaments strewn over a laid tile: never where something else is, never twice the same, and shared across edges. */
import { chance, distance, hash } from "./ink";
import type { Chance } from "./ink";
import { turn, unturn } from "./layout";
import type { Layout } from "./layout";
import { cellOf } from "./layout/raster";
import type { KindDef, Point, TilePlace } from "./types";

export interface Stage {
  game: string;
  name: string;
  def: KindDef;
  layout: Layout;
  rotation: number;
  x: number;
  y: number;
  rnd: Chance;
  far: boolean;
  anywhere: boolean;
}

export function stage(game: string, name: string, def: KindDef, layout: Layout, place: TilePlace): Stage {
  const { rotation = 0, x = 0, y = 0, far = false, anywhere = false } = place;
  return { game, name, def, layout, rotation, x, y, rnd: chance(hash(game, name, x, y)), far, anywhere };
}

/** The type of the zone at a point of the turned tile. */
const typeAt = (s: Stage, p: Point): string | undefined =>
  s.def.zones[s.layout.raster.zone[cellOf(unturn(p, s.rotation))]]?.type;
const roomAt = (s: Stage, p: Point): number => s.layout.raster.room[cellOf(unturn(p, s.rotation))];

interface ScatterOptions {
  type: string;
  gap: number;
  radius: number;
  margin?: number;
  density?: number;
  besideItems?: number;
}

/** Points of the turned tile inside zones of a type, about `gap` apart, from north to south. */
export function scatterPoints(
  s: Stage,
  { type, gap, radius, margin = radius, density = 1, besideItems = 1 }: ScatterOptions,
): Point[] {
  const taken = s.layout.items.map((i) => ({
    at: turn(i.at, s.rotation),
    radius: i.radius * besideItems * (i.type === "anchor" ? 0.6 : 1),
  }));
  const points: Point[] = [];
  const steps = Math.ceil(100 / gap) + 1;
  for (let row = 0; row < steps; row++) {
    for (let column = 0; column < steps; column++) {
      const p: Point = [
        (column + (row % 2) * 0.5) * gap + s.rnd.between(-0.3, 0.3) * gap,
        row * gap * 0.9 + s.rnd.between(-0.25, 0.25) * gap,
      ];
      if (s.rnd() > density || p.some((v) => v < margin || v > 100 - margin)) continue;
      if (typeAt(s, p) !== type || roomAt(s, p) < radius) continue;
      if (taken.some((t) => distance(t.at, p) < t.radius + radius) || points.some((q) => distance(p, q) < gap * 0.72))
        continue;
      points.push(p);
    }
  }
  return points.sort((a, b) => a[1] - b[1]);
}

const EDGES: { from: Point; to: Point; dx: number; dy: number; way: string }[] = [
  { from: [0, 0], to: [100, 0], dx: 0, dy: 0, way: "h" },
  { from: [100, 0], to: [100, 100], dx: 1, dy: 0, way: "v" },
  { from: [0, 100], to: [100, 100], dx: 0, dy: 1, way: "h" },
  { from: [0, 0], to: [0, 100], dx: 0, dy: 0, way: "v" },
];

/** Points on edges whose whole side is of a type; both tiles of an edge get the same ones with the same chance. */
export function straddle(s: Stage, type: string, shares: number[], jitter: number): { at: Point; rnd: Chance }[] {
  return EDGES.flatMap((edge, side) => {
    const own = [0, 1, 2].map((k) => s.layout.plan.strands[((side - s.rotation + 4) % 4) * 3 + k]);
    if (!own.every((z) => z !== null && s.def.zones[z].type === type)) return [];
    const [x, y] = s.anywhere ? [0, 0] : [s.x + edge.dx, s.y + edge.dy];
    const rnd = chance(hash(edge.way, x, y, type));
    return shares.map((share) => {
      const t = share + rnd.between(-1, 1) * jitter;
      const off = rnd.between(-1.5, 1.5);
      const p: Point = [edge.from[0] + (edge.to[0] - edge.from[0]) * t, edge.from[1] + (edge.to[1] - edge.from[1]) * t];
      return {
        at: [p[0] + (edge.way === "v" ? off : 0), p[1] + (edge.way === "h" ? off : 0)] as Point,
        rnd: chance(hash(edge.way, x, y, share)),
      };
    });
  });
}
