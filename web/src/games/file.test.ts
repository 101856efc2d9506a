import { expect, test } from "vitest";
import { parts } from "./file";

const line = (id: string, letters = 0) => JSON.stringify({ id, record: "x".repeat(letters) });

test("a file is cut into parts that the server takes", () => {
  const many = Array.from({ length: 45 }, (_, at) => line(String(at))).join("\n");
  expect(parts(many).games.map((part) => part.length)).toEqual([20, 20, 5]);
  expect(parts([line("a", 100_000), line("b", 100_000)].join("\n")).games.length).toBe(2);
});

test("what is no game is counted and left out", () => {
  expect(parts(`nonsense\n\n${line("a")}\n`)).toEqual({ games: [[{ id: "a", record: "" }]], unreadable: 1 });
});
