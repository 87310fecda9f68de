// Search by meaning: several weak witnesses, weighed. Words of all texts,
// topics, themes, sentence vectors and cross references each speak for verses;
// what a verse owes to which of them is kept, so that its explanation is a fact.
import { LRUCache } from "lru-cache";
import type { OrdinalRange } from "../../versification.ts";
import type { CrossReferences } from "../cross-references.ts";
import { stemOf } from "../word-index/stem-word.ts";
import { findContentWords } from "./content-words.ts";
import type { ArtifactSections } from "./document-index.ts";
import { type DocumentIndex, openDocumentIndex } from "./document-index.ts";
import { type Kinships, openKinships } from "./kinship.ts";
import { type NaveTopics, openNaveTopics } from "./nave-topics.ts";
import { projectVector, type SentenceEncoder } from "./sentence-encoder.ts";
import { type Neighbours, openNeighbours, spread, takeBest } from "./spread-references.ts";
import { openThemes, type ThemeClaim, type Themes, type ThemeVerses } from "./themes.ts";
import { openVectorTable, type VectorTable } from "./vector-scan.ts";
import { WEIGHTS } from "./weights.ts";

/** Why a verse was found. */
export interface Evidence {
  /** The theme that speaks for it most. */
  readonly theme?: {
    readonly name: string;
    readonly grade: 1 | 2 | 3;
    readonly isStory?: true | undefined;
  };
  /** Stems of the query that it has, in any text. */
  readonly stems: readonly string[];
  /** A topic of Nave's that lists it. */
  readonly topic?: string;
  /** A verse, found before it, that cross references join to it. */
  readonly linkedTo?: number;
  /** Whether its sentence is near the query's. */
  readonly isNear: boolean;
}

export interface MeaningHit {
  readonly ordinal: number;
  readonly score: number;
  readonly evidence: Evidence;
}

interface MeaningQuery {
  readonly text: string;
  readonly words: readonly string[];
  readonly stems: readonly string[];
  readonly vectors: { readonly query: Float32Array; readonly content: Float32Array } | undefined;
}

export interface Meaning {
  readonly themes: Themes;
  readonly kinships: Kinships;
  readonly topics: NaveTopics;
  /** Encodes a query; without an encoder it is understood by its words alone. */
  understand(query: string, encoder: SentenceEncoder | undefined): Promise<MeaningQuery>;
  /** Whether any text or theme has one of these stems. */
  knows(stems: readonly string[]): boolean;
  /** How alike two verses are in what they say, 1 for the same words. */
  likeness(one: number, other: number): number;
  /**
   * The verses that speak to a query, best first.
   * @param claims what `themes.match` says of the query, where it was asked before
   * @param within verses of these ranges alone
   */
  find(
    query: MeaningQuery,
    limit: number,
    claims?: readonly ThemeClaim[],
    within?: readonly OrdinalRange[],
  ): readonly MeaningHit[];
}

const NEAR = 0.5;
const KEPT_QUERIES = 500;
/** What a text is about is said by then; the encoder's time grows with its length. */
const ENCODED_LENGTH = 1_200;

export function openMeaning(data: ArtifactSections, crossReferences: CrossReferences): Meaning {
  const index = openDocumentIndex(data.documentIndex("meaning/index"));
  const vectors = openVectorTable(
    data.array("meaning/vectors", "i8"),
    data.array("meaning/vectors", "i8").length / index.size,
  );
  const axes = data.array("meaning/axes", "f32");
  const themes = openThemes(data);
  const topics = openNaveTopics(data);
  const neighbours = openNeighbours(data);
  const search = {
    index,
    vectors,
    themes,
    topics,
    neighbours,
    ...measureReferences(crossReferences, neighbours),
  };
  const understood = new LRUCache<string, MeaningQuery>({ max: KEPT_QUERIES });
  return {
    themes,
    topics,
    kinships: openKinships(data),
    understand: async (text, encoder) => {
      const known = understood.get(text);
      if (known && (known.vectors || !encoder)) return known;
      const words = findContentWords(text);
      const stems = words.map(stemOf);
      const content = words.join(" ");
      const [query, inner] = encoder
        ? await encoder.encode(
            (content === text.toLowerCase() ? [text] : [text, content]).map((one) =>
              one.slice(0, ENCODED_LENGTH),
            ),
          )
        : [];
      const whole = query && projectVector(query, axes);
      const result = {
        text,
        words,
        stems,
        vectors: whole && { query: whole, content: inner ? projectVector(inner, axes) : whole },
      };
      understood.set(text, result);
      return result;
    },
    knows: (stems) =>
      stems.some((stem) => index.documentsWith(stem).length > 0 || themes.knows(stem)),
    likeness: (one, other) => vectors.compare(one, other),
    find: (query, limit, claims = themes.match(query), within) =>
      findVerses(search, query, claims, limit, within),
  };
}

/** Powers of degrees, computed once. */
function measureReferences({ inDegrees }: CrossReferences, { starts }: Neighbours) {
  const power = (exponent: number) =>
    Float32Array.from(inDegrees, (degree) => (1 + degree) ** exponent);
  return {
    weightOfReferences: power(WEIGHTS.references),
    themeWeightOfReferences: power(WEIGHTS.themeReferences),
    spreadDivisor: Float32Array.from(
      inDegrees,
      (_, ordinal) => ((starts[ordinal + 1] ?? 0) - (starts[ordinal] ?? 0) + 5) ** 0.2,
    ),
  };
}

interface Search extends ReturnType<typeof measureReferences> {
  readonly index: DocumentIndex;
  readonly vectors: VectorTable;
  readonly themes: Themes;
  readonly topics: NaveTopics;
  readonly neighbours: Neighbours;
}

function findVerses(
  search: Search,
  query: MeaningQuery,
  claims: readonly ThemeClaim[],
  limit: number,
  within: readonly OrdinalRange[] | undefined,
): MeaningHit[] {
  const { index, topics, weightOfReferences } = search;
  const size = index.size;
  const words = new Float32Array(size);
  index.score(query.stems, words);
  const named = new Float32Array(size);
  topics.score(query.stems, named);
  const near = query.vectors ? scanVectors(search, query.vectors) : undefined;

  const total = new Float32Array(size);
  // Where no verse has much of the query, having a little of it is worth little.
  const wordsShare = WEIGHTS.words / Math.max(largest(words), index.fullScore(query.stems), 1e-9);
  const topicsShare =
    ((topics.isNamed(query.stems) ? 1 : WEIGHTS.partOfTopicName) * WEIGHTS.topics) /
    (largest(named) || 1);
  for (let ordinal = 1; ordinal < size; ordinal++) {
    const sum =
      wordsShare * words[ordinal]! + topicsShare * named[ordinal]! + (near ? near[ordinal]! : 0);
    total[ordinal] = sum > 0 ? sum * weightOfReferences[ordinal]! : 0;
  }
  const scale = largest(total) || 1;
  for (let ordinal = 1; ordinal < size; ordinal++) total[ordinal]! /= scale;

  const themeGains = addThemes(search, claims, total);
  const links = spread(search, total);
  if (within) clearOutside(total, within);
  return takeBest(total, limit).map((ordinal) => ({
    ordinal,
    score: total[ordinal]!,
    evidence: {
      ...themeEvidence(themeGains.get(ordinal)),
      stems: query.stems.filter((stem) => hasDocument(index.documentsWith(stem), ordinal)),
      ...topicEvidence(topics, query.stems, ordinal),
      ...linkEvidence(links.get(ordinal)),
      isNear: near !== undefined && near[ordinal]! > NEAR * WEIGHTS.contentVector,
    },
  }));
}

function clearOutside(scores: Float32Array, within: readonly OrdinalRange[]): void {
  let next = 0;
  for (const { start, end } of within.toSorted((one, other) => one.start - other.start)) {
    scores.fill(0, next, start);
    next = end + 1;
  }
  scores.fill(0, next);
}

/** How far each verse stands above the others in nearness, 0 for most, weighed. */
function scanVectors(search: Search, vectors: NonNullable<MeaningQuery["vectors"]>): Float32Array {
  const heights = new Float32Array(search.index.size);
  const add = (vector: Float32Array, weight: number): void => {
    const scores = search.vectors.scan(vector);
    let sum = 0;
    let squares = 0;
    let highest = 0;
    for (let ordinal = 1; ordinal < scores.length; ordinal++) {
      const score = scores[ordinal]!;
      sum += score;
      squares += score * score;
      if (score > highest) highest = score;
    }
    const mean = sum / (scores.length - 1);
    const deviation = Math.sqrt(squares / (scores.length - 1) - mean * mean) || 1;
    const floor = mean + deviation;
    const most = highest - floor;
    if (most <= 0) return;
    for (let ordinal = 1; ordinal < scores.length; ordinal++) {
      const height = scores[ordinal]! - floor;
      if (height > 0) heights[ordinal]! += (weight * height) / most;
    }
  };
  if (vectors.content === vectors.query) {
    add(vectors.query, WEIGHTS.contentVector + WEIGHTS.queryVector);
  } else {
    add(vectors.content, WEIGHTS.contentVector);
    add(vectors.query, WEIGHTS.queryVector);
  }
  return heights;
}

interface ThemeGain {
  readonly name: string;
  readonly grade: 1 | 2 | 3;
  readonly gain: number;
  readonly isStory?: true | undefined;
}

const placeWorth = (place: number): number =>
  Math.max(WEIGHTS.leastPlace, 1 - WEIGHTS.placeStep * place);

const worthInTheme = ({ start, end, grade }: ThemeVerses, place: number): number =>
  (WEIGHTS.theme *
    (grade === 3 ? 1 : grade === 2 ? WEIGHTS.gradeTwo : WEIGHTS.gradeOne) *
    placeWorth(place)) /
  (1 + WEIGHTS.passageLength * Math.log(end - start + 1));

/** Who tells a story wants all of it, its best known verses first. */
const worthInStory = ({ grade }: ThemeVerses, place: number): number =>
  WEIGHTS.story * (grade === 3 ? placeWorth(place) : WEIGHTS.storyRest);

/** Adds what the themes give their verses; answers which theme gave each the most. */
function addThemes(
  search: Search,
  claims: readonly ThemeClaim[],
  total: Float32Array,
): Map<number, ThemeGain> {
  const gains = new Map<number, ThemeGain>();
  for (const { theme, strength } of claims) {
    const seen = new Set<number>();
    theme.verses.forEach((verses, place) => {
      const { start, end, grade } = verses;
      const worth = strength * (theme.isStory ? worthInStory : worthInTheme)(verses, place);
      for (let ordinal = start; ordinal <= end; ordinal++) {
        if (seen.has(ordinal)) continue;
        seen.add(ordinal);
        const gain = worth * search.themeWeightOfReferences[ordinal]!;
        total[ordinal]! += gain;
        if (gain > (gains.get(ordinal)?.gain ?? 0)) {
          gains.set(ordinal, { name: theme.name, grade, gain, isStory: theme.isStory });
        }
      }
    });
  }
  return gains;
}

const themeEvidence = (gain: ThemeGain | undefined): Pick<Evidence, "theme"> =>
  gain ? { theme: { name: gain.name, grade: gain.grade, isStory: gain.isStory } } : {};

function topicEvidence(
  topics: NaveTopics,
  stems: readonly string[],
  ordinal: number,
): Pick<Evidence, "topic"> {
  const topic = topics.named(stems).find((candidate) => topics.has(candidate, ordinal));
  return topic === undefined ? {} : { topic: topics.nameOf(topic) };
}

const linkEvidence = (from: number | undefined): Pick<Evidence, "linkedTo"> =>
  from === undefined ? {} : { linkedTo: from };

/** Whether an ascending list has the number. */
function hasDocument(documents: Uint16Array, wanted: number): boolean {
  let low = 0;
  let high = documents.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (documents[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return documents[low] === wanted;
}

const largest = (values: Float32Array): number => {
  let most = 0;
  for (let at = 0; at < values.length; at++) if (values[at]! > most) most = values[at]!;
  return most;
};
