// The themes that we write and the stories that we list, and which of them a
// query is about.
import { nameKey, stemsOf } from "./content-words.ts";
import type { ArtifactSections } from "./document-index.ts";
import { type DocumentIndex, openDocumentIndex } from "./document-index.ts";
import { openVectorTable, type VectorTable } from "./vector-scan.ts";
import { WEIGHTS } from "./weights.ts";

export interface ThemeVerses {
  readonly start: number;
  readonly end: number;
  /** 3 the verses anyone names first, 2 clearly about it, 1 helpful. */
  readonly grade: 1 | 2 | 3;
}

export interface Theme {
  /** Empty for a story. */
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Strongest first. */
  readonly verses: readonly ThemeVerses[];
  readonly related: readonly string[];
  /** Told in its verses: first the key ones (grade 3), then whole passages (grade 2). */
  readonly isStory?: true;
}

export interface ThemeClaim {
  readonly theme: Theme;
  /** 0 to 1: 1 for the theme that the query is certainly about. */
  readonly strength: number;
}

export interface Themes {
  readonly list: readonly Theme[];
  /** Whether a theme's names or questions have the stem. */
  knows(stem: string): boolean;
  /**
   * The themes that a query is about, strongest first; few or none.
   */
  match(query: ThemeQuery): readonly ThemeClaim[];
}

interface ThemeQuery {
  /** As it was asked. */
  readonly text: string;
  /** Of its content words. */
  readonly stems: readonly string[];
  /** Of the whole query and of its content words, where the encoder is there. */
  readonly vectors: { readonly query: Float32Array; readonly content: Float32Array } | undefined;
}

/** Phrases of a theme by kind: its questions are held against the query, its names against its content. */
export const PhraseKind = { Name: 0, Ask: 1 } as const;

export function openThemes(data: ArtifactSections): Themes {
  const list = JSON.parse(data.text("themes/list")) as Theme[];
  const index = openDocumentIndex(data.documentIndex("themes/index"));
  const rows = data.array("themes/phrase-vectors", "i8");
  const themeOf = data.array("themes/phrase-themes", "u16");
  const kindOf = data.array("themes/phrase-kinds", "u8");
  const phrases = openVectorTable(rows, rows.length / themeOf.length);
  const named = new Map<string, Set<number>>();
  const add = (key: string, number: number) =>
    named.set(key, (named.get(key) ?? new Set()).add(number));
  list.forEach((theme, number) => {
    for (const name of [theme.name, ...theme.aliases]) {
      const key = nameKey(name);
      // Without its small word "coming out" is "come", and so is "come to me".
      if (key.includes(" ") || stemsOf(name).length === 1) add(key, number);
      // Small words tell "I want to die" from "death".
      add(wholeKey(name), number);
    }
  });
  const claims = new Float32Array(list.length);
  return {
    list,
    knows: (stem) => index.documentsWith(stem).length > 0,
    match: ({ text, stems, vectors }) => {
      claims.fill(0);
      addWordClaims(claims, index, stems);
      for (const number of named.get(stems.join(" ")) ?? []) claims[number]! += WEIGHTS.themeName;
      const whole = named.get(wholeKey(text));
      if (vectors) addPhraseClaims(claims, phrases, themeOf, kindOf, vectors);
      if (whole) settle(claims, whole);
      return takeStrongest(list, claims);
    },
  };
}

/** By BM25 over a theme's own words, as far as they cover what the query says. */
function addWordClaims(claims: Float32Array, index: DocumentIndex, stems: readonly string[]): void {
  const scores = new Float32Array(index.size);
  index.score(stems, scores);
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  if (best === 0) return;
  const coverage = new Float32Array(index.size);
  let total = 0;
  for (const stem of new Set(stems)) {
    const rarity = index.rarity(stem);
    total += rarity;
    for (const theme of index.documentsWith(stem)) coverage[theme]! += rarity;
  }
  for (let theme = 0; theme < claims.length; theme++) {
    if (scores[theme] === 0) continue;
    const nearness = (scores[theme]! / best) ** WEIGHTS.themeWordsPower;
    claims[theme]! += (WEIGHTS.themeWords * nearness * coverage[theme]!) / total;
  }
}

/** By the nearest of a theme's phrases. */
function addPhraseClaims(
  claims: Float32Array,
  phrases: VectorTable,
  themeOf: Uint16Array,
  kindOf: Uint8Array,
  vectors: { query: Float32Array; content: Float32Array },
): void {
  const nearest = new Float32Array(claims.length);
  const take = (vector: Float32Array, kind: number, weight: number): void => {
    const scores = phrases.scan(vector);
    for (let row = 0; row < phrases.rows; row++) {
      if (kindOf[row] !== kind) continue;
      const theme = themeOf[row]!;
      nearest[theme] = Math.max(nearest[theme]!, scores[row]! * weight);
    }
  };
  take(vectors.query, PhraseKind.Ask, WEIGHTS.askNearness);
  take(vectors.content, PhraseKind.Name, WEIGHTS.nameNearness);
  for (let theme = 0; theme < claims.length; theme++) {
    const share = (nearest[theme]! - WEIGHTS.nearnessFloor) / (1 - WEIGHTS.nearnessFloor);
    if (share > 0) claims[theme]! += WEIGHTS.themePhrase * share ** WEIGHTS.nearnessPower;
  }
}

/** A name asked word for word is meant for certain, and what merely comes near is not. */
function settle(claims: Float32Array, whole: ReadonlySet<number>): void {
  for (let theme = 0; theme < claims.length; theme++) {
    if (whole.has(theme)) claims[theme]! += WHOLE_NAME;
    else claims[theme]! *= BESIDE_WHOLE_NAME;
  }
}

const WHOLE_NAME = 1;
const BESIDE_WHOLE_NAME = 0.5;

const wholeKey = (text: string): string => `= ${stemsOf(text).join(" ")}`;

const LEAST_CLAIM = 0.05;

function takeStrongest(list: readonly Theme[], claims: Float32Array): ThemeClaim[] {
  const numbers = [...claims.keys()]
    .filter((number) => claims[number]! > LEAST_CLAIM)
    .sort((a, b) => claims[b]! - claims[a]!)
    .slice(0, WEIGHTS.themesTaken);
  const most = claims[numbers[0] ?? 0] ?? 0;
  const certainty = Math.min(1, most / WEIGHTS.fullClaim);
  return numbers.map((number) => ({
    theme: list[number]!,
    strength: (claims[number]! / most) ** WEIGHTS.themeShare * certainty,
  }));
}
