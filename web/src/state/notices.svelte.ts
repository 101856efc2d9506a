import type { Fault } from "../net/messages";
import type { Value } from "../protocol";
import { t, words } from "../i18n/index.svelte";
import { amounts } from "../table/parameters";

/** A sentence for the player, with the rule it comes from if it is a refusal. */
export interface Notice {
  text: string;
  rule: string | null;
}

/** What is said to the player right now: one notice on screen and a line for screen readers. */
class Notices {
  current = $state.raw<Notice | null>(null);
  /** The rule whose text is open, as `H2.1`. */
  rule = $state<string | null>(null);
  spoken = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  refuse(fault: Fault): void {
    this.#show({ text: faultText(fault), rule: fault.rule });
  }

  /** News about the table that nobody should overlook. */
  tell(text: string): void {
    this.#show({ text, rule: null });
  }

  #show(notice: Notice): void {
    this.current = notice;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.current = null), 9000);
  }

  dismiss(): void {
    this.current = null;
  }

  /** Text for the live region; repeated sentences are spoken again because the text changes. */
  say(sentence: string): void {
    this.spoken = this.spoken === sentence ? `${sentence}\u00a0` : sentence;
  }
}

export const notices = new Notices();

export function faultText(fault: Fault): string {
  const key = `error-${fault.key.replace(/[._]/g, "-")}`;
  if (!words.has(key)) return t("error-ui-unexpected", { key: fault.key });
  const [game] = fault.key.split(".");
  const translated = (value: Value) =>
    value !== null && typeof value === "object" && !Array.isArray(value) ? amounts(game, value) : value;
  const params = Object.fromEntries(Object.entries(fault.params).map(([name, value]) => [name, translated(value)]));
  return t(key, fault.reason ? { ...params, reason: faultText(fault.reason) } : params);
}
