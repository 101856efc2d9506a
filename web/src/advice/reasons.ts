import { t } from "../i18n/index.svelte";
import { capital, shortName } from "../i18n/names";
import type { Table } from "../net/messages";
import type { Reason } from "../state/views";
import { wordsOf } from "../table/parameters";

/** A reason as the end of a sentence: "closes your forest: 8 points". */
export function reasonWords(table: Table | null, { key, params }: Reason): string {
  return t(
    `reason-${key.replaceAll("_", "-")}`,
    wordsOf(table?.game ?? "", params, (seat) => shortName(table, seat)),
  );
}

/** Several reasons as a line of their own; what is true twice is told once. */
export function reasonLine(table: Table | null, reasons: Reason[]): string {
  const said = new Set(reasons.map((reason) => reasonWords(table, reason)));
  return capital([...said].join("; "));
}
