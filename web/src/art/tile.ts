/** A landscape tile as SVG: the ground, the water, the woods and towns on it, and what stands there. */
import { at, curve, n } from './ink';
import { layoutOf, turn } from './layout';
import { contour } from './layout/raster';
import type { KindDef, Point, TileGame, TilePlace } from './types';

export function tileSvg(game: TileGame, name: string, def: KindDef, place: TilePlace = {}): string {
  const layout = layoutOf(game, name, def);
  const rotation = place.rotation ?? 0;
  const turned = (points: Point[]) => points.map((p) => turn(p, rotation));
  const water = layout.courses.map((c) => curve(turned(c.points))).join('');
  const lakes = layout.hubs.filter((h) => h.outline).map((h) => curve(turned(h.outline!), true)).join('');
  const woods = layout.blobs.map((b) => `M${turned(b.outline).map(at).join('L')}Z`).join('');
  const spots = layout.items.filter((i) => i.type !== 'anchor').map((i) => turn(i.at, rotation)).map((p) => `<circle cx="${n(p[0])}" cy="${n(p[1])}" r="4" class="af-red"/>`).join('');
  const ridges = layout.ridges.map((r) => curve(turned(r))).join('');
  return `<g class="art-${game}"><rect x="-.4" y="-.4" width="100.8" height="100.8" class="af-ground"/>`
    + `<path d="${water}" class="as-water" stroke-width="8"/><path d="${lakes}" class="af-water ao"/><path d="${woods}" class="af-forest ao"/><path d="${ridges}" class="as-stone" stroke-width="5"/>${spots}</g>`;
}

export function anchors(game: TileGame, name: string, def: KindDef, rotation = 0): Record<number, Point> {
  return Object.fromEntries(Object.entries(layoutOf(game, name, def).anchors).map(([zone, p]) => [zone, turn(p, rotation)]));
}

export function zonePath(game: TileGame, name: string, def: KindDef, zone: number, rotation = 0): string {
  return contour(layoutOf(game, name, def).raster, zone, (p) => turn(p, rotation));
}
