import { type Params, t, words } from "../i18n/index.svelte";
import type { Value } from "../protocol";

type Name = (seat: number) => string;

/** Parts of an event that are seats. */
const SEATS = new Set(["seat", "owner", "winner", "victim", "partner", "thief", "from", "to"]);
/** Parts of an event that are named by another word in the locales. */
const WORDS: Record<string, string> = { type: "feature" };

/** An event's data as words: seats by name, goods and features as this language calls them; the rest as it is. */
export function wordsOf(game: string, data: object, name: Name): Params {
  const parts = Object.entries(data) as [string, Value][];
  return Object.fromEntries(parts.map(([key, value]) => [key, word(game, key, value, name)]));
}

function word(game: string, key: string, value: Value, name: Name): string | number {
  if (typeof value === "number") return SEATS.has(key) ? name(value) : value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return translated(`${game}-${WORDS[key] ?? key}-${value}`) ?? value;
  if (Array.isArray(value))
    return words.list(value.map((part) => String(word(game, key.replace(/s$/, ""), part, name))));
  return value === null ? "" : amounts(game, value);
}

/** `{fish: 2}` as "2 fish". */
export function amounts(game: string, goods: Record<string, number>): string {
  const some = Object.entries(goods).filter(([, count]) => count);
  if (some.length === 0) return t("goods-none");
  return words.list(some.map(([good, count]) => translated(`${game}-good-${good}`, { count }) ?? `${count} ${good}`));
}

function translated(id: string, params?: Params): string | null {
  const key = id.replaceAll("_", "-");
  return words.has(key) ? t(key, params) : null;
}
