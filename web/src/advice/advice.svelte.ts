import { untrack } from "svelte";
import type { TableState } from "../state/table.svelte";
import type { Advised } from "../state/views";

/** What a bot advises for the decision we have; void as soon as that is another one. Made while a component is. */
export class Advice {
  /** The best few moves, best first. */
  moves = $state.raw<Advised[]>([]);
  asking = $state(false);
  /** Others may act while we think (an offer asks several): the question stays as long as our choices do. */
  readonly #question = $derived.by(() => [this.table.mySeat, ...this.table.legal.map(({ name }) => name)].join("\n"));

  constructor(readonly table: TableState) {
    $effect(() => {
      void this.#question;
      untrack(() => (this.moves = []));
    });
  }

  async ask(): Promise<void> {
    if (this.asking) return;
    const question = this.#question;
    this.asking = true;
    try {
      const moves = await this.table.advise();
      if (question === this.#question) this.moves = moves;
    } finally {
      this.asking = false;
    }
  }
}
