import { untrack } from "svelte";
import { settings } from "../state/settings.svelte";
import type { TableState } from "../state/table.svelte";
import type { Remark, View } from "../state/views";

/** What the coach says at the moment: before our turn what matters, after it what it brought. Never a notice. */
export class Coach {
  remark = $state.raw<Remark | null>(null);
  /** Decisions of the same kind in the same turn are one question: it is asked once. */
  readonly #decision = $derived.by(() => {
    const { table } = this;
    if (!settings.coached || table.mySeat === null || table.you.seats.length !== 1 || !table.view) return null;
    if (table.view.over) return null;
    const { phase, turn, move, to_move } = table.view as View & { turn?: unknown; move?: unknown };
    return to_move.includes(table.mySeat) ? `${phase} ${String(turn)} ${String(move)}` : "";
  });
  #asked = 0;
  #before: string | null = null;

  constructor(readonly table: TableState) {
    this.#countGames();
    $effect(() => {
      const decision = this.#decision;
      untrack(() => {
        if (decision === null) this.#clear();
        else if (decision !== "" || this.#before) void this.#ask(decision === "" ? "last" : "now");
        this.#before = decision;
      });
    });
    // Whoever has done something in the middle of a turn need not be told any more what would be good.
    $effect(() =>
      table.onEvents((events) => {
        const acted = events.some(({ data }) => "seat" in data && data.seat === table.mySeat);
        if (acted && this.#decision && this.#decision === this.#before) this.#clear();
      }),
    );
  }

  /** Who has seen the end of a game is less of a newcomer. */
  #countGames(): void {
    let playing = false;
    $effect(() => {
      const over = this.table.view?.over ?? null;
      if (over && playing && this.table.mySeat !== null) {
        untrack(() => (settings.finished += 1));
        settings.save();
      }
      playing = over === false;
    });
  }

  #clear(): void {
    this.#asked += 1;
    this.remark = null;
  }

  async #ask(about: "now" | "last"): Promise<void> {
    const asked = ++this.#asked;
    const said = await this.table.coach();
    if (asked === this.#asked) this.remark = said?.[about] ?? null;
  }
}

/** The switch: from now on the choice stands, newcomer or not. */
export function turnCoach(on: boolean): void {
  settings.coach = on;
  settings.save();
}
