/** Says outside the page that it is our turn: in the title of the tab, in its icon, and by a notification. */
import { t } from "../i18n/index.svelte";
import { settings } from "../state/settings.svelte";

const ICON = "/icon.svg";
const ICON_TURN = "/icon-turn.svg";

export function showTurn(game: string, mine: boolean): void {
  const name = t(`game-${game}`);
  document.title = mine ? t("attention-turn", { game: name }) : t("attention-wait", { game: name });
  show(mine ? ICON_TURN : ICON);
}

export function leaveTable(): void {
  document.title = "Tilefolk";
  show(ICON);
}

/** Only while nobody looks at the page, and only where the person and the browser allow it. */
export function notifyTurn(game: string, table: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  try {
    const note = new Notification(t("attention-turn", { game: t(`game-${game}`) }), {
      icon: ICON,
      tag: `turn-${table}`,
    });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications to service workers only; the title and the icon have said it.
  }
}

function show(icon: string): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", icon);
}
