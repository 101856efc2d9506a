import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { article } from "./article";
import { readLocale } from "./files";
import { pseudo } from "./pseudo";

/** Parameters as they arrive from the server: whatever Fluent cannot format becomes text first. */
export type Params = Record<string, unknown>;

export const LANGUAGES = [
  { code: "hu", name: "Magyar" },
  { code: "de", name: "Deutsch" },
  { code: "nl", name: "Nederlands" },
  { code: "en", name: "English" },
] as const;

const ARTICLE: FluentFunction = ([value], { capital }) =>
  article(value instanceof FluentNumber ? String(value.value) : String(value), Boolean(capital));
const PSEUDO = "xx-pseudo";
const STORED = "tilefolk.language";

/** The one place where keys become words; reading a word in a component makes it follow the language. */
class Words {
  language = $state("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #order = $state.raw(new Map<string, string[]>());
  #wanted = new Set(["ui", "around", "core", "server", "tiles"]);
  #newest: Promise<void> = Promise.resolve();

  async start(): Promise<void> {
    await this.use(chosen());
  }

  /** Switches the language once all files of it that are in use have arrived. */
  use(language: string): Promise<void> {
    const switched: Promise<void> = this.#fetch(language, () => switched === this.#newest);
    this.#newest = switched;
    // who failed is told; those who come later ask anew
    switched.catch(() => {
      if (switched === this.#newest) this.#newest = Promise.resolve();
    });
    return switched;
  }

  async #fetch(language: string, isNewest: () => boolean): Promise<void> {
    const source = language === PSEUDO ? "en" : language;
    const names = [...this.#wanted];
    const texts = await Promise.all(names.map((name) => readLocale(source, name)));
    if (!isNewest()) return this.#newest;
    const bundle = new FluentBundle(source, {
      useIsolating: false,
      functions: { ARTICLE },
      transform: language === PSEUDO ? pseudo : undefined,
    });
    const order = new Map<string, string[]>();
    texts.forEach((text, at) => {
      const resource = new FluentResource(text);
      bundle.addResource(resource, { allowOverrides: true });
      order.set(
        names[at],
        resource.body.map(({ id }) => id),
      );
    });
    this.#bundle = bundle;
    this.#order = order;
    this.language = language;
    document.documentElement.lang = source;
  }

  choose(language: string): Promise<void> {
    keep(language);
    return this.use(language);
  }

  /** Adds files (a game's words, its rules) to what is loaded now and at every later switch. */
  async need(...names: string[]): Promise<void> {
    const missing = names.filter((name) => !this.#wanted.has(name));
    if (missing.length === 0) return this.#newest;
    for (const name of missing) this.#wanted.add(name);
    try {
      await this.use(this.language);
    } catch (error) {
      for (const name of missing) this.#wanted.delete(name);
      throw error;
    }
  }

  /** Whether a file has arrived. */
  hasFile(name: string): boolean {
    return this.#order.has(name);
  }

  /** The keys of a loaded file, in the order in which they stand there. */
  keys(name: string): string[] {
    return this.#order.get(name) ?? [];
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  text(key: string, params?: Params): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return `«${key}»`;
    return this.#bundle.formatPattern(message.value, params && plain(params), []);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language === PSEUDO ? "en" : this.language).format(value);
  }

  /** A day and time as this language writes them, from seconds. */
  date(seconds: number): string {
    const style = { dateStyle: "medium", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(this.language === PSEUDO ? "en" : this.language, style).format(seconds * 1000);
  }

  list(items: string[]): string {
    return new Intl.ListFormat(this.language === PSEUDO ? "en" : this.language).format(items);
  }
}

function plain(params: Params): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(params)) {
    result[name] = typeof value === "number" || typeof value === "string" ? value : String(value ?? "");
  }
  return result;
}

function chosen(): string {
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked === PSEUDO || LANGUAGES.some(({ code }) => code === asked)) return asked as string;
  const known = [recall(), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return known.find((tag) => LANGUAGES.some(({ code }) => code === tag)) ?? "en";
}

// Private windows may refuse storage; the choice then lasts as long as the page.
function recall(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function keep(language: string): void {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    return;
  }
}

export const words = new Words();

export function t(key: string, params?: Params): string {
  return words.text(key, params);
}
