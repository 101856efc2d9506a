/** The lay of a tile kind, worked out once: shapes, cells, things and places, in the unturned frame. */
import type { KindDef, Point } from "../types";
import { anchorsOf, itemsOf } from "./items";
import type { Item } from "./items";
import { rasterOf } from "./raster";
import type { Raster } from "./raster";
import { shapesOf } from "./shapes";
import type { Shapes } from "./shapes";

export interface Layout extends Shapes {
  raster: Raster;
  items: Item[];
  anchors: Record<number, Point>;
}

const known = new WeakMap<KindDef, Map<string, Layout>>();

export function layoutOf(game: string, name: string, def: KindDef): Layout {
  const byName = known.get(def) ?? new Map<string, Layout>();
  known.set(def, byName);
  const key = `${game} ${name}`;
  let layout = byName.get(key);
  if (!layout) {
    const shapes = shapesOf(game, name, def);
    const raster = rasterOf(def, shapes);
    const items = itemsOf(game, name, def, shapes, raster);
    layout = { ...shapes, raster, items, anchors: anchorsOf(items) };
    byName.set(key, layout);
  }
  return layout;
}

/** Turns a point with its tile, quarter turns clockwise. */
export function turn(p: Point, rotation: number): Point {
  const r = ((rotation % 4) + 4) % 4;
  const [x, y] = p;
  return (
    [
      [x, y],
      [100 - y, x],
      [100 - x, 100 - y],
      [y, 100 - x],
    ] as Point[]
  )[r];
}
export const unturn = (p: Point, rotation: number): Point => turn(p, -rotation);
