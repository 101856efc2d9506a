/** Somebody who leads through the game at this table: what they say stands where the side panel would be. */
import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("guide");
const WATCHED = Symbol("watched");

/** Called by the page of a lesson. */
export function provideGuide(guide: Snippet): void {
  setContext(KEY, guide);
}

/** Called by the page of a replay, in which nobody decides: on a phone the guide stands where the rack would. */
export function provideReplayPanel(guide: Snippet): void {
  provideGuide(guide);
  setContext(WATCHED, true);
}

/** Called by the frame of every table: whether it is only looked at. */
export function isWatched(): boolean {
  return getContext<boolean | undefined>(WATCHED) ?? false;
}

/** Called by the frame of every table; nothing where nobody leads. */
export function currentGuide(): Snippet | undefined {
  return getContext<Snippet | undefined>(KEY);
}
