import { expect, test } from "vitest";
import type { FigureAction } from "../state/views";
import { spotNumbers } from "./spots";

const figure = (name: string, role: string): FigureAction => ({ name, type: "figure", role, zone: 0, x: 0, y: 0 });

test("only a role that a tile offers more than once is numbered", () => {
  const numbers = spotNumbers([
    figure("a", "hunter"),
    figure("b", "fisher"),
    figure("c", "hunter"),
    figure("d", "hut"),
  ]);
  expect([...numbers]).toEqual([
    ["a", 1],
    ["c", 2],
  ]);
});
