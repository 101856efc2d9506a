import { expect, test } from "vitest";
import { rim } from "./rim";

const HALF = "M0 0L100 0L100 50L0 50Z";

test("a zone alone is lined all round", () => {
  expect(rim(HALF, () => false)).toBe("M0 0L100 0L100 50L0 50L0 0");
});

test("there is no line where the feature goes on beyond a side", () => {
  expect(rim(HALF, (dx) => dx === 1)).toBe("M0 0L100 0M100 50L0 50L0 0");
  expect(rim(HALF, () => true)).toBe("M100 50L0 50");
});
