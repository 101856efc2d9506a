import { expect, test } from "vitest";
import { REACTIONS, reactionOf } from "./reactions";
import { ICONS } from "../art";

test("every reaction is found by its sign and has a drawing", () => {
  for (const reaction of REACTIONS) {
    expect(reactionOf(` ${reaction.sign} `)).toBe(reaction);
    expect(ICONS).toContain(reaction.icon);
  }
});

test("a sign within a sentence is a sentence", () => {
  expect(reactionOf("Well played 👍")).toBeUndefined();
});
