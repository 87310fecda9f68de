// What a word is, for texts and queries alike: a run of letters and digits that
// keeps its inner apostrophes and hyphens (`father's`, `well-beloved`), letter
// case and accents folded. Dashes, quotation marks and all else separate words.

const LETTER = 1;
/** Part of a word only between two letters. */
const JOINER = 2;

const APOSTROPHES = "'\u2019\u02bc\uff07";
const HYPHENS = "-\u2010\u2011\u058a\u2212\ufe63\uff0d";
// Invisible inside a word: soft hyphen, zero-width characters, direction marks.
const INVISIBLES = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff";

const JOINERS = new Set(
  [...APOSTROPHES, ...HYPHENS, ...INVISIBLES].map((character) => character.charCodeAt(0)),
);
const LETTER_PATTERN = /[\p{L}\p{N}\p{M}]/u;

const KIND_OF_ASCII = Uint8Array.from({ length: 128 }, (_, code) =>
  JOINERS.has(code) ? JOINER : /[a-z0-9]/i.test(String.fromCharCode(code)) ? LETTER : 0,
);

function kindOf(code: number): number {
  if (code < 128) return KIND_OF_ASCII[code] as number;
  if (JOINERS.has(code)) return JOINER;
  return LETTER_PATTERN.test(String.fromCodePoint(code)) ? LETTER : 0;
}

const NOT_ASCII = /[^\0-\x7f]/;
const APOSTROPHE_PATTERN = new RegExp(`[${APOSTROPHES}]`, "g");
const HYPHEN_PATTERN = new RegExp(`[${HYPHENS}]`, "g");

/** Makes the spellings of one word equal: case, accents, ligatures, kinds of hyphen and apostrophe. */
function foldWord(written: string): string {
  if (!NOT_ASCII.test(written)) return written.toLowerCase();
  return written
    .replace(APOSTROPHE_PATTERN, "'")
    .replace(HYPHEN_PATTERN, "-")
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replace(/[^\p{L}\p{N}'-]/gu, "");
}

/**
 * Calls `visit` for each word of `text` in order: the folded word and where it
 * stands, as UTF-16 offsets with `end` excluded. Linear in the length of `text`.
 */
export function visitWords(
  text: string,
  visit: (word: string, start: number, end: number) => void,
): void {
  const { length } = text;
  let at = 0;
  while (at < length) {
    const code = text.codePointAt(at) as number;
    const width = code > 0xffff ? 2 : 1;
    if (kindOf(code) !== LETTER) {
      at += width;
      continue;
    }
    const start = at;
    at = endOfWord(text, at + width);
    const word = foldWord(text.slice(start, at));
    if (word) visit(word, start, at);
  }
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.codePointAt(at) as number;
    const kind = kindOf(code);
    if (kind === LETTER) {
      at += code > 0xffff ? 2 : 1;
    } else if (kind === JOINER && startsWithLetter(text, at + 1)) {
      at += 1;
    } else {
      return at;
    }
  }
  return at;
}

function startsWithLetter(text: string, at: number): boolean {
  const code = text.codePointAt(at);
  return code !== undefined && kindOf(code) === LETTER;
}
