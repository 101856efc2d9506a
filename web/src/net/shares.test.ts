import { beforeEach, expect, test, vi } from "vitest";
import { fingerprintOf, newNonce, pledgeOf, shares } from "./shares";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

test("a pledge is the SHA-256 of the nonce's bytes, a fingerprint that of the text", () => {
  const nonce = newNonce();
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(newNonce()).not.toBe(nonce);
  // Both as Python's hashlib has them.
  expect(pledgeOf("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  expect(fingerprintOf("seat 0 Béla\n")).toBe("26e2f5eab8c71dbbad1cc7af12c35a701a87bf5a28ce76eb295fc30413d83262");
});

test("a table keeps its share, also when the store is empty or refuses", () => {
  const { nonce } = shares.of("one");
  expect(shares.of("one").nonce).toBe(nonce);
  stored.clear();
  expect(shares.of("one").nonce).toBe(nonce);
  vi.stubGlobal("localStorage", undefined);
  expect(shares.of("one").nonce).toBe(nonce);
  expect(shares.of("two").nonce).not.toBe(nonce);
});

test("only so many shares are kept, the newest", () => {
  for (let at = 0; at < 100; at++) shares.keep(`table ${at}`, { nonce: newNonce() });
  const kept = Object.keys(JSON.parse(stored.get("tilefolk-shares") ?? "{}") as object);
  expect(kept).toHaveLength(60);
  expect(kept.at(-1)).toBe("table 99");
});
