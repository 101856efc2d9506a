import { expect, test } from "vitest";
import type { EventLine } from "../net/messages";
import { islandPlaces, type OnTheIsland } from "./event_places";
import type { Island } from "./island";

const hex = (id: string, x: number, intersections: string[]) => ({ id, x, y: 0, intersections });
const MAP = {
  hexes: [hex("A1", 0, ["a"]), hex("A2", 100, ["b"]), hex("A3", 200, ["c"])],
  intersections: new Map([["a", { id: "a", x: 0, y: 50 }]]),
  paths: new Map([["p", { id: "p", x: 30, y: 60, from: "a", to: "b", angle: 0 }]]),
  harbours: [],
} as Island;
const VIEW: OnTheIsland = {
  hexes: [
    { id: "A1", token: 8 },
    { id: "A2", token: 8 },
    { id: "A3", token: 5 },
  ],
  settlements: [{ seat: 0, at: "a" }],
  cities: [],
  roads: [{ seat: 0, at: "p" }],
};

const told = (kind: string, data: object) => ({ kind, data, seq: 1, at: 0 }) as EventLine;
const middles = (line: EventLine, lines: EventLine[] = [line]) =>
  islandPlaces(line, lines, MAP, VIEW).map(({ x, width }) => x + width / 2);

test("what was built is told where it stands", () => {
  expect(middles(told("settlement", { seat: 0, at: "a" }))).toEqual([0]);
  expect(middles(told("road", { seat: 0, at: "p" }))).toEqual([30]);
  expect(middles(told("longest_road", { seat: 0, length: 5 }))).toEqual([30]);
});

test("a roll leads to its hexes, what it brought to those of the receiver", () => {
  const roll = told("roll", { seat: 1, dice: [4, 4], sum: 8 });
  const income = told("income", { seat: 0, cards: { wood: 1 } });
  expect(middles(roll)).toEqual([0, 100]);
  expect(middles(income, [roll, income])).toEqual([0]);
});

test("the first cards lead to the settlement that brought them", () => {
  const built = told("settlement", { seat: 0, at: "a" });
  const income = told("income", { seat: 0, cards: { wood: 1 } });
  expect(middles(income, [built, income])).toEqual([0]);
});

test("a theft leads to the robber, a card nowhere", () => {
  const robber = told("robber", { seat: 1, hex: "A3" });
  const stolen = told("stolen", { thief: 1, victim: 0, resource: null });
  expect(middles(stolen, [robber, stolen])).toEqual([200]);
  expect(middles(told("bought", { seat: 1, card: null }))).toEqual([]);
});
