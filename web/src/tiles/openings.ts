import type { TileView } from "../state/views";
import type { Square } from "./turn.svelte";

/** How many tiles that are left would fit on a free square, by kind; null where no tile could be laid at all. */
export function fittingTiles(
  { open, remaining }: Pick<TileView, "open" | "remaining">,
  square: Square,
): Map<string, number> | null {
  const found = open.find(({ squares }) => squares.some(([x, y]) => x === square.x && y === square.y));
  if (!found) return null;
  const decks = Object.values(remaining);
  return new Map(found.kinds.map((kind) => [kind, decks.reduce((sum, deck) => sum + (deck[kind] ?? 0), 0)]));
}

/** Free squares where no tile that is left will ever fit. */
export function deadSquares({ open }: Pick<TileView, "open">): Square[] {
  return open.filter(({ kinds }) => kinds.length === 0).flatMap(({ squares }) => squares.map(([x, y]) => ({ x, y })));
}
