import { expect, test } from "vitest";
import { matches, plain } from "./search";

test("accents and capitals do not matter", () => {
  expect(plain("Őstulok")).toBe("ostulok");
  expect(matches("A folyó két vége", "folyo VEGE")).toBe(true);
  expect(matches("A folyó két vége", "erdő")).toBe(false);
  expect(matches("anything", "")).toBe(true);
});
