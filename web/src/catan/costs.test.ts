import { expect, test } from "vitest";
import { costsOf } from "./costs";

test("C7.3 what a hand lacks for a city is counted card by card", () => {
  const { cost, missing } = costsOf("city", { ore: 1, grain: 2 });
  expect(cost.map(({ lacking }) => lacking)).toEqual([false, true, true, false, false]);
  expect(missing).toEqual({ ore: 2 });
});

test("of a covered hand nothing is said", () => {
  expect(costsOf("road", null).missing).toEqual({});
});
