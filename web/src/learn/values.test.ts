import { expect, test } from "vitest";
import lesson from "../../../src/tilefolk/lessons/data/exercises-catan.lesson?raw";
import { fieldOf } from "./values";

test("everything that the exercises ask of the table has a field", () => {
  const answers = lesson
    .split("\n")
    .filter((line: string) => line.startsWith("  answer "))
    .flatMap((line: string) => line.trim().split(" ").slice(1))
    .map((word: string) => word.split("=")[0]);
  expect(answers.length).toBeGreaterThan(10);
  for (const path of answers) expect(fieldOf(path).label).not.toBe("");
});

test("a field knows whose it is and of what", () => {
  expect(fieldOf("hands.2.cards.wool")).toEqual({ kind: "number", label: "cards", seat: 2, resource: "wool" });
  expect(fieldOf("bank.ore")).toEqual({ kind: "number", label: "bank", seat: null, resource: "ore" });
  expect(fieldOf("longest_road").kind).toBe("player");
  expect(() => fieldOf("weather")).toThrow();
});
