// The verses that several ways of finding them gave, as one list: what is quoted,
// what a person's relatives are told in, what is near in meaning.
import type { Evidence, MeaningHit } from "../meaning/find-by-meaning.ts";
import { describeRelative, type KinAnswer } from "../meaning/kinship.ts";
import { relevanceOf } from "../meaning/relevance.ts";
import type { Quotation } from "./find-quotations.ts";
import type { FoundLine } from "./line-index.ts";
import { wellKnownLines } from "./well-known-lines.ts";

export interface Found {
  readonly ordinal: number;
  readonly relevance: number;
  readonly evidence?: Evidence;
  /** Why it was found, where it was not by meaning. */
  readonly because?: string;
}

const QUOTED_RELEVANCE = 99;
const KIN_RELEVANCE = 97;
const PARTLY_QUOTED_RELEVANCE = 95;
export const NEARLY_QUOTED_RELEVANCE = 92;
const NEAR_SAYING_RELEVANCE = 60;
export const NEARLY_QUOTED = "Has most of your words, in your order.";

const PRAYED = { relevance: 90, because: "A psalm prays in these words." };

export const nearSaying = (ordinal: number): Found => ({
  ordinal,
  relevance: NEAR_SAYING_RELEVANCE,
  because: "Near it in thought.",
});

export const fromMeaning = ({ ordinal, score, evidence }: MeaningHit): Found => ({
  ordinal,
  relevance: relevanceOf(score),
  evidence,
});

const fromLine = ({ key, line, isSame }: FoundLine): Found => ({
  ordinal: key,
  relevance: isSame ? QUOTED_RELEVANCE : NEARLY_QUOTED_RELEVANCE,
  because: `Often quoted as “${line}”.`,
});

const fromQuotation = ({ text, words, isWhole, ordinals }: Quotation): Found[] =>
  ordinals.map((ordinal) => ({
    ordinal,
    relevance: isWhole ? QUOTED_RELEVANCE : PARTLY_QUOTED_RELEVANCE,
    because: isWhole
      ? `The ${text.code} has these words here.`
      : `The ${text.code} has “${words}” here.`,
  }));

/**
 * Lines that the query is word for word come first; those that it nearly is come
 * before its very words in a verse that nobody quotes.
 * @param prayed ordinals of verses that pray what the query prays
 */
export function orderQuoted(
  lines: readonly FoundLine[],
  quotation: Quotation | undefined,
  prayed: readonly number[],
): Found[][] {
  const quoted = quotation ? fromQuotation(quotation) : [];
  // That a text has the words says more than that people quote them.
  const found = lines.map(
    (line) => quoted.find(({ ordinal }) => ordinal === line.key) ?? fromLine(line),
  );
  const same = found.filter((_, at) => lines[at]!.isSame);
  const nearly = found.filter((_, at) => !lines[at]!.isSame);
  const isWellKnown = quoted.some(({ ordinal }) => wellKnownLines.has(ordinal));
  const prayers = prayed.map((ordinal) => ({ ordinal, ...PRAYED }));
  return quotation?.isWhole && isWellKnown
    ? [same, quoted, prayers, nearly]
    : [same, prayers, nearly, quoted];
}

export const fromKin = ({ person, relatives }: KinAnswer): Found[] =>
  relatives.flatMap((relative) =>
    Array.from({ length: relative.end - relative.start + 1 }, (_, index) => ({
      ordinal: relative.start + index,
      relevance: KIN_RELEVANCE,
      because: describeRelative(relative, person),
    })),
  );

/** Each verse once, where it comes first, and none more relevant than one before it. */
export function inOneList(groups: readonly (readonly Found[])[]): Found[] {
  const seen = new Set<number>();
  let most = 100;
  return groups.flat().flatMap((found) => {
    if (seen.has(found.ordinal)) return [];
    seen.add(found.ordinal);
    most = Math.min(most, found.relevance);
    return [{ ...found, relevance: most }];
  });
}
