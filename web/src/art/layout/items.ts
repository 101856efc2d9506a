/** Where things stand on a tile: animals, gold, flags, and a free place for a figure in every zone. */
import { add, along, chance, distance, hash } from "../ink";
import type { KindDef, Point, Zone } from "../types";
import { familyOf, zoneIndex } from "./perimeter";
import { CELLS, cellOf, centreOf } from "./raster";
import type { Raster } from "./raster";
import { ROAD } from "./shapes";
import type { Shapes } from "./shapes";

export interface Item {
  type: string;
  zone: number;
  at: Point;
  radius: number;
  /** Smaller where it is narrow. */ scale?: number;
}
const ANCHOR = "anchor";
const RADIUS: Record<string, number> = {
  anchor: 8.4,
  mammoth: 10,
  aurochs: 9,
  bison: 8,
  fish: 3.6,
  gold: 4.5,
  mushrooms: 5,
  flags: 7.5,
  dolmen: 9,
  fire: 11,
  volcano: 17,
  turkey: 6,
  hare: 5.5,
  beaver: 6,
  barn: 7,
};
/** The fauna of the new world; the rules count heads only. */
const FAUNA = ["bison", "turkey", "hare", "beaver"];

/** Every good of a zone is a thing to draw, as often as it counts. */
function wanted(game: string, name: string, def: KindDef): { type: string; zone: number }[] {
  const rnd = chance(hash(name, "fauna"));
  const list: { type: string; zone: number }[] = [];
  def.zones.forEach((zone, index) => {
    if (familyOf(zone) === "none" || familyOf(zone) === "line") return;
    if (zone.type === "farm") list.push({ type: "barn", zone: index });
    for (const [good, count] of Object.entries(zone)) {
      if (typeof count !== "number") continue;
      for (let i = 0; i < Math.min(count, 6); i++)
        list.push({ type: good === "animals" ? rnd.pick(FAUNA) : good, zone: index });
    }
  });
  const wood = def.zones.findIndex((z) => z.type === "forest");
  if (game === "hunters" && def.start && wood >= 0) list.push({ type: "volcano", zone: wood });
  return list;
}

/** The rivers and lakes that a river system is made of on its tile. */
export function partsOf(def: KindDef, { parts = "" }: Zone): number[] {
  return parts
    .split(",")
    .map((part) => zoneIndex(def, part))
    .filter((part) => part !== null);
}

/** Figures of a river system stand on its lake, or on its river beside the fisher. */
function homes(def: KindDef): Map<number, number> {
  const map = new Map<number, number>();
  const systems = def.zones.some((z) => z.type === "system");
  def.zones.forEach((zone, index) => {
    if (zone.type !== "system") {
      if (!(systems && zone.type === "lake")) map.set(index, index);
      return;
    }
    const parts = partsOf(def, zone);
    const home = parts.find((part) => def.zones[part].type === "lake") ?? parts[0];
    if (home !== undefined) map.set(index, home);
  });
  return map;
}

export function itemsOf(game: string, name: string, def: KindDef, shapes: Shapes, raster: Raster): Item[] {
  const cells: number[][] = def.zones.map(() => []);
  for (let i = 0; i < raster.zone.length; i++) if (raster.zone[i] >= 0) cells[raster.zone[i]].push(i);
  // A third of the cells is a fine enough choice in a large zone.
  const choice = cells.map((own) =>
    (own.length > 240 ? own.filter((cell) => ((cell % CELLS) + Math.floor(cell / CELLS)) % 3 === 0) : own).map(
      centreOf,
    ),
  );
  const posts = tradingPosts(def, shapes, raster);
  const placed: Item[] = [...posts];
  const loose: (Item & { home: number })[] = [
    ...wanted(game, name, def).map((item) => ({ ...item, home: item.zone })),
    ...[...homes(def)].map(([zone, home]) => ({ type: ANCHOR, zone, home })),
  ]
    .filter((item) => cells[item.home].length)
    .map((item) => ({ ...item, at: [50, 50] as Point, radius: RADIUS[item.type] ?? 8.4 }))
    .sort((a, b) => cells[a.home].length - cells[b.home].length || b.radius - a.radius);
  for (let round = 0; round < 3; round++) {
    for (const item of loose) {
      const others = placed.filter((o) => o !== item);
      item.at = bestPlace(item, others, choice[item.home], raster, def, shapes);
      if (round === 0) placed.push(item);
    }
  }
  for (const item of loose)
    item.scale = item.type === ANCHOR ? 1 : Math.min(1, Math.max(0.74, raster.room[cellOf(item.at)] / item.radius));
  return placed;
}

function bestPlace(
  item: Item & { home: number },
  others: Item[],
  choice: Point[],
  raster: Raster,
  def: KindDef,
  shapes: Shapes,
): Point {
  const line = def.zones[item.home].type === "river" || def.zones[item.home].type === "road";
  const courses = shapes.courses.filter((c) => c.zone === item.home);
  const places =
    line && courses.length
      ? courses
          .flatMap((c) =>
            [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.2, 0.8, 0.13, 0.87].map((s) => along(c.points, s).at),
          )
          .filter((p) => raster.zone[cellOf(p)] === item.home)
      : choice;
  let best = places[0] ?? choice[0];
  let score = -1e9;
  for (const p of places) {
    const room = raster.room[cellOf(p)];
    const tie = Math.min(room, 12) * 0.1 - distance(p, [50, 50]) * 0.03;
    let free = Math.min(
      line ? 9 : (room - item.radius) * 1.2,
      p[0] - item.radius - 1,
      p[1] - item.radius - 1,
      99 - p[0] - item.radius,
      99 - p[1] - item.radius,
      9,
    );
    for (const other of others) {
      if (free * 10 + tie <= score) break;
      free = Math.min(free, distance(p, other.at) - item.radius - other.radius);
    }
    if (free * 10 + tie > score) [best, score] = [p, free * 10 + tie];
  }
  return best;
}

/** Trading posts stand by their road, on the roomier side. */
function tradingPosts(def: KindDef, shapes: Shapes, raster: Raster): Item[] {
  return def.zones.flatMap((zone, index) => {
    const course = shapes.courses.find((c) => c.zone === index);
    const posts = Math.min(Number(zone.trading_posts ?? 0), 3);
    if (!course || !posts) return [];
    return Array.from({ length: posts }, (_, k) => {
      const spot = along(course.points, ((k + 1) / (posts + 1)) * (shapes.hubs.length ? 0.8 : 1));
      const normal: Point = [-spot.direction[1], spot.direction[0]];
      const sides = [1, -1].map((s) => add(spot.at, normal, s * (ROAD + 5)));
      const roomy = (p: Point) =>
        Math.min(
          raster.room[cellOf(add(spot.at, [p[0] - spot.at[0], p[1] - spot.at[1]], 1.6))],
          p[0],
          p[1],
          100 - p[0],
          100 - p[1],
        );
      return {
        type: "trading_post",
        zone: index,
        at: roomy(sides[0]) >= roomy(sides[1]) ? sides[0] : sides[1],
        radius: 6.5,
      };
    });
  });
}

/** Free places by zone. */
export const anchorsOf = (items: Item[]): Record<number, Point> =>
  Object.fromEntries(items.filter((i) => i.type === ANCHOR).map((i) => [i.zone, i.at]));
