import type { Advised, Remark } from "../state/views";
import { api } from "./api";
import type { Fault, FromServer, Outgoing } from "./messages";
import type { Listener, Outcome, TableLink } from "./link";

/** Codes after which coming back is pointless (docs/protocol.md, "Limits and closing"). */
const FINAL = new Set([1009, 4404]);
/** Refusals that leave open whether the command was stored: it is sent again as it was. */
const NOT_YET = new Set(["server.database.away", "server.table.busy"]);
const AGAIN_AFTER = 1_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

interface Waiting {
  text: string;
  done(outcome: Outcome): void;
}

/** The one socket of a table: reconnects by itself and repeats commands that were not acknowledged. */
export class TableSocket implements TableLink {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #closed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener("online", this.#reconnectNow);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    removeEventListener("online", this.#reconnectNow);
    this.#socket?.close();
  }

  /** Sends a command or a question and resolves when the server has stored, answered or refused it. */
  command(message: Outgoing): Promise<Outcome> {
    const id = identifier();
    const text = JSON.stringify({ ...message, id });
    return new Promise((done) => {
      this.#waiting.set(id, { text, done });
      this.#transmit(text);
    });
  }

  /** Sends what needs no answer; lost when there is no connection. */
  tell(message: Outgoing): void {
    this.#transmit(JSON.stringify(message));
  }

  async hint(seat: number): Promise<Advised[]> {
    return (await api.hint(this.table, seat, "hard")).actions;
  }

  coach(seat: number): Promise<{ now: Remark | null; last: Remark | null }> {
    return api.coach(this.table, seat);
  }

  #reconnectNow = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#connect();
  };

  #transmit(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #connect(): void {
    if (this.#closed) return;
    const url = new URL(`/api/tables/${this.table}/socket?since=${this.listener.since()}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.#onClose(socket, event.code);
  }

  #receive(message: FromServer): void {
    this.#lastHeard = Date.now();
    if (message.type === "snapshot") this.#onSnapshot();
    this.listener.message(message);
    if (message.type === "ack") this.#settle(message.id, { seq: message.seq });
    if (message.type === "tried") this.#settle(message.id, { tried: message });
    if (message.type === "stale") this.#settle(message.id, { stale: true });
    if (message.type === "error") this.#onError(message.id, message.error);
  }

  #onError(id: string, fault: Fault): void {
    const waiting = this.#waiting.get(id);
    if (!waiting || !NOT_YET.has(fault.key)) {
      this.#settle(id, { fault });
      return;
    }
    this.listener.delayed(fault);
    setTimeout(() => {
      if (this.#waiting.has(id)) this.#transmit(waiting.text);
    }, AGAIN_AFTER);
  }

  #settle(id: string, outcome: Outcome): void {
    this.#waiting.get(id)?.done(outcome);
    this.#waiting.delete(id);
  }

  #onSnapshot(): void {
    if (this.#tries === 0 && this.#pinger) return;
    this.#tries = 0;
    this.listener.status(true, false);
    for (const { text } of this.#waiting.values()) this.#transmit(text);
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    // A laptop that slept may hold a socket that will never speak again.
    if (Date.now() - this.#lastHeard > SILENCE) this.#socket?.close();
    else this.tell({ type: "ping" });
  }

  #onClose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    clearInterval(this.#pinger);
    this.#pinger = undefined;
    const final = FINAL.has(code);
    this.listener.status(false, final);
    if (final) return;
    const wait = code === 4429 ? 4000 : Math.min(3000, 250 * 2 ** this.#tries);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}

function identifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
