import type { EventLine } from "../net/messages";
import { notices } from "../state/notices.svelte";
import type { TableState } from "../state/table.svelte";
import { sentence } from "./sentences";
import { play, type Sound } from "./sound";

/** Who sits where in a game in play: nobody should overlook it. */
const SEAT_NEWS = /^seat_/;

/** What is heard of an event; the first in this order that happened is enough. */
const EVENT_SOUNDS: [RegExp, Sound][] = [
  [/^roll$/, "dice"],
  [/^(robber|stolen)$/, "robber"],
  [/^(offer|countered|accepted)$/, "offer"],
  [/^(scored|longest_road|largest_army)$/, "points"],
  [/^(income|deal|maritime|bought|played|discarded|monopoly|year_of_plenty)$/, "cards"],
  [/^(laid|placed|road|settlement|city)$/, "lay"],
];

/** Speaks fresh events into the live region and plays their sounds; returns what ends it. */
export function announceEvents(table: TableState): () => void {
  return table.onEvents((events: EventLine[], before) => {
    const said = events.map((event) => sentence(table, event)).filter(Boolean);
    if (said.length > 0) notices.say(said.join(" "));
    const news = events.filter(({ kind }) => SEAT_NEWS.test(kind)).map((event) => sentence(table, event));
    if (news.length > 0) notices.tell(news.join(" "));
    const sound = EVENT_SOUNDS.find(([kinds]) => events.some(({ kind }) => kinds.test(kind)));
    if (table.view?.over && !before?.over) play("end");
    else if (sound) play(sound[1]);
  });
}
