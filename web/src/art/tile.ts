/** A landscape tile as SVG: the ground, the water, the woods and towns on it, and what stands there. */
import { drawHunters } from "./hunters";
import { layoutOf, turn } from "./layout";
import { partsOf } from "./layout/items";
import { contour } from "./layout/raster";
import { drawMayflower } from "./mayflower";
import { stage } from "./scatter";
import type { KindDef, Point, TileGame, TilePlace } from "./types";

export function tileSvg(game: TileGame, name: string, def: KindDef, place: TilePlace = {}): string {
  const s = stage(game, name, def, layoutOf(game, name, def), place);
  // The ground reaches a little under the neighbours, so that no hairline shows between tiles at odd zooms.
  return `<g class="art-${game}"><path class="af-ground" d="M-.4-.4h100.8v100.8H-.4z"/>${game === "hunters" ? drawHunters(s) : drawMayflower(s)}</g>`;
}

export function anchors(game: TileGame, name: string, def: KindDef, rotation = 0): Record<number, Point> {
  return Object.fromEntries(
    Object.entries(layoutOf(game, name, def).anchors).map(([zone, p]) => [zone, turn(p, rotation)]),
  );
}

export function zonePath(game: TileGame, name: string, def: KindDef, zone: number, rotation = 0): string {
  const { raster } = layoutOf(game, name, def);
  const drawn = def.zones[zone]?.type === "system" ? partsOf(def, def.zones[zone]) : [zone];
  return drawn.map((part) => contour(raster, part, (p) => turn(p, rotation))).join("");
}
