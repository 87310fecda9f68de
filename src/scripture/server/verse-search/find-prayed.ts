// Short prayers: "teach me", "open my eyes", "do not forsake me". Whoever types one
// is after a verse that prays it, and not after verses about teaching or eyes.
import type { Corpus, Text } from "../corpus.ts";
import { searchWords } from "../word-index/search-words.ts";
import { stemOf } from "../word-index/stem-word.ts";
import { visitWords } from "../word-index/tokenize.ts";
import { fameOf } from "./fame.ts";

const MOST_WORDS = 6;
const MOST_VERSES = 3;
const VERSES_LOOKED_AT = 800;
/** Whom it is said to, and courtesy. */
const ADDRESS = new Set(
  "lord god jesus christ father spirit holy saviour savior o oh please dear now today yahweh jehovah".split(
    " ",
  ),
);
const OWN: ReadonlySet<string> = new Set("me us my our mine ours myself".split(" "));
/** What begins a question, a statement or a topic, and no prayer. */
const NO_VERB = new Set(
  (
    "i he she they we you it a an the this that who whom what when where why how which is are was were " +
    "does did can could should would will may must all my our if and or but for of in on at to by from " +
    "as god gods jesus about verses verse bible prayer psalm"
  ).split(" "),
);
/** Of words of a verse between two of the prayer. */
const MOST_BETWEEN = 1;
/** A word of the verse between two of the prayer's makes it less the same. */
const BETWEEN_WEIGHT = 0.8;
const PSALMS: ReadonlySet<number> = new Set([19]);

/** The verses of psalms that pray what a query prays, the best known first; none for what is no prayer. */
export function findPrayed(corpus: Corpus, query: string): readonly number[] {
  const words = readPrayer(query);
  if (!words) return [];
  const fame = fameOf(corpus);
  const scores = new Map<number, number>();
  for (const text of [corpus.texts.WEB, corpus.texts.KJV]) {
    for (const ordinal of listVersesWith(text, words)) {
      const score = likenessTo(words, text.verse(ordinal)) * fame[ordinal]!;
      if (score === 0) continue;
      scores.set(ordinal, Math.max(score, scores.get(ordinal) ?? 0));
    }
  }
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_VERSES)
    .map(([ordinal]) => ordinal);
}

/** The words of a prayer without whom it is said to; nothing where it is none. */
function readPrayer(query: string): readonly string[] | undefined {
  const all: string[] = [];
  visitWords(query, (word) => all.push(word));
  const words = all.filter((word) => !ADDRESS.has(word));
  const [verb = ""] = words;
  const isPrayer =
    words.length >= 2 &&
    words.length <= MOST_WORDS &&
    !NO_VERB.has(verb) &&
    words.slice(1).some((word) => OWN.has(word));
  return isPrayer ? words : undefined;
}

function listVersesWith(text: Text, words: readonly string[]): readonly number[] {
  const found = searchWords(text, {
    query: words.filter((word) => !OWN.has(word)).join(" "),
    type: "all",
    forms: "exact",
    books: PSALMS,
    offset: 0,
    limit: VERSES_LOOKED_AT,
    order: "canonical",
    wantsHighlights: false,
  });
  return found.ok ? found.hits.map(({ ordinal }) => ordinal) : [];
}

/** 1 where a verse has the words as they are, less with words between them; 0 without them. */
function likenessTo([verb, ...rest]: readonly string[], verse: string): number {
  const words: string[] = [];
  visitWords(verse, (word) => words.push(word));
  let best = 0;
  for (let start = words.indexOf(verb!); start >= 0; start = words.indexOf(verb!, start + 1)) {
    let at = start;
    let likeness = 1;
    for (const word of rest) {
      const next = words.findIndex(
        (other, place) => place > at && place <= at + 1 + MOST_BETWEEN && isSame(word, other),
      );
      if (next < 0) {
        likeness = 0;
        break;
      }
      likeness *= BETWEEN_WEIGHT ** (next - at - 1);
      at = next;
    }
    best = Math.max(best, likeness);
  }
  return best;
}

const isSame = (word: string, other: string): boolean =>
  OWN.has(word) ? OWN.has(other) : word === other || stemOf(word) === stemOf(other);
