import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TableSocket } from "./socket";

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 1;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const refusal = (key: string) => ({ key, rule: null, params: {} });
const delayed = vi.fn();

function table(since = 0): TableSocket {
  return new TableSocket("t", { message: () => {}, status: () => {}, delayed, since: () => since });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { href: "http://localhost/" });
  vi.stubGlobal("addEventListener", () => {});
  delayed.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a command that could not be stored yet is sent again as it was, until it is acknowledged", async () => {
  const outcome = table().command({ type: "chat", text: "Hello" });
  const [first] = FakeSocket.last.sent;
  const { id } = JSON.parse(first) as { id: string };
  FakeSocket.last.say({ type: "error", id, error: refusal("server.database.away") });
  expect(delayed).toHaveBeenCalledWith(refusal("server.database.away"));
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.last.sent).toEqual([first, first]);
  FakeSocket.last.say({ type: "ack", id, seq: 2 });
  expect(await outcome).toEqual({ seq: 2 });
});

test("any other refusal settles the command", async () => {
  const outcome = table().command({ type: "start" });
  const { id } = JSON.parse(FakeSocket.last.sent[0]) as { id: string };
  FakeSocket.last.say({ type: "error", id, error: refusal("server.table.not_host") });
  expect(await outcome).toEqual({ fault: refusal("server.table.not_host") });
  vi.advanceTimersByTime(5_000);
  expect(FakeSocket.last.sent).toHaveLength(1);
});

test("who comes back tells the last entry that was seen", () => {
  table(618);
  expect(FakeSocket.last.url.search).toBe("?since=618");
});
