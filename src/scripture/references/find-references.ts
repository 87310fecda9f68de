// References in the midst of prose: those that exist, and those that only look
// like one.

import type { TranslationCode } from "../translations.ts";
import type { OrdinalRange } from "../versification.ts";
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

const PREFIX = "(?:(?:[1-3]|I{1,3}|1st|2nd|3rd|First|Second|Third)\\.?\\s?)?";
const NAME = `${PREFIX}\\p{L}[\\p{L}\\p{M}’']*\\.?(?:\\s+of\\s+(?:the\\s+)?\\p{Lu}\\p{L}+)?`;
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

export function findReferences(text: string): ProseReference[] {
  const found: ProseReference[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    const [written] = match;
    const passage = read(written);
    if (passage === "no reference") continue;
    found.push({ start: match.index, end: match.index + written.length, passage });
  }
  return found;
}

function read(written: string): ProseReference["passage"] | "no reference" {
  const cleaned = written.replace(/[()]/g, " ").replace(/,(?=\s+[A-Za-z]+$)/, "");
  for (const attempt of attemptsAt(cleaned)) {
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
  const bare = written.replace(/\s+[A-Z]{2,5}\s*$/, "");
  return bare === written ? [written] : [written, bare];
};

/** `Psalm 151`, `John 99:1`; not `Mark 99 of them`, said of no book that is unknown. */
const looksLikeReference = (written: string): boolean =>
  /\d\s?[:.,]\s?\d|chapter|verse/i.test(written) || /^\p{Lu}|^[1-3]/u.test(written);
