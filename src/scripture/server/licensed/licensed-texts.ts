// The one door through which words of a licensed translation enter Berea. It asks
// the translation's record whether the use is allowed and how much at once, lets
// two people who want one passage share one call, and gives either all that was
// asked for or a reason why another text must stand in.
import { RateLimiterMemory } from "rate-limiter-flexible";
import { getBook } from "../../books.ts";
import { refusalOf, type StandInReason } from "../../choose-text.ts";
import { mayUse, POLICIES, type TextUse, type TranslationPolicy } from "../../policies.ts";
import { LICENSED_CODES, type LicensedCode } from "../../translations.ts";
import { chapterRange, type OrdinalRange, verseAt } from "../../versification.ts";
import { countVerses, keepPassages, keyOf, versesOfBookMax } from "./keep-passages.ts";
import { isLeftOut } from "./left-out-verses.ts";
import {
  type AskedVerses,
  type ProvidedPassage,
  type Provider,
  ProviderError,
  type ProviderFailure,
} from "./provider.ts";

export interface LicensedVerse {
  /** KJV ordinal. */
  readonly ordinal: number;
  /** Empty where the translation has no such verse, or has it in the verse before. */
  readonly text: string;
  /** Why there are no words, as the end of a sentence. */
  readonly omission?: string;
  readonly title?: string;
  /** How the translation numbers verses that it renders as one: `John 3:1-2`. */
  readonly numberedAs?: string;
  readonly lineBreaks: readonly number[];
  readonly startsParagraph: boolean;
}

type LicensedFinding =
  | {
      readonly ok: true;
      readonly verses: readonly LicensedVerse[];
      /** Belongs beside the verses wherever they are shown. */
      readonly copyright: string;
    }
  | { readonly ok: false; readonly reason: StandInReason };

export interface LicensedTexts {
  /** The translations for which this operator holds a right and a key. */
  readonly codes: ReadonlySet<LicensedCode>;
  /**
   * All the verses of the ranges, or none. Never throws.
   *
   * @param asker names who asks, so that nobody spends what is there for all
   */
  readonly find: (
    code: LicensedCode,
    ranges: readonly OrdinalRange[],
    use: TextUse,
    asker?: string,
  ) => Promise<LicensedFinding>;
}

/** Where no right was granted: each licensed text is stood in for. */
export const NO_LICENSED_TEXTS: LicensedTexts = {
  codes: new Set(),
  find: async () => ({ ok: false, reason: "not-licensed" }),
};

/** More chapters than a person reads at once would spend the quota on one answer. */
const PASSAGES_MAX = 4;

export interface LicensedTextsPorts {
  readonly providers: ReadonlyMap<LicensedCode, Provider>;
  readonly now: () => number;
  /** Passages that one asker may have fetched in an hour, by each instance; absent, any number. */
  readonly fetchesPerAsker?: number | undefined;
  /** Told of each failure that an operator should know of; carries no text. */
  readonly warn: (code: LicensedCode, error: Error) => void;
}

export function createLicensedTexts(ports: LicensedTextsPorts): LicensedTexts {
  const { providers, now, fetchesPerAsker: points, warn } = ports;
  const fetches = points ? new RateLimiterMemory({ points, duration: 3_600 }) : undefined;
  const texts = new Map(
    [...providers].map(([code, provider]) => [code, openText(code, provider, now)]),
  );
  return {
    codes: new Set(LICENSED_CODES.filter((code) => texts.has(code))),
    find: async (code, ranges, use, asker) => {
      const text = texts.get(code);
      if (!text) return { ok: false, reason: "not-licensed" };
      const policy = POLICIES[code];
      if (!mayUse(code, use)) return { ok: false, reason: refusalOf(use) };
      const passages = ranges.flatMap(splitChapters);
      if (isTooMuch(policy, passages)) return { ok: false, reason: "too-long" };
      const fetched = passages.filter((asked) => !text.knows(asked)).length;
      if (fetches && asker && fetched > 0) {
        const isRefused = await fetches.consume(asker, fetched).then(
          () => false,
          () => true,
        );
        if (isRefused) return { ok: false, reason: "asked-much" };
      }
      try {
        const found = await Promise.all(passages.map(text.find));
        const copyright = found.find((one) => one.copyright)?.copyright ?? policy.notice ?? "";
        for (const { viewToken } of found) if (viewToken) text.reportView?.(viewToken);
        return {
          ok: true,
          verses: passages.flatMap((asked, at) => writeVerses(asked, found[at])),
          copyright,
        };
      } catch (error) {
        if (!(error instanceof ProviderError)) {
          warn(code, error as Error);
          return { ok: false, reason: "away" };
        }
        if (WORTH_KNOWING.includes(error.failure)) warn(code, error);
        return { ok: false, reason: error.failure === "spent" ? "spent" : "away" };
      }
    },
  };
}

const WORTH_KNOWING: readonly ProviderFailure[] = ["not-allowed", "unsound"];

function openText(code: LicensedCode, provider: Provider, now: () => number) {
  const kept = keepPassages(POLICIES[code], now);
  const underWay = new Map<string, Promise<ProvidedPassage>>();

  const ask = async (asked: AskedVerses): Promise<ProvidedPassage> => {
    const present = trimLeftOut(code, asked);
    // Nothing to ask for: the translation has none of these verses.
    if (!present) return { verses: [] };
    const passage = await provider.ask(present);
    kept.keep(asked, passage);
    return passage;
  };

  return {
    reportView: provider.reportView,
    knows: (asked: AskedVerses): boolean => kept.find(asked) !== undefined,
    find: (asked: AskedVerses): Promise<ProvidedPassage> => {
      const known = kept.find(asked);
      if (known) return Promise.resolve(known);
      const key = keyOf(asked);
      const waiting = underWay.get(key) ?? ask(asked).finally(() => underWay.delete(key));
      underWay.set(key, waiting);
      return waiting;
    },
  };
}

/** One passage for each chapter: what stands before a chapter's first verse is then never taken for words. */
function splitChapters({ start, end }: OrdinalRange): AskedVerses[] {
  const passages: AskedVerses[] = [];
  for (let from = start; from <= end; ) {
    const { book, chapter, verse } = verseAt(from);
    const last = Math.min(chapterRange(book, chapter).end, end);
    passages.push({ book, chapter, first: verse, last: verse + last - from });
    from = last + 1;
  }
  return passages;
}

function isTooMuch(policy: TranslationPolicy, passages: readonly AskedVerses[]): boolean {
  const count = (some: readonly AskedVerses[]) =>
    some.reduce((sum, asked) => sum + countVerses(asked), 0);
  return (
    passages.length > PASSAGES_MAX ||
    count(passages) > policy.versesPerAnswer ||
    passages.some(
      ({ book }) =>
        count(passages.filter((other) => other.book === book)) > versesOfBookMax(policy, book),
    )
  );
}

/** Verses at either end that the translation leaves out are not asked for: no provider has them. */
function trimLeftOut(code: LicensedCode, asked: AskedVerses): AskedVerses | undefined {
  const lacks = (verse: number) => isLeftOut(code, getBook(asked.book).code, asked.chapter, verse);
  let { first, last } = asked;
  while (first <= last && lacks(first)) first += 1;
  while (last >= first && lacks(last)) last -= 1;
  return first <= last ? { ...asked, first, last } : undefined;
}

function writeVerses(asked: AskedVerses, passage: ProvidedPassage | undefined): LicensedVerse[] {
  const { start } = chapterRange(asked.book, asked.chapter);
  const name = getBook(asked.book).referenceName;
  return Array.from({ length: countVerses(asked) }, (_, at): LicensedVerse => {
    const number = asked.first + at;
    const ordinal = start + number - 1;
    const verse = passage?.verses.find(
      (one) => one.number <= number && number <= (one.through ?? one.number),
    );
    if (verse?.number !== number) {
      return {
        ordinal,
        text: "",
        omission: verse
          ? `rendered as one with verse ${verse.number}`
          : "not in the manuscripts that this translation follows",
        lineBreaks: [],
        startsParagraph: false,
      };
    }
    const { text, through, lineBreaks, startsParagraph } = verse;
    return {
      ordinal,
      text,
      ...(number === 1 && passage?.title ? { title: passage.title } : {}),
      ...(through ? { numberedAs: `${name} ${asked.chapter}:${number}–${through}` } : {}),
      lineBreaks,
      startsParagraph,
    };
  });
}
