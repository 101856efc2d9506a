import type { Advised, Remark } from "../state/views";
import type { Fault, FromServer, Outgoing, Tried } from "./messages";

/** What came of a command or a trial: stored, what it would bring, out of date, refused, or refused and already told. */
export type Outcome = { seq: number } | { tried: Tried } | { stale: true } | { fault: Fault } | { told: true };

/** Who hears what comes from the other end of a table's link. */
export interface Listener {
  message(message: FromServer): void;
  status(online: boolean, final: boolean): void;
  /** A command could not be stored yet; it is sent again by itself. */
  delayed(reason: Fault): void;
  /** The last entry of the log that is known, so that only what is new is sent again. */
  since(): number;
}

/** The other end of a table: a server's log, or whatever else speaks the protocol, such as a lesson. */
export interface TableLink {
  /** Sends a command or `try` and resolves when it has been stored, answered or refused. */
  command(message: Outgoing): Promise<Outcome>;
  /** Sends what needs no answer. */
  tell(message: Outgoing): void;
  /** What a strong player would do in this seat, best first. */
  hint(seat: number): Promise<Advised[]>;
  /** What the coach says to this seat about its decision and its last turn; not every table has one. */
  coach?(seat: number): Promise<{ now: Remark | null; last: Remark | null }>;
  close(): void;
}

export type Connect = (id: string, listener: Listener) => TableLink;
