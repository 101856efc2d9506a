import type { TableState } from "../state/table.svelte";
import type { Cards, CatanView, Legal } from "../state/views";

export const RESOURCES = ["wood", "brick", "wool", "grain", "ore"] as const;
export type Resource = (typeof RESOURCES)[number];
export const DEVELOPMENTS = ["knight", "road_building", "year_of_plenty", "monopoly", "victory_point"] as const;

export type Build = "road" | "settlement" | "city";

/** What is being done at the moment in a turn of Catan, and what the server allows. */
export class CatanTurn {
  /** What the player wants to build; its places are lit. */
  building = $state<Build | null>(null);
  /** The development card whose details are being chosen. */
  playing = $state<"year_of_plenty" | "monopoly" | null>(null);
  trading = $state(false);
  /** At one screen a hand stays covered until its owner asks for it: the seat whose hand lies open. */
  opened = $state<number | null>(null);

  constructor(readonly table: TableState) {}

  readonly view = $derived.by(() => this.table.view as unknown as CatanView);

  readonly byType = $derived.by(() => {
    const groups = new Map<string, Legal[]>();
    for (const action of this.table.legal) groups.set(action.type, [...(groups.get(action.type) ?? []), action]);
    return groups;
  });

  readonly hand = $derived.by<Cards | null>(() => (this.table.mySeat === null ? null : (this.view.hands[this.table.mySeat]?.cards ?? null)));

  /** Some decisions have only places to choose from: founding, free roads. Those light up by themselves. */
  readonly lit = $derived.by<Build | null>(() => {
    if (this.building) return this.building;
    const types = new Set(this.byType.keys());
    for (const build of ["settlement", "road"] as const) if (types.has(build) && types.size === 1) return build;
    return null;
  });

  readonly open = $derived.by(() => this.table.you.seats.length < 2 || this.opened === this.table.mySeat);

  may(type: string): boolean {
    return this.byType.has(type);
  }

  all(type: string): Legal[] {
    return this.byType.get(type) ?? [];
  }

  /** Plays the only action of its type. */
  play(type: string): void {
    const [action] = this.all(type);
    if (action) void this.table.act(action.name);
  }

  /** Builds at a place, or asks why that is not possible. */
  async build(build: Build, at: string): Promise<void> {
    const action = this.all(build).find((legal) => legal.at === at);
    if (!action) return this.table.why({ type: build, at });
    if (await this.table.act(action.name)) this.building = null;
  }

  toggle(build: Build): void {
    this.building = this.building === build ? null : build;
  }

  settle(): void {
    if (this.building && !this.may(this.building)) this.building = null;
    if (this.table.legal.length === 0) this.playing = null;
  }
}

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}
