import type { CatanEvent, EventLine } from "../net/messages";
import type { TableState } from "../state/table.svelte";
import { catanView, type Cards, type CatanAction, type CatanView, type Offer, type View } from "../state/views";
import { Bargain, changed, total } from "./bargain.svelte";
import { type Closed, closedBy } from "./offers";

export const RESOURCES = ["wood", "brick", "wool", "grain", "ore"] as const;
export type Resource = (typeof RESOURCES)[number];
export const DEVELOPMENTS = ["knight", "road_building", "year_of_plenty", "monopoly", "victory_point"] as const;
export type Playable = Exclude<(typeof DEVELOPMENTS)[number], "victory_point">;

export type Build = "road" | "settlement" | "city";

/** A place that was touched and waits to be confirmed. */
interface Staged {
  type: Build | "robber";
  at: string;
  action: CatanAction;
}

/** How long it is said what became of an offer. */
const CLOSED_SHOWN = 6000;

/** Fingers are less exact than a mouse: what they touch is confirmed. */
const TOUCH_OR_NARROW = "(pointer: coarse), (max-width: 900px)";

/** What is being done at the moment in a turn of Catan, and what the server allows. */
export class CatanTurn {
  /** What the player wants to build; its places are lit. */
  building = $state<Build | null>(null);
  staged = $state.raw<Staged | null>(null);
  /** The development card that is about to be played. */
  playing = $state<Playable | null>(null);
  /** Whether an offer or a swap with the bank is being put together. */
  trading = $state(false);
  /** Whether another offer is being put together in answer to one. */
  countering = $state(false);
  readonly bargain = new Bargain();
  /** Cards chosen to be given back after a seven. */
  discards = $state.raw<Cards>({});
  /** What became of the last offer, as long as it is told. */
  closed = $state.raw<Closed | null>(null);
  /** At one screen a hand stays covered until its owner asks for it: the seat whose hand lies open. */
  opened = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: TableState) {}

  readonly view = $derived.by(() => this.table.view as CatanView);

  readonly byType = $derived.by(() => {
    const groups = new Map<CatanAction["type"], CatanAction[]>();
    for (const action of this.table.legal as CatanAction[])
      groups.set(action.type, [...(groups.get(action.type) ?? []), action]);
    return groups;
  });

  readonly hand = $derived.by<Cards | null>(() =>
    this.table.mySeat === null ? null : (this.view.hands[this.table.mySeat]?.cards ?? null),
  );

  /** How many cards are still to be given back after a seven. */
  readonly owes = $derived.by(() => (this.may("discard") ? (this.view.discards?.owes ?? 0) : 0));

  /** Whether cards of the own hand can be put into a swap. */
  readonly bargaining = $derived.by(() =>
    this.may("decline") ? this.countering : this.may("end") && this.view.may_trade,
  );

  /** Cards of the hand that are laid out somewhere: in the swap, or to be given back. */
  readonly out = $derived.by<Cards>(() => {
    if (this.owes > 0) return this.discards;
    return this.trading || this.countering ? this.bargain.give : {};
  });

  /** Some decisions have only places to choose from: founding, free roads. Those light up by themselves. */
  readonly lit = $derived.by<Build | null>(() => {
    if (this.building) return this.building;
    const types = new Set(this.byType.keys());
    for (const build of ["settlement", "road"] as const) if (types.has(build) && types.size === 1) return build;
    return null;
  });

  readonly open = $derived.by(() => this.table.you.seats.length < 2 || this.opened === this.table.mySeat);

  readonly deciding = $derived.by(() => {
    const { mySeat } = this.table;
    return mySeat !== null && !this.view.over && this.view.to_move.includes(mySeat);
  });

  /** A hint speaks of the cards in hand: at one screen only once their owner has turned them up. */
  readonly advisable = $derived.by(() => this.deciding && this.open && this.table.legal.length > 1);

  may(type: CatanAction["type"]): boolean {
    return this.byType.has(type);
  }

  all<Type extends CatanAction["type"]>(type: Type): Extract<CatanAction, { type: Type }>[] {
    return (this.byType.get(type) ?? []) as Extract<CatanAction, { type: Type }>[];
  }

  /** Plays the only action of its type. */
  play(type: CatanAction["type"]): void {
    const [action] = this.all(type);
    if (action) void this.table.act(action.name);
  }

  /** Builds at a place (on a phone once it is confirmed), or asks why that is not possible. */
  async build(build: Build, at: string): Promise<void> {
    const action = this.all(build).find((legal) => legal.at === at);
    if (!action) return this.table.why({ type: build, at });
    await this.choose({ type: build, at, action });
  }

  async choose(staged: Staged): Promise<void> {
    if (matchMedia(TOUCH_OR_NARROW).matches && this.staged?.at !== staged.at) this.staged = staged;
    else await this.confirm(staged);
  }

  async confirm(staged: Staged): Promise<void> {
    this.staged = null;
    if (await this.table.act(staged.action.name)) this.building = null;
  }

  /** A development card was touched: on a phone it is confirmed, and for some there is something to choose first. */
  prepare(card: Playable): void {
    const chooses = card === "year_of_plenty" || card === "monopoly";
    if (chooses || matchMedia(TOUCH_OR_NARROW).matches) this.playing = this.playing === card ? null : card;
    else this.play(card);
  }

  toggle(build: Build): void {
    this.staged = null;
    this.building = this.building === build ? null : build;
  }

  /** Opens the felt, with nothing on it yet. */
  trade(): void {
    if (!this.trading) this.bargain.start();
    this.closed = null;
    this.trading = true;
  }

  /** Another offer starts from the one that was made: the same cards, seen from this side, as far as one has them. */
  counter({ give, want }: Offer): void {
    const owned = Object.entries(want).map(([card, count]) => [card, Math.min(count, this.hand?.[card] ?? 0)] as const);
    this.bargain.start(Object.fromEntries(owned.filter(([, count]) => count > 0)), give);
    this.countering = true;
  }

  /** A card of the own hand was touched: it goes back after a seven, else into a swap. */
  touch(resource: string): void {
    const left = (this.hand?.[resource] ?? 0) - (this.out[resource] ?? 0);
    if (left <= 0) return;
    if (this.owes > 0) {
      if (total(this.discards) < this.owes) this.discards = changed(this.discards, resource, 1);
      return;
    }
    if (!this.bargaining) return;
    if (!this.countering) this.trade();
    this.bargain.change("give", resource, 1);
  }

  async giveBack(): Promise<void> {
    const names = new Map(this.all("discard").map((action) => [action.resource, action.name]));
    const chosen = Object.entries(this.discards).flatMap(([resource, count]) =>
      Array.from({ length: count }, () => names.get(resource) ?? ""),
    );
    if (await this.table.act(...chosen)) this.discards = {};
  }

  onEvents(events: EventLine[], before: View | null): void {
    if (events.some(({ kind }) => kind === "roll") && !this.#concerns(this.closed)) this.closed = null;
    const closed = closedBy(events as CatanEvent[], catanView(before)?.offer ?? null);
    if (!closed) return;
    this.closed = closed;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.closed = null), CLOSED_SHOWN);
  }

  /** Whether we made that offer or were asked: then its end stays in sight for a while, however fast the others play. */
  #concerns(closed: Closed | null): boolean {
    const seats = closed ? [closed.offer.seat, ...closed.offer.answers.map(({ seat }) => seat)] : [];
    return this.table.you.seats.some((seat) => seats.includes(seat));
  }

  settle(): void {
    if (this.building && !this.may(this.building)) this.building = null;
    const { staged } = this;
    if (staged && !this.table.legal.some(({ name }) => name === staged.action.name)) this.staged = null;
    if (this.playing && !this.may(this.playing)) this.playing = null;
    if (!this.may("decline")) this.countering = false;
    if (!this.may("end") || this.view.offer) this.trading = false;
    if (this.owes === 0) this.discards = {};
    if (this.view.offer) this.closed = null;
  }
}
