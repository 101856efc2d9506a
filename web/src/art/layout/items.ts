/** Where things stand on a tile: animals, gold, flags, and a free place for a figure in every zone. */
import { add, along, chance, distance, hash } from '../ink';
import type { KindDef, Point } from '../types';
import { zoneIndex } from './perimeter';
import { CELLS, cellOf, centreOf } from './raster';
import type { Raster } from './raster';
import { ROAD } from './shapes';
import type { Shapes } from './shapes';

export interface Item { type: string; zone: number; at: Point; radius: number }
const ANCHOR = 'anchor';
const RADIUS: Record<string, number> = { anchor: 8.4, mammoth: 10, aurochs: 9, bison: 8, fish: 3.6, gold: 4.5, mushroom: 5, flag: 6, shrine: 9, fire: 11, volcano: 17, turkey: 6, hare: 5.5, beaver: 6, barn: 7 };
/** The fauna of the new world; the rules count heads only. */
const FAUNA = ['bison', 'turkey', 'hare', 'beaver'];

function wanted(game: string, name: string, def: KindDef): { type: string; zone: number }[] {
  const rnd = chance(hash(name, 'fauna'));
  const list: { type: string; zone: number }[] = [];
  def.zones.forEach((zone, index) => {
    const put = (type: string, times: number | boolean | undefined) => {
      for (let i = 0; i < Number(times ?? 0); i++) list.push({ type, zone: index });
    };
    if (zone.special) put(zone.special, 1);
    for (const animal of Array.isArray(zone.animals) ? zone.animals : Array.from({ length: zone.animals ?? 0 }, () => rnd.pick(FAUNA))) put(animal, 1);
    if (zone.type === 'farm') put('barn', 1);
    put('gold', zone.gold);
    put('mushroom', zone.mushrooms);
    put('flag', zone.flags);
    put('fish', zone.fish);
  });
  const land = def.zones.findIndex((z) => z.type === 'forest');
  if (game === 'hunters' && name === '0' && land >= 0) list.push({ type: 'volcano', zone: land });
  return list;
}

export function itemsOf(game: string, name: string, def: KindDef, shapes: Shapes, raster: Raster): Item[] {
  const cells: number[][] = def.zones.map(() => []);
  for (let i = 0; i < raster.zone.length; i++) if (raster.zone[i] >= 0 && (i % 2 === Math.floor(i / CELLS) % 2)) cells[raster.zone[i]].push(i);
  const posts = tradingPosts(def, shapes, raster);
  const placed: Item[] = [...posts];
  const loose: Item[] = [...wanted(game, name, def), ...def.zones.map((_, zone) => ({ type: ANCHOR, zone }))]
    .filter((item) => cells[item.zone].length)
    .map((item) => ({ ...item, at: [50, 50] as Point, radius: RADIUS[item.type] ?? 8.4 }))
    .sort((a, b) => cells[a.zone].length - cells[b.zone].length || b.radius - a.radius);
  for (let round = 0; round < 4; round++) {
    for (const item of loose) {
      const others = placed.filter((o) => o !== item);
      item.at = bestPlace(item, others, cells[item.zone], raster, def, shapes);
      if (round === 0) placed.push(item);
    }
  }
  return placed;
}

function bestPlace(item: Item, others: Item[], cells: number[], raster: Raster, def: KindDef, shapes: Shapes): Point {
  const line = def.zones[item.zone].type === 'river' || def.zones[item.zone].type === 'road';
  const courses = shapes.courses.filter((c) => c.zone === item.zone);
  const places = line && courses.length
    ? courses.flatMap((c) => [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.2].map((s) => along(c.points, s).at)).filter((p) => raster.zone[cellOf(p)] === item.zone)
    : cells.map(centreOf);
  let best = places[0] ?? centreOf(cells[0]);
  let score = -1e9;
  for (const p of places) {
    const edge = Math.min(p[0], p[1], 100 - p[0], 100 - p[1]) - item.radius - 1;
    const room = line ? 6 : (raster.room[cellOf(p)] - item.radius) * 1.2;
    let free = Math.min(room, edge, 6);
    for (const other of others) free = Math.min(free, distance(p, other.at) - item.radius - other.radius);
    const value = free * 10 - distance(p, [50, 50]) * 0.05 + Math.min(raster.room[cellOf(p)], 12) * 0.1;
    if (value > score) [best, score] = [p, value];
  }
  return best;
}

/** Trading posts stand by their road, on the roomier side. */
function tradingPosts(def: KindDef, shapes: Shapes, raster: Raster): Item[] {
  return def.zones.flatMap((zone, index) => {
    const course = shapes.courses.find((c) => c.zone === index);
    if (!course || !zone.trading_posts) return [];
    return Array.from({ length: zone.trading_posts }, (_, k) => {
      const spot = along(course.points, (k + 1) / (zone.trading_posts! + 1) * (shapes.hubs.length ? 0.8 : 1));
      const normal: Point = [-spot.direction[1], spot.direction[0]];
      const sides = [1, -1].map((s) => add(spot.at, normal, s * (ROAD + 5)));
      const roomy = (p: Point) => Math.min(raster.room[cellOf(add(spot.at, [p[0] - spot.at[0], p[1] - spot.at[1]], 1.6))], p[0], p[1], 100 - p[0], 100 - p[1]);
      return { type: 'trading_post', zone: index, at: roomy(sides[0]) >= roomy(sides[1]) ? sides[0] : sides[1], radius: 6.5 };
    });
  });
}

/** Free places by zone; a part of a river system stands on its water. */
export function anchorsOf(def: KindDef, items: Item[], shapes: Shapes): Record<number, Point> {
  const anchors: Record<number, Point> = {};
  for (const item of items) if (item.type === ANCHOR) anchors[item.zone] = item.at;
  def.zones.forEach((zone, index) => {
    if (zone.type !== 'system') return;
    const parts = ((zone as { parts?: unknown[]; zones?: unknown[] }).parts ?? (zone as { zones?: unknown[] }).zones ?? []).map((r) => zoneIndex(def, r as number | string));
    const water = def.zones.flatMap((z, i) => ((z.type === 'lake' || z.type === 'river') && (!parts.length || parts.includes(i)) ? [i] : []));
    const course = shapes.courses.find((c) => water.includes(c.zone));
    const taken = water.map((i) => anchors[i]).filter(Boolean);
    const spots = course ? [0.12, 0.2, 0.3, 0.7, 0.8, 0.88].map((s) => along(course.points, s).at) : taken;
    const lonely = (p: Point) => Math.min(99, ...taken.map((t) => distance(p, t)));
    if (spots.length) anchors[index] = spots.reduce((a, b) => (lonely(b) > lonely(a) + 2 ? b : a));
  });
  return anchors;
}
