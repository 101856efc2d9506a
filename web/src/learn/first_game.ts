import { turnCoach } from "../advice/coach.svelte";
import { t } from "../i18n/index.svelte";
import type { NewSeat } from "../net/messages";
import { session } from "../state/session.svelte";
import { settings } from "../state/settings.svelte";

/** The level for those who have never won. */
const EASY = "easy";

/** A real game against as few easy bots as the game allows, with the coach on. */
export async function playEasy(game: string): Promise<void> {
  const found = session.games.find(({ name }) => name === game);
  const players = found?.min_players ?? 2;
  const me: NewSeat = { kind: "mine", name: settings.name.trim() || t("ui-guest") };
  const bots = Array.from({ length: players - 1 }, (): NewSeat => ({ kind: "bot", level: EASY }));
  turnCoach(true);
  await session.create({ game, start: true, shuffle: true, seats: [me, ...bots] });
}
