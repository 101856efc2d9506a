import { t } from "../i18n/index.svelte";
import { featureName, roleName } from "../i18n/names";
import type { FigureAction } from "../state/views";

/** Numbers for the places of a role that a tile offers more than once, by the action's name; a single place needs none. */
export function spotNumbers(figures: FigureAction[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const role of new Set(figures.map((action) => action.role))) {
    const same = figures.filter((action) => action.role === role);
    if (same.length > 1) same.forEach(({ name }, at) => numbers.set(name, at + 1));
  }
  return numbers;
}

/** "hunter (meadow) 2": a place with its number, where it needs one. */
export function numberedName(
  game: string,
  action: FigureAction,
  zones: { type: string }[],
  numbers: Map<string, number>,
): string {
  return [spotName(game, action, zones), numbers.get(action.name)].filter(Boolean).join(" ");
}

/** "hunter (meadow)": what would stand there, and on what. */
export function spotName(game: string, action: Pick<FigureAction, "role" | "zone">, zones: { type: string }[]): string {
  const land = zones[action.zone];
  return t("spot", { role: roleName(game, action.role), feature: land ? featureName(game, land.type) : "" });
}
