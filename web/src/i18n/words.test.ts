import { expect, test, vi } from "vitest";
import { words } from "./index.svelte";

vi.stubGlobal("document", { documentElement: {} });

test("whoever needs words that are on their way waits for them, also after a switch of the language", async () => {
  const first = words.need("catan");
  const second = words.need("catan").then(() => words.has("catan-option-setup"));
  const superseded = words.use("hu");
  const third = words.use("de").then(() => words.language);
  await first;
  expect(words.has("catan-option-setup")).toBe(true);
  expect(await second).toBe(true);
  await superseded;
  expect(words.language).toBe("de");
  expect(await third).toBe("de");
});
