import type { GameEvent } from "../net/messages";
import type { SeatEvent } from "../protocol";
import type { Figure } from "../state/views";

/** The figure that an event takes from the board, if it takes one. */
export function leavingOf({ kind, data }: GameEvent | SeatEvent): Figure[] {
  return kind === "returned" || kind === "swept" ? [data] : [];
}
