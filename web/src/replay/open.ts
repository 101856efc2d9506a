import { words } from "../i18n/index.svelte";
import { api, Refusal } from "../net/api";
import { notices } from "../state/notices.svelte";
import { route } from "../state/route.svelte";
import { session } from "../state/session.svelte";

/** Shows the game whose record is in a file. */
export async function openRecord(file: File | undefined): Promise<void> {
  if (!file) return;
  try {
    const { id } = await api.keepRecord(await file.text());
    const path = `/replay/${id}`;
    // The page of this very record says that it was gone.
    if (location.pathname === path) location.reload();
    else route.go(path);
  } catch (error) {
    if (!(error instanceof Refusal)) return;
    // A move that is against the rules is told in the words of its game.
    const [named] = (error.fault.reason ?? error.fault).key.split(".");
    await words.need("replay", ...session.games.map(({ name }) => name).filter((game) => game === named));
    notices.refuse(error.fault);
  }
}
