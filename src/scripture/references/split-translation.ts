// The translation that a query names, told apart from what is asked of it:
// `love NIV`, `John 3:16 (KJV)`, `1 john 4 8 asv`, `grace in the King James Version`.
import { TRANSLATION_CODES, type TranslationCode } from "../translations.ts";

// Abbreviations that people use for a translation under another code.
const OTHER_CODES: Readonly<Record<string, TranslationCode>> = {
  AV: "KJV",
  KJB: "KJV",
  KJ: "KJV",
  AKJV: "KJV",
  NKJ: "NKJV",
  NASV: "NASB",
  NASU: "NASB",
  DBY: "DARBY",
  JND: "DARBY",
};

// With the word "version", "Bible" or "translation" these name nothing else.
const NAMES: Readonly<Record<string, TranslationCode>> = {
  "new king james": "NKJV",
  "king james": "KJV",
  "new international": "NIV",
  "english standard": "ESV",
  "new living": "NLT",
  "new american standard": "NASB",
  "american standard": "ASV",
  "christian standard": "CSB",
  "world english": "WEB",
  "young's literal": "YLT",
  "youngs literal": "YLT",
  darby: "DARBY",
  "the message": "MSG",
};

/**
 * Abbreviations that in small letters are words, names or other things. In
 * words they count only as capitals among small letters (`love WEB`).
 */
const WORDLIKE: ReadonlySet<string> = new Set(["WEB", "DARBY", "AV", "KJ"]);

const longestFirst = (one: string, other: string): number => other.length - one.length;
const CODE = [...TRANSLATION_CODES, ...Object.keys(OTHER_CODES)].sort(longestFirst).join("|");
const NAME = Object.keys(NAMES).sort(longestFirst).join("|").replaceAll("'", "['’]");
const LEAD = String.raw`(?:^|(?<=\d)|[\s,;:.\-–—|/]+)(?:(?:in|from)\s+(?:the\s+)?|the\s+)?`;
/** An edition: `NIV84`, `NASB1995`, `NIV-UK`. */
const EDITION = String.raw`(?:-?(?:UK|US)|(?:19|20)?\d{2})?`;
const KIND = String.raw`(?:\s+(?:version|bible|translation))`;

const BARE_CODE = new RegExp(`${LEAD}(${CODE})${EDITION}${KIND}?[\\s.,;!?]*$`, "i");
const ENCLOSED_CODE = new RegExp(
  `\\s*[([{]\\s*(${CODE})${EDITION}${KIND}?\\s*[)\\]}][\\s.,;!?]*$`,
  "i",
);
const FULL_NAME = new RegExp(`[([]?${LEAD}[([]?(${NAME})(${KIND})?[)\\]]?[\\s.]*$`, "i");

/** No translation's name is longer; a query may be. */
const TAIL_LENGTH = 64;

export interface SplitQuery {
  readonly rest: string;
  readonly translation?: TranslationCode;
}

/**
 * Takes the translation off the end of a query. Where several are named the
 * first counts. What is left is as it was typed; a query that is nothing but a
 * translation's name is left whole, to be searched as words.
 */
export function splitTranslation(input: string): SplitQuery {
  let rest = input;
  let translation: TranslationCode | undefined;
  for (let named = findAtEnd(rest); named; named = findAtEnd(rest)) {
    rest = named.rest;
    translation = named.translation;
  }
  return translation ? { rest, translation } : { rest: input };
}

function findAtEnd(input: string): Required<SplitQuery> | undefined {
  const tail = input.slice(-TAIL_LENGTH);
  const cut = (index: number): string => input.slice(0, input.length - tail.length + index).trim();

  const code = ENCLOSED_CODE.exec(tail) ?? BARE_CODE.exec(tail);
  if (code?.[1]) {
    const rest = cut(code.index);
    const name = code[1].toUpperCase();
    if (hasContent(rest) && (!WORDLIKE.has(name) || isMeant(code[1], rest))) {
      return { rest, translation: OTHER_CODES[name] ?? (name as TranslationCode) };
    }
  }
  const name = FULL_NAME.exec(tail);
  if (name?.[1]) {
    const rest = cut(name.index);
    const translation = NAMES[name[1].toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ")];
    if (translation && hasContent(rest) && (name[2] || endsLikeReference(rest))) {
      return { rest, translation };
    }
  }
  return undefined;
}

const hasContent = (rest: string): boolean => /[\p{L}\p{N}]/u.test(rest);

const endsLikeReference = (rest: string): boolean => /\d[a-f]{0,2}[\s.,;:)\]"'”’-]*$/i.test(rest);

function isMeant(typed: string, rest: string): boolean {
  if (endsLikeReference(rest)) return true;
  return typed === typed.toUpperCase() && rest !== rest.toUpperCase();
}

// Translations that people name and Berea neither carries nor has a stand-in for.
const NOT_CARRIED =
  "RSV|RSVCE|NRSV|NRSVUE|NRSVCE|CEB|CEV|GNT|GNB|GNTD|TEV|NET|HCSB|LSB|AMP|AMPC|TLB|NCV|NIRV|NIVR|ICB|TNIV|RV|ERV|DRB|DRA|" +
  "NAB|NABRE|JB|NJB|REB|NEB|BSB|LEB|EHV|TPT|GW|ISV|MEV|CJB|TLV|GNV|LXX|LSV|NHEB|BBE|JPS|EXB|VOICE|PHILLIPS|GENEVA|" +
  "DOUAY|VULGATE|NVI|RVR|RVR60|RVR1960";
const NOT_CARRIED_AT_END = new RegExp(`[\\s,;([]+(${NOT_CARRIED})[)\\]]?[\\s.]*$`, "i");

/** A translation at the end that nothing here answers for: `John 3:16 RSV`. */
export function splitUnknownTranslation(
  input: string,
): { readonly rest: string; readonly unknown: string } | undefined {
  const match = NOT_CARRIED_AT_END.exec(input.slice(-TAIL_LENGTH));
  if (!match?.[1]) return undefined;
  const rest = input.slice(0, input.length - match[0].length);
  return endsLikeReference(rest) ? { rest, unknown: match[1].toUpperCase() } : undefined;
}

const CODE_AT_START = new RegExp(`^\\s*[([]?(${CODE})[)\\]]?[\\s:,;-]+`, "i");

/** A translation before a reference: `KJV John 3:16`. Only the caller knows what follows. */
export function splitLeadingTranslation(input: string): Required<SplitQuery> | undefined {
  const match = CODE_AT_START.exec(input);
  if (!match?.[1]) return undefined;
  const name = match[1].toUpperCase();
  return {
    rest: input.slice(match[0].length),
    translation: OTHER_CODES[name] ?? (name as TranslationCode),
  };
}
