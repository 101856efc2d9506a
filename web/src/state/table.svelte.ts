import { api, Refusal } from "../net/api";
import type { Action, ChatLine, Fault, FromServer, GameEvent, Snapshot, Table, Update, You } from "../net/messages";
import { TableSocket, type Outcome } from "../net/socket";
import { notices } from "./notices.svelte";
import type { Art } from "./art";
import type { Advised, Legal, View } from "./views";

/** The position after an own action; no view where it can't be known before. */
export interface Preview {
  view: View | null;
  legal: Legal[];
}

const LAST_OF_MINE = "server.preview.not_yours_next";

type Heard = (events: GameEvent[], before: View | null, after: View | null) => void;

/** One table as this browser knows it: the server's last word, and nothing guessed. */
export class TableState {
  seq = $state(0);
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ player: null, seats: [], seat: null, host: false });
  view = $state.raw<View | null>(null);
  legal = $state.raw<Legal[]>([]);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How many lines of the chat have been seen. */
  read = $state(0);
  online = $state(false);
  /** Set when there is no way back: the table does not exist. */
  gone = $state(false);
  thinking = $state<number | null>(null);
  busy = $state(false);
  art = $state.raw<Art | null>(null);
  #socket: TableSocket;
  #hear: Heard[] = [];
  #everOnline = false;

  constructor(readonly id: string) {
    this.#socket = new TableSocket(id, {
      message: (message) => this.#receive(message),
      status: (online, final) => this.#status(online, final),
      since: () => this.seq,
    });
  }

  /** Lost after having been there: worth a banner. */
  get lost(): boolean {
    return !this.online && this.#everOnline;
  }

  get unread(): number {
    return this.chat.length - this.read;
  }

  get mySeat(): number | null {
    return this.you.seat;
  }

  get myTurn(): boolean {
    return this.legal.length > 0;
  }

  close(): void {
    this.#socket.close();
  }

  /** Calls back with every batch of fresh events (not with those of the past). */
  onEvents(heard: Heard): () => void {
    this.#hear.push(heard);
    return () => (this.#hear = this.#hear.filter((other) => other !== heard));
  }

  /** Plays an action for the seat we look through; a refusal becomes a notice. True when it was stored. */
  async act(action: Action): Promise<boolean> {
    if (this.you.seat === null || this.busy) return false;
    this.busy = true;
    try {
      return this.#judge(await this.#socket.command({ type: "act", seat: this.you.seat, seq: this.seq, action }));
    } finally {
      this.busy = false;
    }
  }

  /** Any other command of the protocol. */
  async command(message: Record<string, unknown>): Promise<boolean> {
    return this.#judge(await this.#socket.command(message));
  }

  look(seat: number | null): void {
    this.#socket.tell({ type: "look", seat });
  }

  /** Asks why an action is not allowed (now, or after one that is only tried) and shows the answer. */
  async why(action: Action, after: Action | null = null): Promise<void> {
    if (this.you.seat === null) return;
    try {
      const { error } = await api.why(this.id, this.you.seat, action, after);
      if (error) notices.refuse(error);
    } catch (error) {
      notices.refuse(faultOf(error));
    }
  }

  /**
   * What would be after an own action; null (with a notice) when the server refuses.
   * Where nothing of ours would follow there is nothing to choose, and the view stays as it is.
   */
  async preview(action: Action): Promise<Preview | null> {
    if (this.you.seat === null) return null;
    try {
      return await api.preview(this.id, this.you.seat, action);
    } catch (error) {
      const fault = faultOf(error);
      if (fault.key === LAST_OF_MINE) return { view: null, legal: [] };
      notices.refuse(fault);
      return null;
    }
  }

  /** What a strong bot would do in our seat, best first; nothing (with a notice) when the server refuses. */
  async advise(): Promise<Advised[]> {
    if (this.you.seat === null) return [];
    try {
      return (await api.hint(this.id, this.you.seat, "hard")).actions;
    } catch (error) {
      notices.refuse(faultOf(error));
      return [];
    }
  }

  #judge(outcome: Outcome): boolean {
    if ("seq" in outcome) return true;
    if ("stale" in outcome) notices.refuse({ key: "ui.stale", rule: null, params: {} });
    else notices.refuse(outcome.fault);
    return false;
  }

  #status(online: boolean, final: boolean): void {
    this.online = online;
    this.#everOnline ||= online;
    this.gone ||= final;
  }

  #receive(message: FromServer): void {
    if (message.type === "snapshot") this.#replace(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "thinking") this.thinking = message.seat;
    else if (message.type === "presence") this.#presence(message.online, message.watching);
  }

  #replace(message: Snapshot): void {
    const before = this.view;
    const past = message.since === 0;
    this.#take(message);
    if (past) {
      this.events = message.events ?? [];
      this.chat = message.chat ?? [];
    } else {
      this.#append(message.events, message.chat, before);
    }
  }

  #update(message: Update): void {
    if (message.seq <= this.seq && !message.you && !message.view && !message.table) return;
    const before = this.view;
    this.#take(message);
    this.#append(message.events, message.chat, before);
  }

  #take(message: Snapshot | Update): void {
    this.seq = Math.max(this.seq, message.seq);
    if (message.table) this.table = message.table;
    if (message.you) this.you = message.you;
    if (message.view !== undefined) {
      this.view = message.view;
      this.legal = message.legal ?? [];
      this.thinking = null;
    }
  }

  #append(events: GameEvent[] = [], chat: ChatLine[] = [], before: View | null): void {
    const known = this.events.at(-1)?.seq ?? 0;
    const fresh = events.filter(({ seq }) => seq > known);
    if (fresh.length > 0) {
      this.events = [...this.events, ...fresh];
      for (const heard of this.#hear) heard(fresh, before, this.view);
    }
    const said = this.chat.at(-1)?.seq ?? 0;
    const lines = chat.filter(({ seq }) => seq > said);
    if (lines.length > 0) this.chat = [...this.chat, ...lines];
  }

  #presence(online: boolean[], watching: number): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, at) => ({ ...seat, online: online[at] ?? seat.online }));
    this.table = { ...this.table, seats, watching };
  }
}

function faultOf(error: unknown): Fault {
  return error instanceof Refusal ? error.fault : { key: "ui.unexpected", rule: null, params: {} };
}
