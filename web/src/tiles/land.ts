import type { Box } from "../board/camera";
import type { Square } from "./turn.svelte";

/** The board units that hold all tiles, with room round them for the next one. */
export function landBox(tiles: Square[], roomy: boolean): Box {
  if (tiles.length === 0) return { x: -100, y: -100, width: 300, height: 300 };
  const margin = roomy ? 1 : 0.35;
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return {
    x: left * 100,
    y: top * 100,
    width: (Math.max(...xs) + 1 + margin - left) * 100,
    height: (Math.max(...ys) + 1 + margin - top) * 100,
  };
}
