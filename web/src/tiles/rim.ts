import type { Cell } from "./orientation";

type Point = [number, number];

/** The sides of a tile, and whether a point lies on one. */
const SIDES: { dx: number; dy: number; on: (p: Point) => boolean }[] = [
  { dx: 0, dy: -1, on: ([, y]) => y === 0 },
  { dx: 1, dy: 0, on: ([x]) => x === 100 },
  { dx: 0, dy: 1, on: ([, y]) => y === 100 },
  { dx: -1, dy: 0, on: ([x]) => x === 0 },
];

function loops(outline: string): Point[][] {
  return outline
    .split("M")
    .filter(Boolean)
    .map((loop) =>
      loop
        .replace("Z", "")
        .split("L")
        .map((point) => point.split(" ").map(Number) as Point),
    );
}

/**
 * The line round a zone without the seams where the feature goes on: an outline's segments that do not lie on a side
 * beyond which another tile is.
 */
export function rim(outline: string, goesOn: (dx: number, dy: number) => boolean): string {
  const seams = SIDES.filter(({ dx, dy }) => goesOn(dx, dy));
  let path = "";
  for (const loop of loops(outline)) {
    let drawing = false;
    loop.forEach((from, at) => {
      const to = loop[(at + 1) % loop.length];
      const seam = seams.some(({ on }) => on(from) && on(to));
      if (!seam) path += drawing ? `L${to.join(" ")}` : `M${from.join(" ")}L${to.join(" ")}`;
      drawing = !seam;
    });
  }
  return path;
}

/** The line round a whole feature, in board units a cell. */
export function featureRim(
  cells: Cell[],
  outline: (cell: Cell) => string,
  laid: (x: number, y: number) => boolean,
): { x: number; y: number; d: string }[] {
  return cells.map((cell) => {
    const [x, y] = cell;
    return { x, y, d: rim(outline(cell), (dx, dy) => laid(x + dx, y + dy)) };
  });
}
