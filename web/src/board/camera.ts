/** A camera over a board: which part of the drawing fills the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Camera {
  /** The board point in the middle of the window. */
  x: number;
  y: number;
  /** Pixels per board unit. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

const NEAREST = 4;
const FURTHEST = 0.12;

/** How finely places for the board are tried out, in pixels (of the window's width at most so much), and scales, as a ratio. */
const GRID = 12;
const FINE = 0.01;
const STEP = 0.985;
export const MIDDLE: Point = { x: 0.5, y: 0.5 };
/** Farther above or below the middle is worse than as far beside it. */
const UPRIGHT = 1.4;
/** Of the window's height: a panel that leaves nothing above or below it. */
const TALL = 0.6;

/**
 * The largest picture of all pieces of which none lies under a panel, as near to the middle of the window as possible.
 * Panels never move; the camera looks round them. No nearer than `closest` pixels a unit; `rim` pixels stay free along
 * the edges of the window. Where there is room to spare, `lean` says how it is shared out: a half of it on either side is the
 * middle.
 */
export function fitAround(
  pieces: Box[],
  panels: Box[],
  size: Size,
  { closest = NEAREST, rim = 0, lean = MIDDLE }: { closest?: number; rim?: number; lean?: Point } = {},
): Camera {
  const whole = around(pieces);
  const widest = Math.min(closest, (size.width - 2 * rim) / whole.width, (size.height - 2 * rim) / whole.height);
  for (let scale = widest; scale > FURTHEST; scale *= STEP) {
    const offset = freePlace(pieces, whole, panels, size, scale, rim, lean);
    if (offset) {
      return { x: (size.width / 2 - offset.x) / scale, y: (size.height / 2 - offset.y) / scale, scale };
    }
  }
  return { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2, scale: FURTHEST };
}

/** Where the board's zero comes to lie, in pixels, so that no piece is hidden at that scale; null if there is no place. */
function freePlace(
  pieces: Box[],
  whole: Box,
  panels: Box[],
  size: Size,
  scale: number,
  rim: number,
  lean: Point,
): Point | null {
  const grid = Math.min(GRID, FINE * size.width);
  const columns = Math.floor((size.width - 2 * rim - whole.width * scale) / grid) + 1;
  const rows = Math.floor((size.height - 2 * rim - whole.height * scale) / grid) + 1;
  const taken = new Uint8Array(columns * rows);
  const [left, top] = [rim - whole.x * scale, rim - whole.y * scale];
  const cell = (pixels: number) => pixels / grid;
  for (const panel of panels) {
    for (const piece of pieces) {
      // All offsets for which this piece would reach under this panel.
      const x0 = Math.max(0, Math.floor(cell(panel.x - (piece.x + piece.width) * scale - left)) + 1);
      const x1 = Math.min(columns, Math.ceil(cell(panel.x + panel.width - piece.x * scale - left)));
      const y0 = Math.max(0, Math.floor(cell(panel.y - (piece.y + piece.height) * scale - top)) + 1);
      const y1 = Math.min(rows, Math.ceil(cell(panel.y + panel.height - piece.y * scale - top)));
      for (let y = y0; y < y1; y++) if (x1 > x0) taken.fill(1, y * columns + x0, y * columns + x1);
    }
  }
  const free = freeArea(panels, size);
  const wanted = {
    x: free.x - rim + lean.x * (free.width - whole.width * scale),
    y: free.y - rim + lean.y * (free.height - whole.height * scale),
  };
  let best: Point | null = null;
  let least = Infinity;
  taken.forEach((hidden, at) => {
    if (hidden) return;
    const [x, y] = [(at % columns) * grid, Math.floor(at / columns) * grid];
    const off = Math.abs(x - wanted.x) + UPRIGHT * Math.abs(y - wanted.y);
    if (off < least) [best, least] = [{ x: x + left, y: y + top }, off];
  });
  return best;
}

/** The box round all boxes. */
export function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}

/** What the panels leave of the window round its middle. */
export function freeArea(panels: Box[], size: Size): Box {
  const half = { x: size.width / 2, y: size.height / 2 };
  const over = panels.filter(({ x, width }) => x < half.x && x + width > half.x);
  const above = over.filter((panel) => middleOf(panel).y < half.y);
  const below = over.filter((panel) => middleOf(panel).y >= half.y);
  const top = Math.max(0, ...above.map(({ y, height }) => y + height));
  const bottom = Math.min(size.height, ...below.map(({ y }) => y));
  // Only what stands beside the board from top to bottom moves its middle aside.
  const beside = panels.filter(({ height }) => height > TALL * size.height);
  const left = Math.max(0, ...beside.map((panel) => panel.x + panel.width).filter((x) => x < half.x));
  const right = Math.min(size.width, ...beside.map(({ x }) => x).filter((x) => x > half.x));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A camera moved so that it does not look past the board's edge while there is board on the other side; what fits leans. */
export function within(camera: Camera, board: Box, free: Box, size: Size, lean = MIDDLE): Camera {
  const pixel = middleOf(free);
  const centre = toBoard(camera, size, pixel);
  const near = (at: number, from: number, length: number, seen: number, share: number) =>
    seen >= length
      ? from + length / 2 + (0.5 - share) * (seen - length)
      : Math.min(from + length - seen / 2, Math.max(from + seen / 2, at));
  const point = {
    x: near(centre.x, board.x, board.width, free.width / camera.scale, lean.x),
    y: near(centre.y, board.y, board.height, free.height / camera.scale, lean.y),
  };
  return lookAt(point, camera.scale, pixel, size);
}

/** Whether a box of the board can be seen: inside the window, and under no panel. */
export function inSight(camera: Camera, size: Size, panels: Box[], box: Box): boolean {
  const [from, to] = [
    toPixel(camera, size, box),
    toPixel(camera, size, { x: box.x + box.width, y: box.y + box.height }),
  ];
  if (from.x < -1 || from.y < -1 || to.x > size.width + 1 || to.y > size.height + 1) return false;
  return panels.every(
    ({ x, y, width, height }) => to.x <= x + 1 || from.x >= x + width - 1 || to.y <= y + 1 || from.y >= y + height - 1,
  );
}

const PARTS = [0, 0.25, 0.5, 0.75, 1];
const STEPS = PARTS.flatMap((x) => PARTS.map((y) => ({ x, y }))).sort((a, b) => a.x + a.y - (b.x + b.y));

/** The camera nearest to one that looks well from which a box can be seen, on the way to another that surely sees it. */
export function nearestSeeing(good: Camera, fallback: Camera, sees: (camera: Camera) => boolean): Camera {
  const between = ({ x, y }: Point) => ({
    x: good.x + (fallback.x - good.x) * x,
    y: good.y + (fallback.y - good.y) * y,
    scale: fallback.scale,
  });
  return STEPS.map(between).find(sees) ?? fallback;
}

/** The camera that shows a board point at a pixel of the window. */
export function lookAt(point: Point, scale: number, pixel: Point, size: Size): Camera {
  return { x: point.x - (pixel.x - size.width / 2) / scale, y: point.y - (pixel.y - size.height / 2) / scale, scale };
}

/** Zooms by a factor so that the board point under the pixel stays there. */
export function zoomAt(camera: Camera, size: Size, pixel: Point, factor: number): Camera {
  const scale = clamp(camera.scale * factor);
  const dx = pixel.x - size.width / 2;
  const dy = pixel.y - size.height / 2;
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
    scale,
  };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

export function toBoard(camera: Camera, size: Size, pixel: Point): Point {
  return {
    x: camera.x + (pixel.x - size.width / 2) / camera.scale,
    y: camera.y + (pixel.y - size.height / 2) / camera.scale,
  };
}

export function toPixel(camera: Camera, size: Size, point: Point): Point {
  return {
    x: size.width / 2 + (point.x - camera.x) * camera.scale,
    y: size.height / 2 + (point.y - camera.y) * camera.scale,
  };
}

/** The part of the board that a camera shows, and so much of the window more on every side. */
export function viewBox(camera: Camera, size: Size, beyond = 0): string {
  const width = (size.width * (1 + 2 * beyond)) / camera.scale;
  const height = (size.height * (1 + 2 * beyond)) / camera.scale;
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((value) => value.toFixed(2)).join(" ");
}

/** How a picture made for one camera is moved and stretched to stand for another, without being drawn again. */
export function shift(made: Camera, now: Camera): string {
  const ratio = now.scale / made.scale;
  return `translate(${((made.x - now.x) * now.scale).toFixed(2)}px, ${((made.y - now.y) * now.scale).toFixed(2)}px) scale(${ratio.toFixed(5)})`;
}

/** How far a picture may be stretched or shrunk before it is drawn again in the middle of a gesture. */
const STRETCH = { least: 0.45, most: 2.5 };

/**
 * Whether a picture with so much of the window beyond its edges still does for another camera. A drag needs it to cover the
 * window; a zoom is over in a moment, and only its end is drawn.
 */
export function covers(made: Camera, now: Camera, size: Size, beyond: number): boolean {
  const ratio = now.scale / made.scale;
  if (Math.abs(ratio - 1) > 0.01) return ratio > STRETCH.least && ratio < STRETCH.most;
  const [x, y] = [Math.abs(made.x - now.x) * now.scale, Math.abs(made.y - now.y) * now.scale];
  return x <= size.width * beyond && y <= size.height * beyond;
}

/** Whether all that a camera sees was drawn in a picture made for another, with so much of the window beyond its edges. */
export function contains(made: Camera, now: Camera, size: Size, beyond: number): boolean {
  const fits = (from: number, to: number, length: number) =>
    Math.abs(from - to) + length / (2 * now.scale) <= (length * (0.5 + beyond)) / made.scale;
  return fits(made.x, now.x, size.width) && fits(made.y, now.y, size.height);
}

function clamp(scale: number): number {
  return Math.min(NEAREST, Math.max(FURTHEST, scale));
}
