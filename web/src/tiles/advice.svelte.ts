import type { TableState } from "../state/table.svelte";
import type { Advised } from "../state/views";

/** What a bot advises for the position on the table; void as soon as that changes. */
export class Advice {
  moves = $state.raw<Advised[]>([]);
  asking = $state(false);

  constructor(readonly table: TableState) {}

  async ask(): Promise<void> {
    if (this.asking) return;
    const view = this.table.view;
    this.asking = true;
    try {
      const moves = await this.table.advise();
      if (view === this.table.view) this.moves = moves;
    } finally {
      this.asking = false;
    }
  }

  clear(): void {
    this.moves = [];
  }
}
