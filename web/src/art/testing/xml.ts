/** A strict little reader of SVG text: throws where tags do not match, returns tags and attributes. */
export interface Element {
  tag: string;
  attributes: Record<string, string>;
}

export function elements(svg: string): Element[] {
  const open: string[] = [];
  const found: Element[] = [];
  for (const [, close, tag, text, self] of svg.matchAll(/<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== tag) throw new Error(`</${tag}> closes nothing`);
      continue;
    }
    found.push({
      tag,
      attributes: Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
    });
    if (!self) open.push(tag);
  }
  if (open.length) throw new Error(`<${open.join("><")}> stay open`);
  const rest = svg
    .replace(/<text[^>]*>[^<]*<\/text>/g, "")
    .replace(/<[^<>]*>/g, "")
    .trim();
  if (rest) throw new Error(`text outside of elements: ${rest.slice(0, 40)}`);
  return found;
}

/** Path data that a browser can read: known letters and finite numbers only. */
export const goodPath = (d: string): boolean => /^M[\d\s.,MLHVQCAZSTmlhvqcazst-]+$/.test(d) && !d.includes("NaN");
