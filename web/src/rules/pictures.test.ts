import { expect, test } from "vitest";
import { picturesByRule } from "./pictures";

test("a picture goes to the first of its rules that has none", () => {
  const picture = (part: string, ...rules: string[]) => ({ part, rules, lesson: "l", caption: {} });
  const found = picturesByRule([picture("a", "H1.1"), picture("b", "H1.1", "H1.2"), picture("c", "H1.1")]);
  expect([...found].map(([rule, { part }]) => [rule, part])).toEqual([
    ["H1.1", "a"],
    ["H1.2", "b"],
  ]);
});
