/** The files of words that a table of this game speaks from. */
export function tableWords(game: string): string[] {
  return [game, "bots", "advice", "replay", "analysis", "table", ...(game === "catan" ? ["trade"] : [])];
}
