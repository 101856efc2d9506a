import type { TableState } from "../state/table.svelte";

/** The table that this browser asked for as a rematch: it starts by itself as soon as all are there. */
const STORED = "tilefolk.rematch";

export function expectRematch(id: string): void {
  try {
    sessionStorage.setItem(STORED, id);
  } catch {
    // Without a store the new table waits for its host's click.
  }
}

function isExpected(id: string): boolean {
  try {
    return sessionStorage.getItem(STORED) === id;
  } catch {
    return false;
  }
}

/** Whether everyone who has a seat has come, and this browser has promised its share of the dice. */
export function allThere({ table, you }: Pick<TableState, "table" | "you">): boolean {
  if (!table || table.status !== "waiting" || !you.host) return false;
  const here = table.seats.every(({ kind, online }) => kind === "bot" || (kind === "human" && online));
  return here && you.seats.every((seat) => table.seats[seat].pledge !== "");
}

/** Starts a rematch that this browser asked for, once all are there. */
export function startRematch(table: TableState): void {
  if (!isExpected(table.id) || !allThere(table)) return;
  try {
    sessionStorage.removeItem(STORED);
  } catch {
    return;
  }
  void table.command({ type: "start" });
}
