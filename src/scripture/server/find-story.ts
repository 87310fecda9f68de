// The passage that a topic tells of without calling it by a name that we have:
// a person of the Bible with something that happened to them ("Jonah under the
// plant"), or all the words of a name in another order.

import people from "#content/people.json" with { type: "json" };
import stories from "#content/people-in-stories.json" with { type: "json" };
import firstNames from "#content/understanding/first-names.json" with { type: "json" };
import { readReference } from "../references/read-reference.ts";
import type { OrdinalRange } from "../versification.ts";
import type { Corpus } from "./corpus.ts";
import type { NamedPassage, Passages } from "./passages.ts";

/** Names that people bear today: only where the topic tells something of the story as well. */
const BORNE_TODAY: ReadonlySet<string> = new Set(
  `${firstNames.names} ${firstNames.alsoWords}`.toLowerCase().split(" "),
);
const STOP: ReadonlySet<string> = new Set(
  "a an and are as at be but by for from had has have he her him his how in into is it its like not of off on or out she so that the their them then there they this to under up was were what when where which who whom why with you your about after again all also back before did do does god lord jesus bible story life talk study group lesson sermon devotional outline people one two three man woman men women day days new old great good".split(
    " ",
  ),
);
/** Somebody's own matter, in which a name is a friend's rather than a prophet's. */
const OWN = /\b(?:i|i['’]\w+|me|my|mine|we|our|us)\b/iu;
/** A passage with more verses has too many words to be told by them. */
const VERSES_MOST = 80;
/** Of what a topic says so much is the name, where the words stand in another order. */
const COVERED = 0.6;

export interface StoryFinder {
  readonly find: (topic: string) => OrdinalRange | undefined;
}

export function createStoryFinder(
  { texts }: Pick<Corpus, "texts">,
  passages: Passages,
): StoryFinder {
  const every = [...passages.all, ...passages.wholes];
  const names = every.flatMap((passage) =>
    passage.names.map((name) => ({ passage, words: readWords(name) })),
  );
  const persons = readPersons(every);
  return {
    find: (topic) => {
      if (OWN.test(topic)) return undefined;
      const words = readWords(topic);
      return findInTable(words) ?? findByWords(words) ?? findByPerson(words);
    },
  };

  /** Somebody of whom much is told: which of it, by what is said beside the name. */
  function findInTable(said: ReadonlySet<string>): OrdinalRange | undefined {
    return TABLE.find(
      ({ person, words }) =>
        said.has(person) && words.size > 0 && [...words].some((word) => said.has(word)),
    )?.range;
  }

  /** All words of a name, in whatever order. */
  function findByWords(said: ReadonlySet<string>): NamedPassage | undefined {
    const fitting = names
      .filter(({ words }) => words.size >= 2 && words.size >= said.size * COVERED)
      .filter(({ words }) => [...words].every((word) => said.has(word)));
    return fitting.toSorted((one, other) => other.words.size - one.words.size)[0]?.passage;
  }

  function findByPerson(said: ReadonlySet<string>): OrdinalRange | undefined {
    const known = TABLE.find(({ person, words }) => said.has(person) && words.size === 0)?.range;
    const named = [...said].filter((word) => persons.has(word));
    if (named.length === 0) return known;
    const rest = [...said].filter((word) => !named.includes(word));
    const weighed = every.flatMap((passage) => {
      const size = passage.end - passage.start + 1;
      const called = readWords([...passage.names, passage.heading, ...passage.people].join(" "));
      const told = named.filter((word) => called.has(word)).length;
      if (told === 0) return [];
      const read = size <= VERSES_MOST ? readWords(textOf(passage)) : new Set<string>();
      const hits = rest.reduce(
        (sum, word) => sum + (called.has(word) ? 2 : read.has(word) ? 1 : 0),
        0,
      );
      return [{ passage, told, hits, size }];
    });
    const [best, next] = weighed.toSorted(
      (one, other) => other.told - one.told || other.hits - one.hits || one.size - other.size,
    );
    if (!best) return known;
    const isToday = named.every((word) => BORNE_TODAY.has(word));
    // The only passage about somebody whose name is nobody's today.
    const isOnly = weighed.length === 1 && !isToday;
    const rival = next?.told === best.told ? next.hits : 0;
    const isTold = best.hits > 0 && (best.hits > rival || !isToday);
    return isOnly || isTold ? best.passage : known;
  }

  function textOf({ start, end }: NamedPassage): string {
    let text = "";
    for (let at = start; at <= end; at += 1) text += ` ${texts.WEB.verse(at) ?? ""}`;
    return text;
  }
}

interface TableRow {
  readonly person: string;
  /** None where one story is meant whatever is said of them. */
  readonly words: ReadonlySet<string>;
  readonly range: OrdinalRange;
}

const readPersons = (every: readonly NamedPassage[]): ReadonlySet<string> =>
  new Set(
    [...people.map(({ name }) => name), ...every.flatMap((passage) => passage.people)]
      .flatMap((name) => name.split(/[^\p{L}]+/u))
      .filter((name) => /^\p{Lu}\p{Ll}{2,}$/u.test(name))
      .map((name) => stem(name.toLowerCase()))
      .filter((name) => !STOP.has(name)),
  );

const readWords = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .replaceAll(/['’]s\b|['’]/gu, "")
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2 && !STOP.has(word))
      .map(stem),
  );

/** Enough to see "ravens" in "raven", "warming" in "warmed" and "plants" in "plant". */
function stem(word: string): string {
  const short = word.replace(/(?:ing|ed|es|s|ly)$/u, "");
  return short.length >= 4 ? short : word;
}

const TABLE: readonly TableRow[] = stories.map(({ person, words, story }) => {
  const reading = readReference(story);
  const [range] = reading.kind === "reference" ? reading.ranges : [];
  if (!range) throw new Error(`content/people-in-stories.json: ${story} is no passage`);
  return { person: stem(person), words: readWords(words), range };
});
