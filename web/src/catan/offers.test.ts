import { expect, test } from "vitest";
import type { CatanEvent } from "../net/messages";
import { closedBy } from "./offers";

const offer: CatanEvent = { kind: "offer", data: { seat: 0, to: [1, 2], give: { wood: 1 }, want: { ore: 1 } } };
const declined = (seat: number): CatanEvent => ({ kind: "declined", data: { seat } });

test("an offer that all declined is closed, with their answers", () => {
  const closed = closedBy([offer, declined(1), declined(2)], null);
  expect(closed?.how).toBe("declined");
  expect(closed?.offer.answers.map(({ answer }) => answer)).toEqual(["declined", "declined"]);
});

test("an offer that waits for somebody is not closed", () => {
  expect(closedBy([offer, declined(1)], null)).toBeNull();
});

test("a deal says with whom, and on whose terms", () => {
  const open = {
    seat: 0,
    to: [2],
    give: { wood: 1 },
    want: { ore: 1 },
    answers: [{ seat: 2, answer: "asked", give: {}, want: {} }],
  };
  const countered: CatanEvent = { kind: "countered", data: { seat: 2, give: { ore: 1 }, want: { wood: 2 } } };
  const deal: CatanEvent = { kind: "deal", data: { seat: 0, partner: 2, give: { wood: 2 }, want: { ore: 1 } } };
  const closed = closedBy([countered, deal], open);
  expect(closed).toMatchObject({ how: "deal", partner: 2 });
  expect(closed?.offer.answers[0]).toEqual({ seat: 2, answer: "countered", give: { ore: 1 }, want: { wood: 2 } });
});

test("an offer that was taken back", () => {
  expect(closedBy([offer, { kind: "withdrawn", data: { seat: 0 } }], null)?.how).toBe("withdrawn");
});
