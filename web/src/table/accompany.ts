import type { GameEvent } from "../net/messages";
import { notices } from "../state/notices.svelte";
import { settings } from "../state/settings.svelte";
import type { TableState } from "../state/table.svelte";
import { sentence } from "./sentences";
import { chime, tap } from "./sound";

/** Speaks fresh events into the live region and plays their sounds; returns what ends it. */
export function accompany(table: TableState): () => void {
  let wasMine = false;
  return table.onEvents((events: GameEvent[]) => {
    const said = events.map((event) => sentence(table, event)).filter(Boolean);
    if (said.length > 0) notices.say(said.join(" "));
    if (settings.sound) {
      if (table.myTurn && !wasMine) chime();
      else tap();
    }
    wasMine = table.myTurn;
  });
}
