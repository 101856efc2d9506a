/** The Fluent files of the package, each a chunk of its own that is fetched when first needed. */
const FILES = import.meta.glob<string>("../../../src/tilefolk/locales/*/*.ftl", { query: "?raw", import: "default" });

export async function readLocale(language: string, name: string): Promise<string> {
  const load = FILES[`../../../src/tilefolk/locales/${language}/${name}.ftl`];
  return load ? load() : "";
}
