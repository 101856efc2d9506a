import { expect, test } from "vitest";
import type { CatanEvent } from "../net/messages";
import type { CatanView } from "../state/views";
import type { Island } from "./island";
import { journeys } from "./journeys";

const view = {
  dice: [3, 5],
  robber: "A1",
  hexes: [
    { id: "A1", terrain: "forest", token: 8 },
    { id: "B1", terrain: "forest", token: 8 },
  ],
  settlements: [{ seat: 1, at: "p" }],
  cities: [],
} as Partial<CatanView> as CatanView;
const map = {
  hexes: [
    { id: "A1", x: 0, y: 0, intersections: ["p"] },
    { id: "B1", x: 1, y: 0, intersections: ["p"] },
  ],
} as Partial<Island> as Island;

test("income comes from a hex that was rolled, not from the robber's", () => {
  const [journey] = journeys([{ kind: "income", data: { seat: 1, cards: { wood: 1 } } }], view, map);
  expect(journey).toEqual({ card: "wood", from: { hex: "B1" }, to: { seat: 1 } });
});

test("the first cards come from beside the settlement that was just founded", () => {
  const two = { ...view, dice: null, settlements: [...view.settlements, { seat: 1, at: "q" }] } as CatanView;
  const wide = {
    hexes: [
      { id: "A1", x: 0, y: 0, intersections: ["p"] },
      { id: "B1", x: 1, y: 0, intersections: ["q"] },
    ],
  } as Partial<Island> as Island;
  const events: CatanEvent[] = [
    { kind: "settlement", data: { seat: 1, at: "q", free: true } },
    { kind: "income", data: { seat: 1, cards: { wood: 1 } } },
  ];
  expect(journeys(events, two, wide)).toEqual([{ card: "wood", from: { hex: "B1" }, to: { seat: 1 } }]);
});

test("a stolen card that we may not know travels face down", () => {
  const [journey] = journeys([{ kind: "stolen", data: { thief: 0, victim: 1 } }], view, map);
  expect(journey).toEqual({ card: "resource_back", from: { seat: 1 }, to: { seat: 0 } });
});

test("a deal moves cards both ways", () => {
  const deal: CatanEvent = { kind: "deal", data: { seat: 0, partner: 1, give: { wood: 2 }, want: { ore: 1 } } };
  expect(journeys([deal], view, map)).toHaveLength(3);
});
