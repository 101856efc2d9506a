import { pseudo } from "../i18n/pseudo";
import { LANGUAGES, words } from "../i18n/index.svelte";
import type { Words } from "./calls";

/** A lesson's text in the language of the page; it follows the language like every other word. */
export function spoken(text: Words | null): string {
  if (!text) return "";
  const known = LANGUAGES.some(({ code }) => code === words.language);
  return known ? (text[words.language] ?? text.en) : pseudo(text.en);
}
