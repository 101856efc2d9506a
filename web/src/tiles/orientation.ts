import type { Feature, TileView } from "../state/views";

/** Quarter turns of the whole board on the screen, clockwise: places turn, drawings stay upright. */
export type Quarter = 0 | 1;

interface Place {
  x: number;
  y: number;
}

export type Cell = Feature["cells"][number];

/** Where something of the board is drawn; a tile is turned as well. */
export function turned<T extends Place>(place: T, quarter: Quarter): T {
  if (quarter === 0) return place;
  const there = { ...place, x: 0 - place.y, y: place.x };
  return "rotation" in place ? { ...there, rotation: ((place.rotation as number) + quarter) % 4 } : there;
}

/** The square of the board that is drawn there. */
export function turnedBack({ x, y }: Place, quarter: Quarter): Place {
  return quarter === 0 ? { x, y } : { x: y, y: 0 - x };
}

export function turnedCell([x, y, zone]: Cell, quarter: Quarter): Cell {
  const there = turned({ x, y }, quarter);
  return [there.x, there.y, zone];
}

/** A view with all its places as they are drawn. */
export function turnedView(view: TileView, quarter: Quarter): TileView {
  if (quarter === 0) return view;
  return {
    ...view,
    tiles: view.tiles.map((tile) => turned(tile, quarter)),
    figures: view.figures.map((figure) => turned(figure, quarter)),
    laid: view.laid && turned(view.laid, quarter),
    features: view.features.map((feature) => ({
      ...feature,
      cells: feature.cells.map((cell) => turnedCell(cell, quarter)),
    })),
  };
}
