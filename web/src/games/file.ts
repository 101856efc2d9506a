import { api, Refusal } from "../net/api";
import type { ArchivedGame, TakenIn } from "../protocol";

/** What the server takes at once: so many games, so many letters. */
const GAMES = 20;
const LETTERS = 180_000;
/** Too often: the server wants a rest of so many milliseconds. */
const REST = 5000;
const TOO_FAST = 429;

/** The lines of a file of games, in parts that the server takes. */
export function parts(text: string): { games: ArchivedGame[][]; unreadable: number } {
  const games: ArchivedGame[][] = [];
  let unreadable = 0;
  let letters = 0;
  for (const line of text.split("\n").filter((it) => it.trim() !== "")) {
    let game: ArchivedGame;
    try {
      game = JSON.parse(line) as ArchivedGame;
    } catch {
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
  const sum: TakenIn = { added: 0, known: 0, unreadable };
  for (const [at, part] of games.entries()) {
    const found = await patiently(() => api.takeIn(part));
    sum.added += found.added;
    sum.known += found.known;
    sum.unreadable += found.unreadable;
    done((at + 1) / games.length);
  }
  return sum;
}

async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== TOO_FAST) throw error;
      await new Promise((resolve) => setTimeout(resolve, REST));
    }
  }
}
