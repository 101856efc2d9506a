import type { Tried } from "../net/messages";
import type { TableState } from "../state/table.svelte";
import { ofType, type Legal, type PlaceAction, type TileView } from "../state/views";

export interface Square {
  x: number;
  y: number;
}

/** Squares where the tile may be laid, each with its legal turnings in the server's order. */
export function squares(legal: Legal[]): Map<string, PlaceAction[]> {
  const found = new Map<string, PlaceAction[]>();
  for (const action of ofType(legal, "place")) {
    const key = squareKey(action);
    found.set(key, [...(found.get(key) ?? []), action]);
  }
  return found;
}

export function squareKey({ x, y }: Square): string {
  return `${x},${y}`;
}

/**
 * A turn in the making: the tile tried out on a square, the figure thought of; nothing is sent until confirmed.
 * The server says what it would bring and which figures could stand there.
 */
export class Turn {
  /** Turning of the tile in hand, kept from square to square where it is legal. */
  rotation = $state(0);
  staged = $state.raw<PlaceAction | null>(null);
  /** The free square under a pointer. */
  hovered = $state.raw<Square | null>(null);
  #tried = $state.raw<Tried | null>(null);
  #brings = $state.raw<Tried | null>(null);
  #chosen = $state<string | null>(null);
  confirming = $state(false);
  #asked = 0;
  #weighed = 0;

  constructor(readonly table: TableState) {}

  readonly places = $derived.by(() => squares(this.table.legal));

  /** What to draw: the position after the tile while one is tried out, else the position itself. */
  readonly shown = $derived.by(() => (this.#tried?.view ?? this.table.view) as TileView);

  /** Actions on the tile that lies there: figures and doing without. */
  readonly choices = $derived.by(() => {
    const legal = this.staged ? (this.#tried?.legal ?? []) : this.table.legal;
    return legal.filter(({ type }) => type === "figure" || type === "pass");
  });

  readonly figures = $derived.by(() => ofType(this.choices, "figure"));
  readonly scorings = $derived.by(() => (this.staged ? [] : ofType(this.table.legal, "score")));

  /** Where figures may be put: the tile tried out, or the one just laid. */
  readonly square = $derived.by<Square | null>(() => this.staged ?? this.shown?.laid ?? null);

  /** Whether there is something to decide about which a bot can be asked. */
  readonly advisable = $derived.by(() => this.places.size > 0 || this.choices.length > 0 || this.scorings.length > 0);

  /** How the tile would lie on the square under the pointer: turned as in the hand if that fits, else as it does fit. */
  readonly ghost = $derived.by<PlaceAction | null>(() => {
    if (!this.hovered || this.confirming || this.#isStaged(this.hovered)) return null;
    return this.#fitting(this.hovered);
  });

  /** What the turn as it stands would bring, the figure included; null while nothing is tried or nothing is known yet. */
  get brings(): Tried | null {
    return this.#brings;
  }

  get chosen(): string | null {
    return this.#chosen;
  }

  set chosen(name: string | null) {
    this.#chosen = name;
    void this.#weigh();
  }

  get ready(): boolean {
    return (
      !this.confirming && !this.table.busy && (this.staged !== null ? this.#tried !== null : this.choices.length > 0)
    );
  }

  /** Lays the tile on a legal square, or turns it there when it already lies there. */
  touch(square: Square): void {
    if (this.confirming) return;
    if (this.#isStaged(square)) return this.turnAt(square, 1);
    const place = this.#fitting(square);
    if (place) void this.stage(place);
  }

  /** Turns the tile that is tried out or hovers there to the next way in which it fits. */
  turnAt(square: Square, step: 1 | -1): void {
    const options = this.places.get(squareKey(square));
    if (!options || this.confirming) return;
    const now = this.#isStaged(square) ? this.staged : this.#fitting(square);
    const at = options.findIndex(({ name }) => name === now?.name);
    const next = options[(at + step + options.length) % options.length];
    if (this.#isStaged(square)) void this.stage(next);
    else this.rotation = next.rotation;
  }

  /** Turns the tile where it is: on its square, under the pointer, or in the hand, where it fits somewhere. */
  rotate(): void {
    const square = this.staged ?? this.hovered;
    if (square) return this.turnAt(square, 1);
    const fitting = this.#rotations();
    if (fitting.length > 0) this.rotation = fitting.find((rotation) => rotation > this.rotation) ?? fitting[0];
  }

  async stage(place: PlaceAction): Promise<void> {
    this.staged = place;
    this.rotation = place.rotation;
    this.#tried = null;
    this.#brings = null;
    this.#chosen = null;
    const asked = ++this.#asked;
    const tried = await this.table.tryOut(place.name);
    if (asked !== this.#asked || this.staged !== place) return;
    if (tried) {
      this.#tried = tried;
      void this.#weigh();
    } else this.undo();
  }

  undo(): void {
    this.#asked += 1;
    this.#weighed += 1;
    this.staged = null;
    this.#tried = null;
    this.#brings = null;
    this.#chosen = null;
  }

  choose(name: string | null): void {
    this.chosen = this.chosen === name ? null : name;
  }

  /** Tries out a whole turn: lays the tile so and thinks of its figure. What is scored can't be tried. */
  async follow(steps: Legal[]): Promise<void> {
    const [{ name, type }] = steps;
    if (type === "score") return void this.table.act(name);
    const figure = steps.find((step) => step.type === "figure")?.name ?? null;
    const place = ofType(this.table.legal, "place").find((action) => action.name === name);
    if (place) await this.stage(place);
    if (!place || this.staged === place) this.chosen = figure;
  }

  /** Sends what was tried out as one turn: the tile, then the figure or none. */
  async confirm(): Promise<void> {
    if (!this.ready) return;
    const turn = this.#actions();
    this.confirming = true;
    try {
      if (await this.table.act(...turn)) this.undo();
    } finally {
      this.confirming = false;
      this.settle();
    }
  }

  /** After another's move or a new position what was tried out is void. */
  settle(): void {
    if (this.staged && !this.confirming && !this.table.legal.some(({ name }) => name === this.staged?.name))
      this.undo();
    if (this.chosen && !this.choices.some(({ name }) => name === this.chosen)) this.#chosen = null;
    if (this.hovered && !this.places.has(squareKey(this.hovered))) this.hovered = null;
    const fitting = this.#rotations();
    if (!this.staged && fitting.length > 0 && !fitting.includes(this.rotation)) this.rotation = fitting[0];
  }

  #isStaged(square: Square): boolean {
    return this.staged !== null && squareKey(this.staged) === squareKey(square);
  }

  #fitting(square: Square): PlaceAction | null {
    const options = this.places.get(squareKey(square)) ?? [];
    return options.find(({ rotation }) => rotation === this.rotation) ?? options[0] ?? null;
  }

  #rotations(): number[] {
    return [...new Set(ofType(this.table.legal, "place").map(({ rotation }) => rotation))].sort();
  }

  /** The turn as it stands: the tile if one is tried out, then the figure or none. */
  #actions(): string[] {
    const figure = this.chosen ?? this.choices.find(({ type }) => type === "pass")?.name;
    return [this.staged?.name, figure].filter((name) => name !== undefined);
  }

  async #weigh(): Promise<void> {
    const weighed = ++this.#weighed;
    if (this.staged && !this.#tried) return;
    const tried = await this.table.tryOut(...this.#actions());
    if (weighed === this.#weighed) this.#brings = tried;
  }
}
