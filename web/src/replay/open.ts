import { api, Refusal } from "../net/api";
import { notices } from "../state/notices.svelte";
import { route } from "../state/route.svelte";

/** Shows the game whose record is in a file. */
export async function openRecord(file: File | undefined): Promise<void> {
  if (!file) return;
  try {
    const { id } = await api.keepRecord(await file.text());
    route.go(`/replay/${id}`);
  } catch (error) {
    if (error instanceof Refusal) notices.refuse(error.fault);
  }
}
