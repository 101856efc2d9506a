import { expect, test } from "vitest";
import type { TableState } from "../state/table.svelte";
import { allThere } from "./rematch";

type Seats = { kind: string; online: boolean; pledge: string }[];
const ANNA = { kind: "human", online: true, pledge: "a" };
const at = (seats: Seats, host = true, status = "waiting") =>
  allThere({ table: { status, seats }, you: { host, seats: [0] } } as Partial<TableState> as TableState);

test("a rematch begins when every player has come", () => {
  expect(at([ANNA, { kind: "bot", online: true, pledge: "" }])).toBe(true);
  expect(at([ANNA, { kind: "human", online: true, pledge: "" }])).toBe(true);
});

test("it waits for those who are away, for the own share of the dice, and for its host", () => {
  expect(at([ANNA, { kind: "human", online: false, pledge: "" }])).toBe(false);
  expect(at([{ ...ANNA, pledge: "" }])).toBe(false);
  expect(at([ANNA], false)).toBe(false);
  expect(at([ANNA], true, "playing")).toBe(false);
});
