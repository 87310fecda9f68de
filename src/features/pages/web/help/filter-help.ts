import type { HelpPart, HelpSection } from "./read-help.server.ts";

/** Words of a question that say nothing of what is asked for. */
const FILLING = new Set(
  "a about am an and any are as at be berea can cannot did do does for from get has have how i if in is it me my not of on or please possible see set should show so that the there this to use want what when where which who why will with work you your".split(
    " ",
  ),
);

/** Where a word is found says how likely the section is meant. */
const IN_TITLE = 6;
const IN_OTHER_WORDS = 5;
const IN_NAME_OF_PART = 2;
const IN_TEXT = 1;

/**
 * The parts with the sections that are asked for, likeliest first: those in which
 * every word occurs, in whatever form; where there are none, those that have most
 * of the words.
 */
export function filterHelp(parts: readonly HelpPart[], typed: string): readonly HelpPart[] {
  const wanted = readWanted(typed);
  if (wanted.length === 0) return parts;
  const rated = parts.flatMap((part) =>
    part.sections.map((section) => ({ part, section, ...rate(part, section, wanted) })),
  );
  const most = Math.max(...rated.map(({ found }) => found));
  const isEnough = most * 2 >= wanted.length && most > 0;
  const likeliest = rated
    .filter(({ found }) => isEnough && found === most)
    .sort((one, other) => other.score - one.score);
  const shown = new Map<HelpPart, HelpSection[]>();
  for (const { part, section } of likeliest) {
    shown.set(part, [...(shown.get(part) ?? []), section]);
  }
  return [...shown].map(([part, sections]) => ({ ...part, sections }));
}

function rate(
  part: HelpPart,
  { title, also, words: inText }: HelpSection,
  wanted: readonly string[],
) {
  const places = [
    [IN_TITLE, title],
    [IN_OTHER_WORDS, also],
    [IN_NAME_OF_PART, part.title],
    [IN_TEXT, inText],
  ] as const;
  const words = places.map(([weight, text]) => [weight, listWords(text)] as const);
  const scores = wanted.map((stem) =>
    Math.max(
      0,
      ...words.map(([weight, all]) => (all.some((word) => word.startsWith(stem)) ? weight : 0)),
    ),
  );
  return {
    found: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, 0),
  };
}

function readWanted(typed: string): string[] {
  const words = listWords(typed);
  const telling = words.filter((word) => !FILLING.has(word));
  return (telling.length > 0 ? telling : words).map(findStem);
}

export const listWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘']/g, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What the forms of a word begin with: `cancelling`, `cancelled` and `cancels` with `cancel`. */
function findStem(word: string): string {
  if (word.length < 5) return word.replace(/(?<=\w{3})s$/, "");
  return word.replace(/(?:ing|ed|(?<=s|x|z|ch|sh)es|s|e)$/, "").replace(/(.)\1$/, "$1");
}
