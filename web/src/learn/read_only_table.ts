import type { Listener, Outcome, TableLink } from "../net/link";
import type { Seat, Snapshot, Table } from "../net/messages";
import { TableState } from "../state/table.svelte";
import type { LessonSeat, Moment } from "./calls";

/** A table at which nobody acts: pictures of a position, one after another. */
export class ReadOnlyTable implements TableLink {
  readonly table: TableState;
  #listener!: Listener;
  #seq = 0;

  constructor(id: string, game: string, names: string[], seats: LessonSeat[], now: Moment) {
    this.table = new TableState(id, (_id, listener) => {
      this.#listener = listener;
      return this;
    });
    const table = seatedTable(
      id,
      game,
      seats.map(({ colour }, at) => ({ colour, name: names[at] })),
    );
    this.#listener.message(firstSnapshot(++this.#seq, table, null, now));
  }

  /** Another moment of the same table. */
  show({ view }: Moment): void {
    this.#listener.message({ type: "update", seq: ++this.#seq, view, legal: [] });
  }

  command(): Promise<Outcome> {
    return Promise.resolve({ told: true });
  }

  hint(): Promise<[]> {
    return Promise.resolve([]);
  }

  tell(): void {}

  close(): void {}
}

/** The first message of a table's link: everything, seen through a seat's eyes or nobody's. */
export function firstSnapshot(seq: number, table: Table, seat: number | null, { view, legal }: Moment): Snapshot {
  return {
    type: "snapshot",
    seq,
    since: 0,
    table,
    you: { player: null, seats: seat === null ? [] : [seat], seat, host: false },
    view,
    legal,
    countdown: null,
    away: table.seats.map(() => 0),
    events: [],
    chat: [],
  };
}

/** A table in play as a client knows it, with nobody behind it but those who are named. */
export function seatedTable(id: string, game: string, seats: { name: string; colour: string }[]): Table {
  return {
    id,
    game,
    options: {},
    public: false,
    shuffle: false,
    status: "playing",
    host: "",
    created: 0,
    seats: seats.map(({ name, colour }): Seat => ({
      kind: "human",
      name,
      player: "",
      level: "",
      colour,
      colour_chosen: true,
      online: true,
      released: false,
      pledge: "",
    })),
    watching: 0,
    commitment: "",
    promise: null,
    seed: "",
    rematch: "",
    answer_seconds: 0,
    scores: [],
    winners: [],
    origin: null,
  };
}
