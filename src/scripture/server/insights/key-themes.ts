// The themes that a handful of passages share: ours first, then Nave's topics.
import { type OrdinalRange, VERSE_COUNT } from "../../versification.ts";
import type { Topic, Topics } from "../topics.ts";

export interface KeyTheme {
  readonly topic: Topic;
  /** Places, in the list that was given, of the passages that speak to it. */
  readonly passages: ReadonlySet<number>;
}

/** By grade of a verse in our theme; topics of Nave's are ungraded (0). */
const WORTH = [0.5, 0.5, 0.75, 1] as const;
const OWN_THEME_WEIGHT = 2;
/** The first passages of a list say more of what was looked for than the last. */
export const PLACE_STEP = 0.08;
/** What is left of a theme's score when every passage of it has been spoken for. */
const LEFT_OF_REPETITION = 0.35;
/** A theme with a smaller part of the best one's score is a coincidence. */
const LEAST_SHARE = 0.15;
const FEWEST_PASSAGES = { own: 2, nave: 3 };
/** Of all passages; in a long list two are a coincidence. */
const FEWEST_SHARE = { own: 0.15, nave: 0.3 };
/** Topics of Nave's that hold more say nothing: "Jesus, the Christ", "Israel". */
const MOST_VERSES = 600;
/** They gather what is well known or was said by whom, not what it is about. */
const NOT_THEMES = new Set(["best-known-verses", "words-of-jesus", "women-of-the-bible"]);
/**
 * They name what a reader may be going through, not what a verse is about: Psalm
 * 139 is not on self-harm. Only a list that was looked for under them is.
 */
const SITUATIONS = new Set([
  "abuse",
  "addiction",
  "birth-control",
  "body-image",
  "cancer",
  "drugs",
  "eating-disorders",
  "funerals",
  "infertility",
  "loss-of-a-child",
  "pornography",
  "self-harm",
  "sexual-abuse",
  "suicide",
  "tattoos",
  "trauma-and-wounds",
  "unborn-life",
]);
const SITUATION = {
  fewest: 4,
  share: 0.25,
  /**
   * Of the passages that the leading situation holds. Verses for one who lost a
   * child are in part also those against despair; nobody is told for that reason
   * that they may be thinking of suicide.
   */
  shareOfLeading: 0.75,
};

/** Best first; none where no theme of ours or Nave's holds any of the verses. */
export function findKeyThemes(
  topics: Topics,
  passages: readonly OrdinalRange[],
  limit: number,
): KeyTheme[] {
  const candidates = weighTopics(topics, passages);
  const most = Math.max(0, ...candidates.map(({ score }) => score));
  const leading = Math.max(
    0,
    ...candidates.filter(isSituation).map(({ passages: held }) => held.size),
  );
  const isFirm = ({ topic, passages: held }: Candidate): boolean => {
    if (isSituation({ topic })) {
      const { fewest, share, shareOfLeading } = SITUATION;
      return held.size >= Math.max(fewest, passages.length * share, leading * shareOfLeading);
    }
    const kind = topic.slug ? "own" : "nave";
    const fewest = Math.max(FEWEST_PASSAGES[kind], passages.length * FEWEST_SHARE[kind]);
    return held.size >= Math.min(passages.length, fewest);
  };
  const firm = candidates.filter((one) => isFirm(one) && one.score >= most * LEAST_SHARE);
  return takeVaried(firm, limit);
}

const isSituation = ({ topic }: Pick<KeyTheme, "topic">): boolean => SITUATIONS.has(topic.slug);

interface Candidate extends KeyTheme {
  readonly passages: Set<number>;
  score: number;
}

function weighTopics(topics: Topics, passages: readonly OrdinalRange[]): Candidate[] {
  const found = new Map<number, Candidate>();
  passages.forEach(({ start, end }, place) => {
    const weight = 1 / (1 + PLACE_STEP * place);
    for (const [index, worth] of sumWorth(topics, start, end)) {
      const topic = topics.all[index]!;
      if (topic.ordinals.length > MOST_VERSES || NOT_THEMES.has(topic.slug)) continue;
      const known = found.get(index) ?? { topic, passages: new Set<number>(), score: 0 };
      known.passages.add(place);
      // A long passage touches on much that it is not about.
      const support = Math.min(1, worth / Math.sqrt(end - start + 1));
      known.score += weight * support * rarity(topic) * (topic.slug ? OWN_THEME_WEIGHT : 1);
      found.set(index, known);
    }
  });
  for (const candidate of found.values()) {
    candidate.score *= Math.sqrt(candidate.passages.size / passages.length);
  }
  return [...found.values()];
}

function sumWorth(topics: Topics, start: number, end: number): Map<number, number> {
  const sums = new Map<number, number>();
  for (let ordinal = start; ordinal <= end; ordinal++) {
    for (const index of topics.ofVerse(ordinal)) {
      const { ordinals, grades } = topics.all[index]!;
      const worth = WORTH[grades[ordinals.indexOf(ordinal)] ?? 0] ?? 0;
      sums.set(index, (sums.get(index) ?? 0) + worth);
    }
  }
  return sums;
}

const rarity = ({ ordinals }: Topic): number => Math.log(VERSE_COUNT / ordinals.length);

/** Takes the best again and again, themes that only repeat what is taken losing their weight. */
function takeVaried(candidates: readonly Candidate[], limit: number): KeyTheme[] {
  const taken: KeyTheme[] = [];
  const spokenFor = new Set<number>();
  const left = new Set(candidates);
  const worthOf = ({ score, passages }: Candidate): number => {
    const fresh = [...passages].filter((place) => !spokenFor.has(place)).length;
    return score * (LEFT_OF_REPETITION + ((1 - LEFT_OF_REPETITION) * fresh) / passages.size);
  };
  while (taken.length < limit && left.size > 0) {
    const best = [...left].reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a));
    left.delete(best);
    const name = best.topic.name.toLowerCase();
    if (taken.some(({ topic }) => topic.name.toLowerCase() === name)) continue;
    taken.push(best);
    for (const place of best.passages) spokenFor.add(place);
  }
  return taken;
}
