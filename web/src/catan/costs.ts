/** The building costs card (C7.1 to C7.4), for showing; whether something can be paid the server says. */
export const COSTS: Record<string, string[]> = {
  road: ["brick", "wood"],
  settlement: ["brick", "wood", "wool", "grain"],
  city: ["ore", "ore", "ore", "grain", "grain"],
  buy: ["ore", "wool", "grain"],
};
