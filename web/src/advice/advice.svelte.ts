import { untrack } from "svelte";
import type { TableState } from "../state/table.svelte";
import type { Advised } from "../state/views";

/** What a bot advises for the decision we have; void as soon as that is another one. Made while a component is. */
export class Advice {
  /** The best few turns, best first. */
  moves = $state.raw<Advised[]>([]);
  /** Which of them is looked at: its pieces stand on the board as ghosts. */
  selected = $state(0);
  /** The turn that waits for its confirmation, where the board itself has no way to try it out. */
  staged = $state.raw<Advised | null>(null);
  asking = $state(false);
  /** Others may act while we think (an offer asks several): the question stays as long as our choices do. */
  readonly #question = $derived.by(() => [this.table.mySeat, ...this.table.legal.map(({ name }) => name)].join("\n"));
  readonly ghost = $derived.by<Advised | null>(
    () => this.moves[this.selected] ?? this.table.suggested?.advised ?? null,
  );
  /** What was played instead of it, where an analysis shows both. */
  readonly played = $derived.by<Advised | null>(() =>
    this.moves.length > 0 ? null : (this.table.suggested?.played ?? null),
  );

  constructor(readonly table: TableState) {
    $effect(() => {
      void this.#question;
      untrack(() => this.clear());
    });
  }

  async ask(): Promise<void> {
    if (this.asking) return;
    const question = this.#question;
    this.asking = true;
    try {
      const moves = await this.table.advise();
      if (question !== this.#question) return;
      this.clear();
      this.moves = moves;
    } finally {
      this.asking = false;
    }
  }

  clear(): void {
    this.moves = [];
    this.selected = 0;
    this.staged = null;
  }

  /** Plays the staged turn, all of its steps or none. */
  async carryOut(): Promise<void> {
    const steps = this.staged?.turn ?? [];
    this.staged = null;
    if (steps.length > 0) await this.table.act(...steps.map(({ name }) => name));
  }
}
