import { expect, test } from "vitest";
import { parts } from "./file";

const game = (id: string, letters = 0) => ({ format: 1, id, created: 1, seats: [], record: "x".repeat(letters) });
const line = (id: string, letters = 0) => JSON.stringify(game(id, letters));

test("a file is cut into parts that the server takes", () => {
  const many = Array.from({ length: 45 }, (_, at) => line(String(at))).join("\n");
  expect(parts(many).games.map((part) => part.length)).toEqual([20, 20, 5]);
  expect(parts([line("a", 100_000), line("b", 100_000)].join("\n")).games.length).toBe(2);
});

test("what is no game is counted and left out", () => {
  const others = ["nonsense", "", "{}", "null", "[1]", JSON.stringify({ ...game("b"), format: 2 })].join("\n");
  expect(parts(`${others}\n${line("a")}\n`)).toEqual({ games: [[game("a")]], unreadable: 5 });
});
