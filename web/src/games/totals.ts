import type { PlayedGame } from "../protocol";

/** What a list of games is narrowed to; empty: all of them. */
export interface Filter {
  game: string;
  result: "" | "won" | "lost";
  against: "" | "people" | "bots";
}

export type Result = "won" | "shared" | "lost" | "";

/** The seats of the person whose list it is. */
function mySeats({ seats }: PlayedGame): number[] {
  return seats.flatMap(({ mine }, seat) => (mine ? [seat] : []));
}

/** How it ended for them; of a game against oneself nobody can say. */
export function resultOf(game: PlayedGame): Result {
  const mine = mySeats(game);
  if (game.winners.length === 0 || mine.length !== 1) return "";
  if (!game.winners.includes(mine[0])) return "lost";
  return game.winners.length > 1 ? "shared" : "won";
}

export function isAgainst(game: PlayedGame): "people" | "bots" | "" {
  const others = game.seats.filter(({ mine }) => !mine);
  if (others.length === 0) return "";
  return others.every(({ kind }) => kind === "bot") ? "bots" : "people";
}

export function filtered(games: PlayedGame[], { game, result, against }: Filter): PlayedGame[] {
  return games.filter((it) => {
    const ended = resultOf(it);
    const fits = result === "" || (result === "lost" ? ended === "lost" : ended === "won" || ended === "shared");
    return fits && (game === "" || it.game === game) && (against === "" || isAgainst(it) === against);
  });
}

export interface Totals {
  games: number;
  /** Games with a result of one's own, and the wins among them; a shared one counts as its part. */
  counted: number;
  wins: number;
  average: number;
  best: { game: PlayedGame; points: number } | null;
  /** By source of points the average of one's own seats. */
  sources: [source: string, average: number][];
}

export function totals(games: PlayedGame[]): Totals {
  const own = games.flatMap((game) =>
    mySeats(game)
      .filter((seat) => game.scores[seat] !== undefined)
      .map((seat) => ({ game, points: game.scores[seat], sources: game.points[seat] })),
  );
  const counted = games.filter((game) => resultOf(game) !== "");
  const wins = counted.reduce((sum, game) => {
    return resultOf(game) === "lost" ? sum : sum + 1 / game.winners.length;
  }, 0);
  const best = own.reduce<Totals["best"]>((top, it) => (top && top.points >= it.points ? top : it), null);
  return {
    games: games.length,
    counted: counted.length,
    wins,
    average: mean(own.map(({ points }) => points)),
    best: best && { game: best.game, points: best.points },
    sources: bySource(own.flatMap(({ sources }) => (sources ? [sources] : []))),
  };
}

function bySource(rows: Record<string, number>[]): Totals["sources"] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.map((name) => [name, mean(rows.map((row) => row[name] ?? 0))]);
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
