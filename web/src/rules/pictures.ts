import type { Pictured } from "../learn/calls";

/** For each rule the position that shows it; none is shown twice. */
export function picturesByRule(pictures: Pictured[]): Map<string, Pictured> {
  const found = new Map<string, Pictured>();
  for (const picture of pictures) {
    const rule = picture.rules.find((id) => !found.has(id));
    if (rule) found.set(rule, picture);
  }
  return found;
}
