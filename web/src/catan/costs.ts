import type { Cards } from "../state/views";

/** The building costs card (C7.1 to C7.4), for showing; whether something can be paid the server says. */
export const COSTS: Record<string, string[]> = {
  road: ["brick", "wood"],
  settlement: ["brick", "wood", "wool", "grain"],
  city: ["ore", "ore", "ore", "grain", "grain"],
  buy: ["ore", "wool", "grain"],
};

/** What something costs card by card, and what a hand lacks of it; nothing is lacking where the hand is not known. */
export function costsOf(
  build: string,
  hand: Cards | null,
): { cost: { resource: string; lacking: boolean }[]; missing: Cards } {
  const left = { ...hand };
  const missing: Cards = {};
  const cost = COSTS[build].map((resource) => {
    left[resource] = (left[resource] ?? 0) - 1;
    const lacking = hand !== null && left[resource] < 0;
    if (lacking) missing[resource] = (missing[resource] ?? 0) + 1;
    return { resource, lacking };
  });
  return { cost, missing };
}
