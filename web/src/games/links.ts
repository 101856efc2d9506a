import type { PlayedGame } from "../protocol";
import { route } from "../state/route.svelte";

/** Where a finished game can be watched. */
export function replayOf({ id }: PlayedGame): string {
  return `/tables/${id}/replay`;
}

/** Goes there without loading the page anew, unless a key asks the browser for another tab or window. */
export function watch(event: MouseEvent, game: PlayedGame): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  route.go(replayOf(game));
}
