import type { Reason } from "../state/views";

/** What a feature is worth, and when. */
const WORTH: Record<string, string> = {
  forest: "H4.2",
  river: "H4.1",
  meadow: "H9.4",
  system: "H7.2",
  hut: "H9.3",
  road: "M4.1",
  city: "M4.2",
  farm: "M4.3",
  plain: "M7.3",
};
/** What is paid for. */
const PRICE: Record<string, string> = { road: "C7.1", settlement: "C7.2", city: "C7.3", card: "C7.4" };
const BY_FEATURE = new Set(["closes", "shares", "gives", "grows", "hinders"]);
const BY_PRICE = new Set(["pays", "saves"]);

/** The rule behind every other reason, in a game. */
const RULES: Record<string, Record<string, string>> = {
  hunters: { gold: "H5.1", home: "H4.6", claims: "H3.2", joins: "H3.7", takes: "H4.3", keeps: "H3.6" },
  mayflower: {
    bonus: "M5.1",
    home: "M4.6",
    sweeps: "M5.4",
    claims: "M3.2",
    joins: "M3.5",
    takes: "M4.4",
    keeps: "M3.4",
  },
  catan: {
    wins: "C10.1",
    longest_road: "C9.1",
    largest_army: "C9.3",
    breaks_road: "C9.2",
    income: "C4.1",
    doubles: "C7.3",
    harbour: "C6.2",
    reaches: "C7.2",
    longer: "C9.1",
    forestalls: "C7.2",
    blocks: "C4.2",
    frees: "C4.2",
    robs: "C5.3",
    robs_leader: "C5.3",
    buys: "C7.4",
    plenty_of: "C5.2",
  },
};

/** The rule on which a reason rests; nothing where there is none. */
export function ruleOf(game: string, { key, params }: Reason): string | null {
  if (BY_FEATURE.has(key)) return WORTH[String(params.what)] ?? null;
  if (BY_PRICE.has(key)) return PRICE[String(params.piece)] ?? null;
  return RULES[game]?.[key] ?? null;
}

/** The rules of several reasons, each once. */
export function rulesOf(game: string, reasons: Reason[]): string[] {
  return [...new Set(reasons.flatMap((reason) => ruleOf(game, reason) ?? []))];
}
