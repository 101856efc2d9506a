/** From where a figure stood to its owner's card, in pixels of the window. */
export interface Flight {
  x: number;
  y: number;
  size: number;
  dx: number;
  dy: number;
}

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Units that the drawing of a figure takes on the board. */
const DRAWN = 32;

/** The flight of a figure that stands at a place of the board; without a card in sight it rises out of the board. */
export function flight(
  [x, y]: [number, number],
  board: { a: number; d: number; e: number; f: number },
  card: Rect | undefined,
): Flight {
  const size = DRAWN * board.a;
  const from = { x: x * board.a + board.e, y: y * board.d + board.f };
  const to = card ? { x: card.left + card.width / 2, y: card.top + card.height / 2 } : { x: from.x, y: -size };
  return { x: from.x - size / 2, y: from.y - size / 2, size, dx: to.x - from.x, dy: to.y - from.y };
}
