// Whether a query tells of a danger, and which verses are then shown.
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { MeaningSearchAnswer } from "#src/scripture/server/verse-search/find-by-meaning.ts";
import { readQuery } from "#src/scripture/server/verse-search/read-query.ts";
import type { Concern } from "#src/understanding/contract.ts";
import { hearConcern } from "#src/understanding/hear-concern.ts";

export type HearConcern = typeof hearConcern;

/** Slugs of themes: their verses alone are shown, and none of them is of a sin. */
const THEMES: Readonly<Partial<Record<Concern["kind"], string>>> = {
  suicide: "suicide",
  "self-harm": "self-harm",
  violence: "abuse",
  sexual: "sexual-abuse",
  child: "abuse",
  harm: "protection",
  eating: "eating-disorders",
  psychosis: "fear",
  addiction: "hopelessness",
};

/** A reference tells of nothing, so nobody is asked. */
export async function hearQuery(
  query: string,
  encoder: SentenceEncoder | undefined,
  hear: HearConcern = hearConcern,
): Promise<Concern | undefined> {
  const { kind } = readQuery(query, undefined);
  return kind === "reference" || kind === "no-such-reference" ? undefined : hear([query], encoder);
}

const FIRST_PERSON = /\b(?:i|im|i'm|ive|i've|me|my|mine|myself|we|us|our)\b/i;

/**
 * What was perhaps heard in words of Scripture was not heard: a story retold, a
 * line quoted. Not so where somebody speaks of themselves, as the psalms do.
 */
export const withoutEchoes = (
  concern: Concern | undefined,
  query: string,
  { isOfScripture = false }: Pick<MeaningSearchAnswer, "isOfScripture"> = {},
): Concern | undefined =>
  concern?.level === "perhaps" && isOfScripture && !FIRST_PERSON.test(query) ? undefined : concern;

export const themeFor = (concern: Concern | undefined): string | undefined =>
  concern?.level === "danger" ? THEMES[concern.kind] : undefined;

/** Of words that tell of nobody's danger but ask for verses about one. */
export function concernOf({
  dangerTheme,
}: Pick<MeaningSearchAnswer, "dangerTheme">): Concern | undefined {
  const found = Object.entries(THEMES).find(([, theme]) => theme === dangerTheme);
  const kind = found?.[0] as Concern["kind"] | undefined;
  return kind && dangerTheme ? { kind, who: "writer", level: "perhaps" } : undefined;
}
