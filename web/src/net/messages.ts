/** The protocol's types, with views and actions in the shape that the screens read. */
import type * as wire from "../protocol";
import type { Legal, View } from "../state/views";

export type { ChatLine, EventLine as GameEvent, GameInfo, NewSeat, NewTable, OptionInfo as Option, Problem as Fault, Seat, Table, You } from "../protocol";

interface Seen {
  view?: View | null;
  legal?: Legal[] | null;
}

export type Snapshot = Omit<wire.Snapshot, "view" | "legal"> & Seen;
export type Update = Omit<wire.Update, "view" | "legal"> & Seen;
export type FromServer = Snapshot | Update | wire.Hello | wire.Ack | wire.Stale | wire.Error | wire.Presence | wire.Thinking | wire.Pong;

export type Action = string | Record<string, unknown>;
export type OptionValue = boolean | number | string;
