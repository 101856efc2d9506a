/** Signs on a still picture: where the moves that an exercise offers would go. */
import { placeOf } from "../catan/hints";
import type { Island, Spot } from "../catan/island";
import type { KindDef, TileGame } from "../art";
import type { Legal, TileView } from "../state/views";
import { standingPlaces } from "../tiles/pictures";

export interface Mark {
  text: string;
  action: Legal;
}

/** Where a move of a tile game goes, in the units of the board; nothing for one that goes nowhere. */
export function markedPlace(
  action: Legal,
  view: TileView,
  kinds: Record<string, KindDef>,
): { x: number; y: number } | null {
  const square = "x" in action ? action : view.laid;
  const tile = square && view.tiles.find(({ x, y }) => x === square.x && y === square.y);
  if (!tile || !("zone" in action)) return null;
  const at = standingPlaces(view.game as TileGame, tile, kinds[tile.kind])[action.zone];
  return at ? { x: tile.x * 100 + at[0], y: tile.y * 100 + at[1] } : null;
}

/** Where a move goes on the island. */
export function markedSpot(action: Legal, map: Island): Spot | null {
  const id = placeOf(action);
  if (!id) return null;
  return map.intersections.get(id) ?? map.paths.get(id) ?? map.hexes.find((hex) => hex.id === id) ?? null;
}

/** A, B, C … */
export function letter(number: number): string {
  return String.fromCharCode("A".charCodeAt(0) + number);
}
