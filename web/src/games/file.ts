import { api, Refusal } from "../net/api";
import type { ArchivedGame, TakenIn } from "../protocol";

/** What the server takes at once: so many games, so many letters. */
const GAMES = 20;
const FORMAT = 1;
const LETTERS = 180_000;
/** Too often: the server wants a rest of so many milliseconds. */
const RETRY_PAUSE = 5000;
const TOO_FAST = 429;
/** A body that is not as it should be, or too large. */
const UNREADABLE = new Set([400, 413]);

/** The game in a line of a file; null if there is none. */
function gameIn(line: string): ArchivedGame | null {
  try {
    const it = JSON.parse(line) as Partial<ArchivedGame> | null;
    const whole = typeof it?.id === "string" && typeof it.record === "string" && Array.isArray(it.seats);
    return whole && typeof it.created === "number" && it.format === FORMAT ? (it as ArchivedGame) : null;
  } catch {
    return null;
  }
}

/** The lines of a file of games, in parts that the server takes. */
export function parts(text: string): { games: ArchivedGame[][]; unreadable: number } {
  const games: ArchivedGame[][] = [];
  let unreadable = 0;
  let letters = 0;
  for (const line of text.split("\n").filter((it) => it.trim() !== "")) {
    const game = gameIn(line);
    if (!game) {
      unreadable++;
      continue;
    }
    const last = games.at(-1);
    if (!last || last.length === GAMES || letters + line.length > LETTERS) {
      games.push([game]);
      letters = 0;
    } else last.push(game);
    letters += line.length;
  }
  return { games, unreadable };
}

/** Sends a file of games to the server; `done` hears the share that has been taken in. */
export async function takeIn(text: string, done: (share: number) => void): Promise<TakenIn> {
  const { games, unreadable } = parts(text);
  let sum: TakenIn = { added: 0, known: 0, unreadable };
  for (const [at, part] of games.entries()) {
    sum = plus(sum, await taken(part));
    done((at + 1) / games.length);
  }
  return sum;
}

/** A game that the server can't read does not keep the others away: then each is sent by itself. */
async function taken(part: ArchivedGame[]): Promise<TakenIn> {
  try {
    return await retried(() => api.takeIn(part));
  } catch (error) {
    if (!(error instanceof Refusal) || !UNREADABLE.has(error.status)) throw error;
    let sum: TakenIn = { added: 0, known: 0, unreadable: part.length === 1 ? 1 : 0 };
    if (part.length > 1) for (const game of part) sum = plus(sum, await taken([game]));
    return sum;
  }
}

function plus(one: TakenIn, other: TakenIn): TakenIn {
  return {
    added: one.added + other.added,
    known: one.known + other.known,
    unreadable: one.unreadable + other.unreadable,
  };
}

async function retried<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== TOO_FAST) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE));
    }
  }
}
