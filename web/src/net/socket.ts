import type { Fault, FromServer } from "./messages";

/** Codes after which coming back is pointless (docs/protocol.md, "Limits and closing"). */
const FINAL = new Set([1009, 4404]);
const PING_EVERY = 20_000;
const SILENCE = 45_000;

export interface Listener {
  message(message: FromServer): void;
  status(online: boolean, final: boolean): void;
  /** The last entry of the log that is known, so that only what is new is sent again. */
  since(): number;
}

interface Waiting {
  text: string;
  done(result: { seq: number } | { stale: true } | { fault: Fault }): void;
}

export type Outcome = { seq: number } | { stale: true } | { fault: Fault };

/** The one socket of a table: reconnects by itself and repeats commands that were not acknowledged. */
export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #closed = false;
  #tries = 0;
  #timer = 0;
  #pinger = 0;
  #heard = 0;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  /** Sends a command and resolves when the server has stored or refused it. */
  command(message: Record<string, unknown>): Promise<Outcome> {
    const id = identifier();
    const text = JSON.stringify({ ...message, id });
    return new Promise((done) => {
      this.#waiting.set(id, { text, done });
      this.#transmit(text);
    });
  }

  /** Sends what needs no answer; lost when there is no connection. */
  tell(message: Record<string, unknown>): void {
    this.#transmit(JSON.stringify(message));
  }

  #hurry = (): void => {
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
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #receive(message: FromServer): void {
    this.#heard = Date.now();
    if (message.type === "hello") return;
    if (message.type === "snapshot") this.#welcomed();
    this.listener.message(message);
    if (message.type === "ack") this.#settle(message.id, { seq: message.seq });
    if (message.type === "stale") this.#settle(message.id, { stale: true });
    if (message.type === "error") this.#settle(message.id, { fault: message.error });
  }

  #settle(id: string, outcome: Outcome): void {
    this.#waiting.get(id)?.done(outcome);
    this.#waiting.delete(id);
  }

  #welcomed(): void {
    if (this.#tries === 0 && this.#pinger) return;
    this.#tries = 0;
    this.listener.status(true, false);
    for (const { text } of this.#waiting.values()) this.#transmit(text);
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY) as unknown as number;
  }

  #ping(): void {
    // A laptop that slept may hold a socket that will never speak again.
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.tell({ type: "ping" });
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    clearInterval(this.#pinger);
    this.#pinger = 0;
    const final = FINAL.has(code);
    this.listener.status(false, final);
    if (final) return;
    const wait = code === 4429 ? 4000 : Math.min(3000, 250 * 2 ** this.#tries);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait) as unknown as number;
  }
}

function identifier(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
