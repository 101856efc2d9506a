/** The Hungarian article as src/tilefolk/core/hungarian.py has it: "a", or "az" before a word that is spoken with a vowel. */
const VOWELS = "aáeéiíoóöőuúüű";
/** Letters whose names begin with a vowel: az F (ef), az X (iksz). */
const SPELLED_WITH_A_VOWEL = "aefilmnorsuxy";

export function article(text: string, capital = false): string {
  const word = /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? "";
  const said = beginsWithAVowel(word) ? "az" : "a";
  return capital ? said.charAt(0).toUpperCase() + said.slice(1) : said;
}

function beginsWithAVowel(word: string): boolean {
  if (!word) return false;
  const digits = /^\d+/.exec(word)?.[0];
  if (digits) return digits.startsWith("5") || (digits.startsWith("1") && digits.length % 3 === 1);
  const [first, second = ""] = word;
  const spelled = /\p{Lu}/u.test(first) && !/\p{Ll}/u.test(second);
  return (spelled ? SPELLED_WITH_A_VOWEL : VOWELS).includes(first.toLowerCase());
}
