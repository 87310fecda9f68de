// A passage as one answer: "prodigal son" and "James 1" are asked for whole, and
// a list of their verses would be the wrong form of the right answer.
import { BOOKS } from "../../books.ts";
import { formatChapterUrl } from "../../chapter-url.ts";
import type { ChosenText } from "../../choose-text.ts";
import { formatRange } from "../../format-reference.ts";
import { EMBEDDED } from "../../translations.ts";
import { type OrdinalRange, verseAt } from "../../versification.ts";
import type { Text } from "../corpus.ts";
import { type NamedPassage, openPassages } from "../passages.ts";
import { makeVerseCard, type VerseCard, verseUrl } from "./verse-card.ts";

export interface PassageCard {
  readonly reference: string;
  /** Ours; absent where the passage is not one that we have named. */
  readonly heading?: string;
  /** What else it is called. */
  readonly names: readonly string[];
  readonly href: string;
  readonly verseCount: number;
  readonly words: number;
  /** All of them; of a longer passage the first only. */
  readonly verses: readonly VerseCard[];
  /** The passages inside it, where there are several. */
  readonly parts: readonly { reference: string; heading: string; href: string }[];
}

/** A shorter passage is shown verse by verse. */
const FEWEST_VERSES = 6;
/** The longest chapter but Psalm 119 has 89 verses. */
const VERSES_MAX = 90;
const FIRST_VERSES = 3;
const NAMES_SHOWN = 2;
const PARTS_MAX = 24;

const passages = openPassages();

/** The passage that a query calls by its name and says nothing else. */
export const findCalledPassage = (query: string): NamedPassage | undefined =>
  passages.findCalled(query);

/** The card of a reference; `undefined` where its verses are few enough to be shown one by one. */
export const cardOfReference = (
  text: Text,
  chosen: ChosenText,
  ranges: readonly OrdinalRange[],
): PassageCard | undefined => {
  const [range, ...more] = ranges;
  if (!range || more.length > 0 || range.end - range.start + 1 < FEWEST_VERSES) return undefined;
  const named = passages
    .within(range)
    .find(({ start, end }) => start === range.start && end === range.end);
  return makePassageCard(text, chosen, named ?? range);
};

export function makePassageCard(
  text: Text,
  chosen: ChosenText,
  passage: OrdinalRange & Partial<NamedPassage>,
): PassageCard {
  const { start, end, heading } = passage;
  const ordinals = Array.from({ length: end - start + 1 }, (_, at) => start + at);
  const isWhole = ordinals.length <= VERSES_MAX;
  const inside = passages.within({ start, end }).filter((one) => one.start >= start);
  return {
    reference: formatRange({ start, end }),
    ...(heading ? { heading } : {}),
    names: chooseNames(passage),
    href: rangeUrl(chosen, { start, end }),
    verseCount: ordinals.length,
    words: ordinals.reduce((sum, ordinal) => sum + countWords(text.verse(ordinal)), 0),
    verses: (isWhole ? ordinals : ordinals.slice(0, FIRST_VERSES)).map((ordinal) =>
      makeVerseCard(text, chosen, { ordinal, relevanceScore: 100, explanation: "" }),
    ),
    parts:
      inside.length > 1
        ? inside.slice(0, PARTS_MAX).map((part) => ({
            reference: formatRange(part),
            heading: part.heading,
            href: rangeUrl(chosen, part),
          }))
        : [],
  };
}

/** The first names that say something new beside the heading and one another. */
function chooseNames({
  heading = "",
  names = [],
  people = [],
  places = [],
}: Partial<NamedPassage>) {
  const own = new Map([...people, ...places].map((name) => [name.toLowerCase(), name]));
  const said = [tellingWords(heading)];
  return names
    .filter((name) => {
      const words = tellingWords(name);
      if (QUESTION.test(name) || TOLD_WHERE.test(name)) return false;
      if (said.some((other) => words.isSubsetOf(other) || other.isSubsetOf(words))) return false;
      said.push(words);
      return true;
    })
    .slice(0, NAMES_SHOWN)
    .map((name) =>
      name.replace(/\p{L}+/gu, (word) => own.get(word) ?? PROPER_NAMES.get(word) ?? word),
    );
}

/** People find the passage by it, but it is not a name: "who killed goliath", "how old was sarah". */
const QUESTION =
  /^(?:(?:who|what|why|how|when|where) (?:was|did|does|could)|(?:who|what|why|how) were|how (?:old|tall|many|big|long did)|who (?:\p{L}+ed|built|found|made|cut|won|let|fell)|did)\b/u;

/** Says which of two accounts is meant: "josiah in chronicles". */
const TOLD_WHERE = new RegExp(
  ` in (?:${BOOKS.map(({ name }) => name.replace(/^\d /, "").toLowerCase()).join("|")})$`,
);

/** Names that are words too are written large only where the passage itself has the person. */
const WORDS_TOO: ReadonlySet<string> = new Set(["job", "lot", "mark", "eve", "ham", "dan", "nod"]);

/** Capital in every name, though neither persons nor places. */
const OTHER_PROPER_NAMES = [
  "God Lord Jesus Christ Spirit I Israel Judah Israelites Jews Jewish Hebrew Levites Levite",
  "Passover Sabbath Purim Pentecost Jubilee Nazirite Shunammite Samaritan Samaritans Egyptian",
  "Philistines Ammonites Amalekites Midianites Gibeonites Danites Syrian Assyrian Babylonian",
  "Baal Molech Ethiopian Philippian Magi Gentiles Pharisees Sadducees",
];

const PROPER_NAMES: ReadonlyMap<string, string> = new Map(
  [
    ...[...passages.all, ...passages.wholes].flatMap(({ people, places }) => [
      ...people,
      ...places,
    ]),
    ...OTHER_PROPER_NAMES,
  ]
    .flatMap((name) => name.split(" "))
    .filter((name) => !WORDS_TOO.has(name.toLowerCase()))
    .map((name) => [name.toLowerCase(), name]),
);

/** Without small words, endings and what British and American spelling differ in. */
const tellingWords = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .toLowerCase()
      .replace(/[’']s?/g, "")
      .replace(/judgement/g, "judgment")
      .replace(/ou(?=r)/g, "o")
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !SMALL_WORDS.has(word))
      .map((word) => word.replace(/s$/, "")),
  );

const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a an and the of in on at to is story parable".split(" "),
);

/** The chapter by itself where the range begins with it. */
function rangeUrl(chosen: ChosenText, { start }: OrdinalRange): string {
  const { book, chapter, verse } = verseAt(start);
  return verse === 1
    ? formatChapterUrl({ translation: EMBEDDED[chosen.code].slug, book, chapter })
    : verseUrl(chosen, start);
}

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;
