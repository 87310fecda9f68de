// References in the midst of prose: those that exist, and those that only look
// like one.

import type { TranslationCode } from "../translations.ts";
import type { OrdinalRange } from "../versification.ts";
import { REFERENCE_MAX_LENGTH } from "./clean-typing.ts";
import { readReference } from "./read-reference.ts";

export interface ProseReference {
  readonly start: number;
  /** Excluded. */
  readonly end: number;
  /** `undefined` where there is no such place in the Bible. */
  readonly passage:
    | {
        readonly ranges: readonly OrdinalRange[];
        readonly label: string;
        readonly translation?: TranslationCode;
      }
    | undefined;
}

// A number stands before a name, or no name is begun in the midst of one: beginning
// again behind each apostrophe or mark of a long word takes quadratic time. A
// numeral in letters is a number only where something parts it from the name.
const NUMBER = "(?:[1-3](?:st|nd|rd)?\\.?\\s?|(?:I{1,3}|First|Second|Third)(?:\\.\\s?|\\s))";
const START = `(?:${NUMBER}|(?=\\p{L})(?<!\\p{L}[\\p{M}’']+))`;
const NAME = `${START}\\p{L}[\\p{L}\\p{M}’']*\\.?(?:\\s+of\\s+(?:the\\s+)?\\p{Lu}\\p{L}+)?`;
const VERSES = "\\d{1,3}(?:\\s?[-–—‑]\\s?\\d{1,3}(?:[:.]\\d{1,3})?)?";
const NUMBERS = `\\d{1,3}(?:\\s?[:.,]\\s?${VERSES}|\\s?[-–—‑]\\s?\\d{1,3})?(?:(?:,|;|\\s?&|\\sand)\\s?(?:\\d{1,3}:)?${VERSES}(?![\\d:]))*`;
const SPOKEN =
  "(?:chapter|ch\\.?|Kapitel|capítulo|chapitre)\\s+\\d{1,3}(?:,?\\s*(?:and\\s+)?(?:verses?|vv?\\.|Vers|versículo|verset)\\s+\\d{1,3}(?:\\s?[-–—]\\s?\\d{1,3})?)?";
const TRANSLATION =
  "(?:,?\\s+\\(?(?:YLT|KJV|WEB|ASV|DARBY|Darby|NIV|ESV|NASB|NLT|NKJV|CSB|MSG|RSV|NRSV|AMP|NET)\\b\\)?)?";
const CANDIDATE = new RegExp(
  `(?<![\\p{L}\\p{N}])${NAME},?\\s?(?:${SPOKEN}|${NUMBERS})(?![\\p{L}\\p{N}]|\\s\\p{Lu}\\p{L}+\\.?\\s\\d)${TRANSLATION}`,
  "gu",
);

export const findReferences = (text: string): ProseReference[] =>
  [...visitReferences(text)].filter((one) => one !== undefined);

/**
 * One step for each place in the text that looks like a reference, `undefined`
 * where it is none: a long text may hold thousands of them, to be read in slices.
 */
export function* visitReferences(text: string): Generator<ProseReference | undefined> {
  const known = new Map<string, ReturnType<typeof read>>();
  for (const match of text.matchAll(CANDIDATE)) {
    const [written] = match;
    const passage = known.has(written) ? known.get(written) : read(written);
    known.set(written, passage);
    const start = match.index;
    yield passage === "no reference" ? undefined : { start, end: start + written.length, passage };
  }
}

/** Longer than any reference: with spaces that say nothing, `readReference` refuses it. */
const LONGEST = 2 * REFERENCE_MAX_LENGTH;

function read(written: string): ProseReference["passage"] | "no reference" {
  const cleaned = written
    .replace(/[()]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/,(?= [A-Za-z]+$)/, "");
  for (const attempt of cleaned.length > LONGEST ? [] : attemptsAt(cleaned)) {
    const reading = readReference(attempt);
    if (reading.kind === "reference" && !reading.wholeBook) {
      const { ranges, label, translation } = reading;
      return { ranges, label, ...(translation ? { translation } : {}) };
    }
    if (reading.kind === "no-such-reference") {
      return looksLikeReference(cleaned) ? undefined : "no reference";
    }
  }
  // `Jean 3.16`, `Johannes 3,16`: a place in a book whose name we do not read.
  return /^\P{Ll}.*\p{L}\s?\d{1,3}[:.,]\d{1,3}/u.test(cleaned) ? undefined : "no reference";
}

/** As it stands, and without a translation that we do not know. */
const attemptsAt = (written: string): string[] => {
  const bare = written.replace(/ [A-Z]{2,5} ?$/, "");
  return bare === written ? [written] : [written, bare];
};

/** `Psalm 151`, `John 99:1`; not `Mark 99 of them`, said of no book that is unknown. */
const looksLikeReference = (written: string): boolean =>
  /\d\s?[:.,]\s?\d|chapter|verse/i.test(written) || /^\p{Lu}|^[1-3]/u.test(written);
