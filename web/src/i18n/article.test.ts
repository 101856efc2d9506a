import { expect, test } from "vitest";
import { article } from "./article";

test.each([
  ["érc", "az"],
  ["fa", "a"],
  ["1", "az"],
  ["5", "az"],
  ["12", "a"],
  ["51", "az"],
  ["1000", "az"],
  ["F0", "az"],
  ["„bonus”", "a"],
  ["AX", "az"],
  ["B", "a"],
  ["Fa", "a"],
])("%s takes %s", (word, said) => {
  expect(article(word)).toBe(said);
  expect(article(word, true)).toBe(said === "az" ? "Az" : "A");
});
