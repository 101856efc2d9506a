import { faultOf } from "../net/api";
import type { Connect, Outcome, TableLink } from "../net/link";
import type {
  Action,
  ChatLine,
  Countdown,
  FromServer,
  EventLine,
  Outgoing,
  Presence,
  Promised,
  Snapshot,
  Table,
  Tried,
  Update,
  You,
} from "../net/messages";
import { fingerprintOf, newNonce, pledgeOf, shares } from "../net/shares";
import { TableSocket } from "../net/socket";
import { notices } from "./notices.svelte";
import type { Art } from "./art";
import type { Advised, Remark, Legal, View, Suggested } from "./views";

type EventsListener = (events: EventLine[], before: View | null, after: View | null) => void;

/** One table as this browser knows it: the server's last word, and nothing guessed. */
export class TableState {
  seq = $state(0);
  table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ player: null, seats: [], seat: null, host: false });
  view = $state.raw<View | null>(null);
  legal = $state.raw<Legal[]>([]);
  events = $state.raw<EventLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How many lines of the chat have been seen. */
  read = $state(0);
  online = $state(false);
  /** Set when there is no way back: the table does not exist. */
  gone = $state(false);
  thinking = $state<number | null>(null);
  busy = $state(false);
  /** What somebody points at: a square as `x,y`, a place of the island by its id, or a part of the table. */
  pointed = $state<string | null>(null);
  /** What is to be in sight while something else is pointed at. */
  near = $state("");
  /** A turn that somebody shows on the board, of any seat: an analysis of what was played. */
  suggested = $state.raw<Suggested | null>(null);
  /** The seats whose answers a bot waits for, and until when by this machine's clock. */
  countdown = $state.raw<{ seats: number[]; until: number } | null>(null);
  art = $state.raw<Art | null>(null);
  /** After how many seconds of absence a seat in play may be freed. */
  seatAbsence = $state(0);
  /** Since when (by this machine's clock) each player has been away. */
  #awaySince = $state.raw<Record<string, number>>({});
  #link: TableLink;
  #eventListeners: EventsListener[] = [];
  #everOnline = false;
  #contributing = false;
  #pledgedAnew = false;

  constructor(
    readonly id: string,
    connect: Connect = (table, listener) => new TableSocket(table, listener),
  ) {
    this.#link = connect(id, {
      message: (message) => this.#receive(message),
      delayed: (reason) => notices.refuse(reason),
      status: (online, final) => this.#status(online, final),
      since: () => this.seq,
    });
  }

  /** Lost after having been there: worth a banner. */
  get lost(): boolean {
    return !this.online && this.#everOnline;
  }

  get unread(): number {
    return this.chat.slice(this.read).filter(({ seat }) => !this.you.seats.includes(seat ?? -1)).length;
  }

  get mySeat(): number | null {
    return this.you.seat;
  }

  get myTurn(): boolean {
    return this.legal.length > 0;
  }

  /** For how many seconds a player has been away at that moment. */
  awayFor(player: string, now: number): number {
    const since = this.#awaySince[player];
    return since === undefined ? 0 : (now - since) / 1000;
  }

  close(): void {
    this.#link.close();
  }

  /** Calls back with every batch of fresh events (not with those of the past). */
  onEvents(listener: EventsListener): () => void {
    this.#eventListeners.push(listener);
    return () => (this.#eventListeners = this.#eventListeners.filter((other) => other !== listener));
  }

  /** Plays actions for the seat we look through, all or none; a refusal becomes a notice. True when stored. */
  async act(...actions: Action[]): Promise<boolean> {
    if (this.you.seat === null || this.busy) return false;
    this.busy = true;
    try {
      return this.#noticeRefusal(
        await this.#link.command({ type: "act", seat: this.you.seat, seq: this.seq, actions }),
      );
    } finally {
      this.busy = false;
    }
  }

  /** Any other command of the protocol. */
  async command(message: Outgoing): Promise<boolean> {
    return this.#noticeRefusal(await this.#link.command(message));
  }

  viewSeat(seat: number | null): void {
    this.#link.tell({ type: "view_seat", seat });
  }

  /** Asks why an action is not allowed (now, or after one that is only tried) and shows the answer. */
  async why(action: Action, after: Action | null = null): Promise<void> {
    await this.tryOut(...(after === null ? [] : [after]), action);
  }

  /**
   * What own actions would bring, up to the next die or draw: events, points, the view and our next choices.
   * Null (with a notice) when the server refuses, and null where the position has moved on meanwhile.
   */
  async tryOut(...actions: Action[]): Promise<Tried | null> {
    if (this.you.seat === null) return null;
    const outcome = await this.#link.command({ type: "try", seat: this.you.seat, seq: this.seq, actions });
    if ("tried" in outcome) return outcome.tried;
    this.#noticeRefusal(outcome);
    return null;
  }

  /** What a strong bot would do in our seat, best first; nothing (with a notice) when the server refuses. */
  async advise(): Promise<Advised[]> {
    if (this.you.seat === null) return [];
    try {
      return await this.#link.hint(this.you.seat);
    } catch (error) {
      notices.refuse(faultOf(error));
      return [];
    }
  }

  /** What the coach says; silence when there is none or the server is busy. */
  async coach(): Promise<{ now: Remark | null; last: Remark | null } | null> {
    if (this.you.seat === null) return null;
    try {
      return (await this.#link.coach?.(this.you.seat)) ?? null;
    } catch {
      return null;
    }
  }

  #noticeRefusal(outcome: Outcome): boolean {
    if ("seq" in outcome) return true;
    // What was meant for a position that has passed needs no words: the new one is on the screen already.
    if ("fault" in outcome) notices.refuse(outcome.fault);
    return false;
  }

  #status(online: boolean, final: boolean): void {
    this.online = online;
    this.#everOnline ||= online;
    this.gone ||= final;
  }

  #receive(message: FromServer): void {
    if (message.type === "hello") this.seatAbsence = message.seat_absence;
    else if (message.type === "snapshot") this.#replace(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "thinking") this.thinking = message.seat;
    else if (message.type === "presence") this.#presence(message);
  }

  #replace(message: Snapshot): void {
    const before = this.view;
    const past = message.since === 0;
    this.#take(message);
    this.#away(message.away);
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
      this.countdown = timed(message.countdown ?? null);
      this.thinking = null;
    }
    if (message.table || message.you) void this.#contribute();
  }

  /** Adds this browser's share to the seed: a pledge before the start, and the share itself once all is settled. */
  async #contribute(): Promise<void> {
    const message = this.#contributing ? null : this.#contribution();
    if (!message) return;
    this.#contributing = true;
    const outcome = await this.#link.command(message);
    this.#contributing = false;
    // A refusal is no news for the player: the game goes on, and the fair dice say what was left out.
    if ("seq" in outcome) await this.#contribute();
  }

  #contribution(): Outgoing | null {
    if (!this.table || this.you.seats.length === 0) return null;
    if (this.table.status === "waiting") return this.#pledge(this.table.seats[this.you.seats[0]].pledge);
    return this.table.status === "starting" && this.table.promise ? this.#reveal(this.table.promise) : null;
  }

  #pledge(shown: string): Outgoing | null {
    if (shares.kept(this.id)?.told) shares.keep(this.id, { nonce: newNonce() });
    const pledge = pledgeOf(shares.of(this.id).nonce);
    if (shown === pledge) return null;
    // Two tabs that can't share a store must not take turns for ever: each speaks up against the other once.
    if (shown && this.#pledgedAnew) return null;
    this.#pledgedAnew = shown !== "";
    return { type: "pledge", pledge };
  }

  /** The share, if what was settled holds our pledge; never for two different games. */
  #reveal({ text, nonces }: Promised): Outgoing | null {
    const share = shares.kept(this.id);
    if (!share) return null;
    const line = (seat: number) => `\npledge ${seat} ${pledgeOf(share.nonce)}\n`;
    const told = fingerprintOf(text);
    const due = this.you.seats.some((seat) => text.includes(line(seat)) && !nonces[seat]);
    if (!due || (share.told !== undefined && share.told !== told)) return null;
    shares.keep(this.id, { ...share, told });
    return { type: "reveal", nonce: share.nonce };
  }

  #append(events: EventLine[] = [], chat: ChatLine[] = [], before: View | null): void {
    const known = this.events.at(-1)?.seq ?? 0;
    const newEvents = events.filter(({ seq }) => seq > known);
    if (newEvents.length > 0) {
      this.events = [...this.events, ...newEvents];
      for (const listener of this.#eventListeners) listener(newEvents, before, this.view);
    }
    const said = this.chat.at(-1)?.seq ?? 0;
    const lines = chat.filter(({ seq }) => seq > said);
    if (lines.length > 0) this.chat = [...this.chat, ...lines];
  }

  #away(seconds: number[]): void {
    const now = Date.now();
    const seats = this.table?.seats ?? [];
    const away = seats.map(({ player, online }, at) => [player, online ? undefined : now - (seconds[at] ?? 0) * 1000]);
    this.#awaySince = Object.fromEntries(away.filter(([player, since]) => player && since !== undefined)) as Record<
      string,
      number
    >;
  }

  #presence({ online, away, watching }: Presence): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, at) => ({ ...seat, online: online[at] ?? seat.online }));
    this.table = { ...this.table, seats, watching };
    this.#away(away);
  }
}

function timed(countdown: Countdown | null): { seats: number[]; until: number } | null {
  return countdown && { seats: countdown.seats, until: Date.now() + countdown.seconds * 1000 };
}
