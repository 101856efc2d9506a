import learn from "../../../src/tilefolk/locales/learn.json";

/** The rules of a game in the order of their file: chapters (`rules-GAME-2`) with their rules (`rule-H2-1`). */
interface Chapter {
  title: string;
  rules: { id: string; key: string }[];
}

const GAMES: Record<string, string> = { H: "hunters", M: "mayflower", C: "catan" };

export function gameOfRule(id: string): string | null {
  return GAMES[id[0]] ?? null;
}

export function ruleKey(id: string): string {
  return `rule-${id.replaceAll(".", "-")}`;
}

/** Cuts the keys of a rules file into chapters. */
export function chapters(keys: string[]): Chapter[] {
  const found: Chapter[] = [];
  for (const key of keys) {
    const rule = /^rule-([A-Z]+)(.*)$/.exec(key);
    if (/^rules-[a-z]+-\d+$/.test(key)) found.push({ title: key, rules: [] });
    else if (rule) found.at(-1)?.rules.push({ id: `${rule[1]}${rule[2].replaceAll("-", ".")}`, key });
  }
  return found;
}

/** The texts of the worked examples of a rule (`example-HX1`), in the book's order. */
export function examplesOf(id: string): string[] {
  const examples = Object.values(learn).flatMap((game) => Object.entries<string>(game.examples));
  return examples.filter(([, rule]) => rule === id).map(([example]) => `example-${example}`);
}

export function quickSteps(keys: string[]): string[] {
  return keys.filter((key) => /^rules-[a-z]+-quick-\d+$/.test(key));
}

export function differences(keys: string[]): string[] {
  return keys.filter((key) => /^rules-[a-z]+-differences-\d+$/.test(key));
}
