import type { Box } from "../board/camera";
import type { PlacedTile } from "../state/views";
import { type Quarter, turned } from "./orientation";
import type { Square } from "./turn.svelte";

/** Whether a kind of tile is a start field of the new world's coast. */
export function coastal(game: string, kind: string): boolean {
  return game === "mayflower" && kind.startsWith("start-");
}

const BESIDE = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** What has to be in sight: every tile, and the squares beside it where the next one may go; nobody goes to sea. */
export function landPieces(game: string, tiles: PlacedTile[], quarter: Quarter): Box[] {
  const inland = turned({ x: -1, y: 0 }, quarter);
  const taken = new Set<string>();
  const pieces: Box[] = [];
  for (const { x, y, kind } of tiles) {
    for (const [dx, dy] of coastal(game, kind)
      ? [
          [0, 0],
          [inland.x, inland.y],
        ]
      : BESIDE) {
      const key = `${x + dx},${y + dy}`;
      if (taken.has(key)) continue;
      taken.add(key);
      pieces.push({ x: (x + dx) * 100, y: (y + dy) * 100, width: 100, height: 100 });
    }
  }
  return runs(pieces);
}

/** Squares that lie side by side as one box: there is less to fit. */
function runs(squares: Box[]): Box[] {
  const sorted = [...squares].sort((a, b) => a.y - b.y || a.x - b.x);
  const found: Box[] = [];
  for (const square of sorted) {
    const last = found.at(-1);
    if (last && last.y === square.y && last.x + last.width === square.x) last.width += square.width;
    else found.push({ ...square });
  }
  return found;
}

/** Where the surveyors stand: at both ends of their column of tiles, as squares of the board. */
export function surveyorSquares(columns: number[], tiles: Square[]): Square[] {
  return columns.map((column, end) => {
    const ys = tiles.filter(({ x }) => x === -column).map(({ y }) => y);
    if (ys.length === 0) return { x: -column, y: end === 0 ? -1 : 1 };
    return { x: -column, y: end === 0 ? Math.min(...ys) - 1 : Math.max(...ys) + 1 };
  });
}
