import type { Preview, TableState } from "../state/table.svelte";
import type { Legal, TileView } from "../state/views";

export interface Square {
  x: number;
  y: number;
}

/** Squares where the tile may be laid, each with its legal turnings in the server's order. */
export function squares(legal: Legal[]): Map<string, Legal[]> {
  const found = new Map<string, Legal[]>();
  for (const action of legal) {
    if (action.type !== "place") continue;
    const key = squareKey(action as unknown as Square);
    found.set(key, [...(found.get(key) ?? []), action]);
  }
  return found;
}

export function squareKey({ x, y }: Square): string {
  return `${x},${y}`;
}

/**
 * A turn in the making: the tile tried out on a square, the figure thought of; nothing is sent until confirmed.
 * The server's preview says which figures could stand there.
 */
export class Turn {
  /** Turning of the tile in hand, kept from square to square where it is legal. */
  rotation = $state(0);
  staged = $state.raw<Legal | null>(null);
  #preview = $state.raw<Preview | null>(null);
  chosen = $state<string | null>(null);
  confirming = $state(false);
  #asked = 0;

  constructor(readonly table: TableState) {}

  readonly places = $derived.by(() => squares(this.table.legal));

  /** What to draw: the preview while a tile is tried out, else the position itself. */
  readonly shown = $derived.by(() => (this.#preview?.view ?? this.table.view) as unknown as TileView);

  /** Actions on the tile that lies there: figures and doing without. */
  readonly choices = $derived.by(() => {
    const legal = this.staged ? (this.#preview?.legal ?? []) : this.table.legal;
    return legal.filter(({ type }) => type === "figure" || type === "pass");
  });

  readonly figures = $derived.by(() => this.choices.filter(({ type }) => type === "figure"));
  readonly scorings = $derived.by(() => (this.staged ? [] : this.table.legal.filter(({ type }) => type === "score")));

  /** Where figures may be put: the tile tried out, or the one just laid. */
  readonly square = $derived.by<Square | null>(() => (this.staged as unknown as Square | null) ?? this.shown?.laid ?? null);

  get ready(): boolean {
    return !this.confirming && !this.table.busy && (this.staged !== null ? this.#preview !== null : this.choices.length > 0);
  }

  /** Lays the tile on a legal square, or turns it there when it already lies there. */
  touch(square: Square): void {
    const options = this.places.get(squareKey(square));
    if (!options || this.confirming) return;
    const here = this.staged && squareKey(this.staged as unknown as Square) === squareKey(square);
    const at = here ? options.findIndex(({ name }) => name === this.staged?.name) + 1 : options.findIndex(({ rotation }) => rotation === this.rotation);
    void this.stage(options[Math.max(0, at) % options.length]);
  }

  /** Turns the tile: through the legal turnings on its square, or freely in the hand. */
  rotate(): void {
    if (this.staged) this.touch(this.staged as unknown as Square);
    else this.rotation = (this.rotation + 1) % 4;
  }

  async stage(place: Legal): Promise<void> {
    this.staged = place;
    this.rotation = place.rotation as number;
    this.#preview = null;
    this.chosen = null;
    const asked = ++this.#asked;
    const preview = await this.table.preview(place.name);
    if (asked !== this.#asked || this.staged !== place) return;
    if (preview) this.#preview = preview;
    else this.undo();
  }

  undo(): void {
    this.#asked += 1;
    this.staged = null;
    this.#preview = null;
    this.chosen = null;
  }

  choose(name: string | null): void {
    this.chosen = this.chosen === name ? null : name;
  }

  /** Tries out an action of the list: lays the tile so, or thinks of that figure. What is scored can't be tried. */
  follow({ name, type }: Legal): void {
    if (type === "score") return void this.table.act(name);
    const place = this.table.legal.find((action) => action.type === "place" && action.name === name);
    if (place) void this.stage(place);
    else this.chosen = type === "figure" ? name : null;
  }

  /** Sends what was tried out: the tile, then the figure or none. */
  async confirm(): Promise<void> {
    if (!this.ready) return;
    const wanted = this.chosen;
    const place = this.staged;
    this.confirming = true;
    try {
      if (place && !(await this.table.act(place.name))) return;
      this.undo();
      const choice = wanted ?? this.choices.find(({ type }) => type === "pass")?.name;
      if (choice && this.choices.some(({ name }) => name === choice)) await this.table.act(choice);
    } finally {
      this.undo();
      this.confirming = false;
    }
  }

  /** After another's move or a new position what was tried out is void. */
  settle(): void {
    if (this.staged && !this.confirming && !this.table.legal.some(({ name }) => name === this.staged?.name)) this.undo();
    if (this.chosen && !this.choices.some(({ name }) => name === this.chosen)) this.chosen = null;
  }
}
