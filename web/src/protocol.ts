// Written by scripts/protocol-types from src/tilefolk/server/protocol.py. Do not edit.

export const PROTOCOL = 1;

/** What was wrong: a key of the locales, the rule that forbids it, parameters of the text. */
export interface Problem {
  key: string;
  rule: string | null;
  params: Record<string, unknown>;
}

/** The body of every HTTP answer that is an error. */
export interface ErrorAnswer {
  error: Problem;
}

/** Who the session belongs to; both null without one. */
export interface Guest {
  name: string | null;
  player: string | null;
}

/** A guest gives a name, or another one. */
export interface NewGuest {
  name: string;
}

/** One option of a game, chosen when a table is made. */
export interface OptionInfo {
  name: string;
  type: "bool" | "choice" | "int";
  default: unknown;
  choices: unknown[];
  rule: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules_version: number;
  min_players: number;
  max_players: number;
  options: OptionInfo[];
}

/** A level of the bots, weakest first. */
export interface BotInfo {
  level: string;
}

/** A place at a new table. */
export interface NewSeat {
  kind: "bot" | "mine" | "open";
  name?: string | null;
  level?: string | null;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  shuffle?: boolean;
  start?: boolean;
}

/** A place at a table as everybody sees it. */
export interface Seat {
  kind: "bot" | "human" | "open";
  name: string;
  player: string;
  level: string;
  online: boolean;
}

/** A table as everybody sees it. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  public: boolean;
  shuffle: boolean;
  status: "over" | "playing" | "waiting";
  host: string;
  created: number;
  seats: Seat[];
  watching: number;
  commitment: string;
  seed: string;
  rematch: string;
}

/** The secret part of an invite link. */
export interface Invite {
  invite: string;
}

/** Why can this seat not do that, now or after an action of its own? */
export interface Question {
  seat: number;
  action: string | Record<string, unknown>;
  after: string | Record<string, unknown> | null;
}

/** It is legal, or this is why not. */
export interface Answer {
  legal: boolean;
  error: Problem | null;
}

/** What the owner of a seat would see and could do after an own action. */
export interface Preview {
  view: Record<string, unknown>;
  legal: Record<string, unknown>[];
}

/** What would a bot of this level do in this seat? */
export interface HintRequest {
  seat: number;
  level?: string;
}

/** The best few actions, best first, each with the share of wins a bot expects of it. */
export interface Hint {
  actions: Record<string, unknown>[];
}

/** Decide for a seat, in the position after entry `seq`. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  seq: number;
  action: string | Record<string, unknown>;
}

/** Say something to the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Take an open seat. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  invite?: string;
  name?: string | null;
}

/** Give the own seat back. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** Host: empty a seat. */
export interface Open {
  type: "open";
  id: string;
  seat: number;
}

/** Host: put a bot in a seat. */
export interface Bot {
  type: "bot";
  id: string;
  seat: number;
  level: string;
}

/** Host: one more open seat. */
export interface Add {
  type: "add";
  id: string;
}

/** Host: take a seat away. */
export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

/** Host: begin the game. */
export interface Start {
  type: "start";
  id: string;
}

/** Become host in the place of one who is gone. */
export interface Host {
  type: "host";
  id: string;
}

/** Once more, with the same seats and options. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Hotseat: see through the eyes of an own seat; null follows the turn. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** Ask for a snapshot. */
export interface Sync {
  type: "sync";
  since?: number;
}

/** Keep the connection alive. */
export interface Ping {
  type: "ping";
}

/** Something that happened in the game, as this audience may see it. */
export interface EventLine {
  seq: number;
  kind: string;
  data: Record<string, unknown>;
  at: number;
}

/** Something somebody said. */
export interface ChatLine {
  seq: number;
  player: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** Who the server takes you for, and through whose eyes the view is. */
export interface You {
  player: string | null;
  seats: number[];
  seat: number | null;
  host: boolean;
}

/** The first message on a socket. */
export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
}

/** Everything, with events and chat after entry `since`. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  since: number;
  table: Table;
  you: You;
  view: Record<string, unknown> | null;
  legal: Record<string, unknown>[];
  events: EventLine[];
  chat: ChatLine[];
}

/** New entries of the log; only the parts that changed. */
export interface Update {
  type: "update";
  seq: number;
  first?: number;
  table?: Table;
  you?: You;
  view?: Record<string, unknown>;
  legal?: Record<string, unknown>[];
  events?: EventLine[];
  chat?: ChatLine[];
}

/** The command is stored, as entry `seq`. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** The position has changed since; nothing was done. */
export interface Stale {
  type: "stale";
  id: string;
  seq: number;
}

/** Nothing was done, for this reason. */
export interface Error {
  type: "error";
  id: string;
  error: Problem;
}

/** Somebody came or went. */
export interface Presence {
  type: "presence";
  online: boolean[];
  watching: number;
}

/** A bot has begun to think. */
export interface Thinking {
  type: "thinking";
  seat: number;
}

/** Answer to a ping. */
export interface Pong {
  type: "pong";
}

export type FromClient = Act | Chat | Sit | Stand | Open | Bot | Add | Remove | Start | Host | Rematch | Look | Sync | Ping;

export type FromServer = Hello | Snapshot | Update | Ack | Stale | Error | Presence | Thinking | Pong;
