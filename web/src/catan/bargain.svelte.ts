import type { Cards } from "../state/views";

/** Cards that are being chosen for a swap: what one would give, and what one wants for it. */
export class Bargain {
  give = $state.raw<Cards>({});
  want = $state.raw<Cards>({});
  /** Who is left out when the offer is made. */
  left = $state.raw<number[]>([]);

  readonly ready = $derived.by(() => total(this.give) > 0 && total(this.want) > 0);

  start(give: Cards = {}, want: Cards = {}): void {
    this.give = give;
    this.want = want;
  }

  change(side: "give" | "want", resource: string, step: number): void {
    this[side] = changed(this[side], resource, step);
  }

  toggle(seat: number): void {
    this.left = this.left.includes(seat) ? this.left.filter((other) => other !== seat) : [...this.left, seat];
  }
}

export function changed(cards: Cards, resource: string, step: number): Cards {
  const { [resource]: count = 0, ...rest } = cards;
  return count + step > 0 ? { ...rest, [resource]: count + step } : rest;
}

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}
