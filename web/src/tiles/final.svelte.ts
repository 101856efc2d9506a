import type { Box } from "../board/camera";
import type { EventLine } from "../net/messages";
import type { TableState } from "../state/table.svelte";
import { eventBox } from "./drawing";
import type { Cell, Quarter } from "./orientation";

/** One feature of the final scoring. */
interface FinalScore {
  event: EventLine;
  cells: Cell[];
  seats: number[];
  points: number;
}

/** Milliseconds for a feature: there may be many, so each is shorter then; the whole story is. */
const STEP_MS = { longest: 1500, shortest: 600, whole: 20_000 };

/** Tells the final scoring feature by feature; whoever does not want to watch skips it. */
export class FinalScoring {
  #scores = $state.raw<FinalScore[]>([]);
  #at = $state(0);
  #timer = 0;

  constructor(table: TableState) {
    $effect(() => table.onEvents((events) => this.tell(events)));
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** The feature that is scored at the moment. */
  get current(): FinalScore | null {
    return this.#scores[this.#at] ?? null;
  }

  get number(): number {
    return this.#at + 1;
  }

  get count(): number {
    return this.#scores.length;
  }

  /** Where that is on the board, as it is drawn. */
  box(quarter: Quarter): Box | null {
    return this.current ? eventBox(this.current.event, quarter) : null;
  }

  /** Points of the final scoring that have not been told yet. */
  pointsToCome(seat: number): number {
    return this.#scores
      .slice(this.#at + 1)
      .filter(({ seats }) => seats.includes(seat))
      .reduce((sum, { points }) => sum + points, 0);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#at = this.#scores.length;
  }

  tell(events: EventLine[]): void {
    const scores = events.flatMap((event) => {
      if (event.kind !== "scored" || !event.data.final || event.data.points === 0) return [];
      const { cells, seats, points } = event.data;
      return [{ event, cells, seats, points }];
    });
    if (scores.length === 0) return;
    this.#scores = scores;
    this.#at = 0;
    this.#next();
  }

  #next(): void {
    const each = Math.max(STEP_MS.shortest, Math.min(STEP_MS.longest, STEP_MS.whole / this.#scores.length));
    this.#timer = window.setTimeout(() => {
      this.#at += 1;
      if (this.current) this.#next();
    }, each);
  }
}
