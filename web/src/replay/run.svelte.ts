import { api, Refusal, type Source } from "../net/api";
import type { Listener, Outcome, TableLink } from "../net/link";
import type { EventLine, Table } from "../net/messages";
import type { Advised, View } from "../state/views";

export type { Source };

export interface Move {
  seat: number | null;
  events: EventLine[];
}

export const SPEEDS = [0.5, 1, 2, 4];
/** Milliseconds between two steps at speed 1. */
const PACE = 1400;
const NOT_FOUND = 404;

/** The move that the end of an address names. */
export function numberIn(hash: string): number | null {
  return /^#\d+$/.test(hash) ? Number(hash.slice(1)) : null;
}

/** A replay: at the other end of a table's link, in the server's place. It shows, and takes no commands. */
export class ReplayRun implements TableLink {
  moves = $state.raw<Move[]>([]);
  /** How many moves have been made. */
  number = $state(0);
  viewer = $state("spectator");
  playing = $state(false);
  speed = $state(1);
  /** Why the game is no longer there: a server keeps records from files only for a while. */
  failure = $state.raw<Refusal | null>(null);
  /** Where somebody decides: chance moves by itself, in a replay too. */
  readonly stops = $derived.by(() => {
    const found = this.moves.flatMap(({ seat }, at) => (seat === null ? [] : [at]));
    return [...found, this.moves.length];
  });
  readonly at = $derived.by(() => this.stops.findLastIndex((stop) => stop <= this.number));
  #table: Table | null = null;
  #listener: Listener | null = null;
  #views = new Map<string, Promise<View>>();
  #seq = 0;
  #asked = 0;
  /** Where we are going, while its view is on its way. */
  #goal = 0;
  #timer = 0;

  constructor(
    readonly source: Source,
    first: number | null,
  ) {
    this.number = first ?? -1;
  }

  async start(listener: Listener): Promise<void> {
    this.#listener = listener;
    await this.#load();
    listener.status(true, false);
  }

  /** Reads the game anew as another viewer sees it. */
  async chooseViewer(viewer: string): Promise<void> {
    this.viewer = viewer;
    this.#views.clear();
    await this.#load().catch((error: unknown) => this.#miss(error));
  }

  async #load(): Promise<void> {
    const { table, moves } = await api.replay(this.source, this.viewer);
    this.#table = table;
    this.moves = moves;
    const wanted = this.number < 0 ? this.stops[0] : Math.min(this.number, moves.length);
    await this.goTo(wanted);
  }

  /** Shows the position after so many moves; a single step is told as in play. */
  async goTo(number: number, telling = false): Promise<void> {
    const asked = ++this.#asked;
    const before = this.number;
    this.#goal = number;
    const view = await this.#view(number).catch((error: unknown) => this.#miss(error));
    if (!view || asked !== this.#asked || !this.#table) return;
    this.number = number;
    history.replaceState(null, "", `#${number}`);
    const seat = /^\d+$/.test(this.viewer) ? Number(this.viewer) : null;
    const common = { seq: ++this.#seq, table: this.#table, view, legal: [], countdown: null };
    const you = { player: null, seats: [], seat, host: false };
    if (telling && number > before) {
      const events = this.moves.slice(before, number).flatMap((move) => move.events);
      this.#listener?.message({ type: "update", ...common, you, events });
    } else {
      const events = this.moves.slice(0, number).flatMap((move) => move.events);
      const away = this.#table.seats.map(() => 0);
      this.#listener?.message({ type: "snapshot", since: 0, ...common, you, away, events, chat: [] });
    }
    const next = this.stops[this.at + 1];
    if (next !== undefined) void this.#view(next).catch(() => undefined);
  }

  /** Goes to the move that the address names, whoever changed it. */
  async follow(hash: string): Promise<void> {
    const number = numberIn(hash);
    if (number !== null && number !== this.number) await this.goTo(Math.min(number, this.moves.length));
  }

  #miss(error: unknown): null {
    if (!(error instanceof Refusal) || error.status !== NOT_FOUND) throw error;
    this.failure = error;
    this.play(false);
    return null;
  }

  #view(number: number): Promise<View> {
    const key = `${this.viewer} ${number}`;
    const known = this.#views.get(key);
    if (known) return known;
    const asked = api.replayView(this.source, number, this.viewer);
    this.#views.set(key, asked);
    asked.catch(() => this.#views.delete(key));
    return asked;
  }

  async step(by: 1 | -1): Promise<void> {
    const at = this.stops.findLastIndex((stop) => stop <= this.#goal);
    const to = by < 0 && this.stops[at] < this.#goal ? this.stops[at] : this.stops[at + by];
    if (to !== undefined) await this.goTo(to, by > 0);
  }

  play(on: boolean): void {
    clearTimeout(this.#timer);
    this.playing = on && this.number < this.moves.length;
    if (this.playing) this.#timer = window.setTimeout(() => void this.#next(), PACE / this.speed);
  }

  /** Plays on, or rests; at the end it plays from the beginning. */
  async toggle(): Promise<void> {
    if (!this.playing && this.number >= this.moves.length) await this.goTo(this.stops[0]);
    this.play(!this.playing);
  }

  async #next(): Promise<void> {
    try {
      await this.step(1);
      this.play(this.playing);
    } catch {
      this.play(false);
    }
  }

  faster(by: 1 | -1): void {
    const at = SPEEDS.indexOf(this.speed) + by;
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))];
    if (this.playing) this.play(true);
  }

  // A replay takes no commands: nobody has a seat in it.
  command(): Promise<Outcome> {
    return Promise.resolve({ stale: true });
  }

  tell(): void {
    return;
  }

  hint(): Promise<Advised[]> {
    return Promise.resolve([]);
  }

  close(): void {
    this.play(false);
  }
}
