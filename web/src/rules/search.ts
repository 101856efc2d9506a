/** Letters without their accents, small: what a person types to find a word. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

/** Whether a text holds every word that is looked for. */
export function matches(text: string, sought: string): boolean {
  const there = plain(text);
  return plain(sought)
    .split(/\s+/)
    .every((word) => there.includes(word));
}
