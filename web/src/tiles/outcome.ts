import { t, words } from "../i18n/index.svelte";
import { featureName, roleName, shortName } from "../i18n/names";
import type { Table, TileEvent, Tried } from "../net/messages";
import { amounts } from "../table/parameters";
import type { Cell } from "./orientation";

/** What a turn would bring to one seat: points, and figures that come home. */
interface Share {
  seat: number;
  points: number;
  home: string[];
}

export interface Outcome {
  /** Our own seat first. */
  shares: Share[];
  /** Why, each in a few words. */
  reasons: string[];
  /** The features that would be scored. */
  features: Cell[][];
}

/** What tried actions would bring, or null when that is nothing worth telling. */
export function outcomeOf(game: string, tried: Pick<Tried, "events" | "points">, mine: number): Outcome | null {
  const home = new Map<number, string[]>();
  const outcome: Outcome = { shares: [], reasons: [], features: [] };
  for (const event of tried.events as TileEvent[]) {
    const { kind, data } = event;
    if (kind === "returned" || kind === "swept") home.set(data.seat, [...(home.get(data.seat) ?? []), data.role]);
    if (kind === "scored" || kind === "completed") outcome.features.push(data.cells);
    const reason = reasonOf(game, event);
    if (reason) outcome.reasons.push(reason);
  }
  tried.points.forEach((points, seat) => {
    const roles = home.get(seat) ?? [];
    if (points !== 0 || roles.length > 0) outcome.shares.push({ seat, points, home: roles });
  });
  outcome.shares.sort((one, other) => Number(other.seat === mine) - Number(one.seat === mine));
  return outcome.shares.length + outcome.reasons.length > 0 ? outcome : null;
}

function reasonOf(game: string, { kind, data }: TileEvent): string | null {
  if (kind === "scored") {
    return t("outcome-scored", { feature: featureName(game, data.type), goods: amounts(game, data.breakdown) });
  }
  if (kind === "completed") return t("outcome-nobody", { feature: featureName(game, data.type) });
  if (kind === "bonus") return t("outcome-surveyors", { points: data.points });
  if (kind === "gold") return data.bonus_left > 0 ? t("outcome-gold") : null;
  return kind === "surveyor" ? t("outcome-surveyor-moves") : null;
}

/** "your gatherer returns", "Béla: hunter returns". */
export function homeWords(table: Table | null, game: string, { seat, home }: Share, mine: number): string {
  const figures = words.list(home.map((role) => roleName(game, role)));
  return t("outcome-home", {
    person: seat === mine ? "you" : "other",
    name: shortName(table, seat),
    figures,
    count: home.length,
  });
}
