import type { GameEvent } from "../net/messages";
import type { Figure } from "../state/views";

/** Events after which a figure stands on the board no more. */
const GOING = new Set(["returned", "swept"]);

/** The figure that an event takes from the board, if it takes one. */
export function leavingOf({ kind, data }: Pick<GameEvent, "kind" | "data">): Figure[] {
  return GOING.has(kind) ? [data as unknown as Figure] : [];
}
