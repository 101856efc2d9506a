import type { Box } from "../board/camera";
import type { Square } from "./turn.svelte";

/** The northern and the southern edge of the land, in squares. */
export function landEdges(tiles: Square[]): [number, number] {
  const ys = tiles.map(({ y }) => y);
  return [Math.min(...ys), Math.max(...ys) + 1];
}

/** The board units that hold all tiles, with room round them for the next one, and beyond its edges for those who walk there. */
export function landBox(tiles: Square[], roomy: boolean, walked: boolean): Box {
  if (tiles.length === 0) return { x: -100, y: -100, width: 300, height: 300 };
  const margin = roomy ? 1 : 0.35;
  const xs = tiles.map(({ x }) => x);
  const [north, south] = landEdges(tiles);
  const left = Math.min(...xs) - margin;
  const strip = Math.max(margin, walked ? 1.1 : 0);
  return {
    x: left * 100,
    y: (north - strip) * 100,
    width: (Math.max(...xs) + 1 + margin - left) * 100,
    height: (south - north + 2 * strip) * 100,
  };
}
