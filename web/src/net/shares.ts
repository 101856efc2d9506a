/** Fair dice: this browser's own share of a game's seed (docs/protocol.md, "Fair dice"). */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** `told`: the fingerprint of the game for which the nonce was told; it is never told for another one. */
export interface Share {
  nonce: string;
  told?: string;
}

const STORE = "tilefolk-shares";
const NONCE_BYTES = 32;
/** Shares of older tables are dropped: their games are long over. */
const MOST = 60;

/** `crypto.subtle` and `crypto.randomUUID` are missing on plain HTTP; this is there everywhere. */
export function newNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
}

export function pledgeOf(nonce: string): string {
  return bytesToHex(sha256(hexToBytes(nonce)));
}

/** The SHA-256 of all that was settled before the shares were told. */
export function fingerprintOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The shares of this browser by table; they outlive a reload of the page. */
class Shares {
  #known: Record<string, Share> = {};

  /** The share for a table; a new one if there is none yet. */
  of(table: string): Share {
    return this.kept(table) ?? this.keep(table, { nonce: newNonce() });
  }

  kept(table: string): Share | undefined {
    return this.#read()[table];
  }

  keep(table: string, share: Share): Share {
    const others = Object.entries(this.#read()).filter(([id]) => id !== table);
    this.#known = Object.fromEntries([...others.slice(1 - MOST), [table, share]]);
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#known));
    } catch {
      // A browser that stores nothing keeps its share until the page is left.
    }
    return share;
  }

  #read(): Record<string, Share> {
    try {
      // Another tab may have drawn one.
      this.#known = { ...this.#known, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, Share>) };
    } catch {
      // What this page knows is enough.
    }
    return this.#known;
  }
}

export const shares = new Shares();
