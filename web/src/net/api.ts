import { readArt } from "../state/art";
import type { Action, Fault, GameInfo, NewTable, Table } from "./messages";
import type { Advised, Legal, View } from "../state/views";

/** What the server refused, with the key of its words and the rule's id. */
export class Refusal extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.key);
  }
}

const OFFLINE: Fault = { key: "ui.offline", rule: null, params: {} };

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(OFFLINE, 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal(await faultOf(answer), answer.status);
}

async function faultOf(answer: Response): Promise<Fault> {
  try {
    const { error } = (await answer.json()) as { error: Partial<Fault> };
    return { key: error.key ?? "ui.unexpected", rule: error.rule ?? null, params: error.params ?? {} };
  } catch {
    return { key: "ui.unexpected", rule: null, params: { status: answer.status } };
  }
}

export const api = {
  session: () => call<{ name: string | null; player: string | null }>("GET", "/session"),
  name: (name: string) => call<{ name: string; player: string }>("POST", "/session", { name }),
  games: () => call<GameInfo[]>("GET", "/games"),
  art: (game: string) => call<Record<string, unknown>>("GET", `/games/${game}/art`).then(readArt),
  bots: (game: string) => call<{ level: string }[]>("GET", `/bots?game=${game}`),
  open: (table: NewTable) => call<Table>("POST", "/tables", table),
  tables: () => call<Table[]>("GET", "/tables"),
  mine: () => call<Table[]>("GET", "/tables/mine"),
  table: (id: string) => call<Table>("GET", `/tables/${id}`),
  invite: (id: string) => call<{ invite: string }>("GET", `/tables/${id}/invite`),
  join: (invite: string) => call<Table>("POST", "/join", { invite }),
  why: (id: string, seat: number, action: Action, after: Action | null) =>
    call<{ legal: boolean; error?: Fault }>("POST", `/tables/${id}/why`, { seat, action, after }),
  preview: (id: string, seat: number, action: Action) =>
    call<{ view: View; legal: Legal[] }>("POST", `/tables/${id}/preview`, { seat, action }),
  hint: (id: string, seat: number, level: string) =>
    call<{ actions: Advised[] }>("POST", `/tables/${id}/hint`, { seat, level }),
};
