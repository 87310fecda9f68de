// Words: common passwords, common English, the person's own and the site's; forwards and backwards,
// with capitals, and with digits and signs in place of letters.
import { dictionary } from "@zxcvbn-ts/language-common";
import content from "#content/site.json" with { type: "json" };
import type { Part, PartKind, Person } from "./parts.ts";

const WORD_MIN = 3;
const WORD_MAX = 24;
const OWN_BITS = 1;
const FUNCTION_BITS = 5;
const FUNCTION_WORDS = "the for and are was you our your this that with not all";

/** In the order of how often each is used: the place is the number of guesses. */
const common = rank(dictionary["passwords-common"]);
const words = new Map(dictionary["diceware-common"].map((word) => [word, 13]));
for (const word of FUNCTION_WORDS.split(" ")) words.set(word, FUNCTION_BITS);

function rank(list: readonly string[]): Map<string, number> {
  return new Map(list.map((word, index) => [word, 1 + Math.log2(index + 1)]));
}

/** Of what stands for a letter, the letters that it may stand for. */
const STAND_INS: readonly Readonly<Record<string, string>>[] = [
  { "1": "i", "!": "i" },
  { "1": "l", "!": "l" },
].map((first) => ({
  ...first,
  "0": "o",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
  "+": "t",
  "8": "b",
  "9": "g",
}));
const LEET_BITS = 2;
const BACKWARDS_BITS = 1;

export function* findWords(text: string, person: Person): Generator<Part> {
  const lower = text.toLowerCase();
  // Letters that change their length in lower case would shift what is found.
  if (lower.length !== text.length) return;
  const own = listOwn(person);
  const find = (word: string): { bits: number; kind: PartKind } | undefined => {
    if (own.has(word)) return { bits: OWN_BITS, kind: "own" };
    if (word === SITE) return { bits: OWN_BITS, kind: "site" };
    const bits = Math.min(common.get(word) ?? 99, words.get(word) ?? 99);
    return bits < 99 ? { bits, kind: "common" } : undefined;
  };
  const forms = [
    { form: lower, bits: 0 },
    ...STAND_INS.map((table) => ({ form: translate(lower, table), bits: LEET_BITS })),
  ];
  for (const [index, { form, bits }] of forms.entries()) {
    if (index > 0 && form === lower) continue;
    const backwards = form.split("").reverse().join("");
    for (let start = 0; start < form.length; start += 1) {
      const longest = Math.min(form.length, start + WORD_MAX);
      for (let end = start + WORD_MIN; end <= longest; end += 1) {
        const word = form.slice(start, end);
        const forwards = find(word);
        const found = forwards ?? find(backwards.slice(form.length - end, form.length - start));
        if (!found) continue;
        const cost = found.bits + bits + countCapitals(text.slice(start, end));
        yield {
          start,
          end,
          bits: forwards ? cost : cost + BACKWARDS_BITS,
          kind: found.kind,
        };
      }
    }
  }
}

const SITE = content.site.name.toLowerCase();

function listOwn({ username, email }: Person): ReadonlySet<string> {
  const at = email.lastIndexOf("@");
  const given = [username, email, email.slice(0, at), email.slice(at + 1)];
  const parts = given.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  return new Set(
    parts
      .map((part) => part.normalize("NFKC").toLowerCase())
      .filter((part) => part.length >= WORD_MIN),
  );
}

const translate = (text: string, table: Readonly<Record<string, string>>): string =>
  text.replace(/[0-9!@$+]/g, (sign) => table[sign] ?? sign);

/** A capital in front, or nothing but capitals, is one of the first things to try. */
function countCapitals(word: string): number {
  const capitals = word.replace(/[^\p{Lu}]/gu, "").length;
  if (capitals === 0) return 0;
  const letters = word.replace(/[^\p{L}]/gu, "").length;
  return capitals === letters || (capitals === 1 && /^\p{Lu}/u.test(word)) ? 1 : 1 + capitals;
}
