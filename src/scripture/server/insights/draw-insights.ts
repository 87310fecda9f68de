// Insights into a handful of passages: what they share, what to do with them, what
// else speaks to them, what stood behind them. All of it is counted from the
// corpus or written by us beforehand; nothing is made up for the occasion.
import type { EmbeddedCode } from "../../translations.ts";
import type { OrdinalRange } from "../../versification.ts";
import type { Corpus } from "../corpus.ts";
import { type PassageText, readPassage } from "../read-passage.ts";
import { chooseApplication } from "./choose-application.ts";
import {
  findBackgrounds,
  type PassagesBackground,
  tellBackgrounds,
} from "./describe-background.ts";
import { findKeyThemes } from "./key-themes.ts";
import { explainRelation, findRelatedPassages } from "./related-passages.ts";

interface RelatedVerses extends PassageText {
  /** Why they are related, in a sentence or two. */
  readonly relevance: string;
}

export interface Insights {
  /** Names of themes, strongest first. */
  readonly keyThemes: readonly string[];
  readonly practicalApplication: string;
  readonly crossReferences: readonly RelatedVerses[];
  /** `background` as text, a paragraph for each book. */
  readonly historicalContext: string;
  readonly background: readonly PassagesBackground[];
}

const THEMES_NAMED = 5;
const PASSAGES_RELATED = 6;

/**
 * @param passages best first; one at least
 * @param code the text in which related passages are quoted
 */
export function drawInsights(
  corpus: Corpus,
  passages: readonly OrdinalRange[],
  code: EmbeddedCode,
): Insights {
  const themes = findKeyThemes(corpus.topics, passages, THEMES_NAMED);
  const background = findBackgrounds(corpus.background, passages);
  const related = findRelatedPassages(corpus, passages, themes, PASSAGES_RELATED);
  return {
    keyThemes: themes.map(({ topic }) => topic.name),
    practicalApplication: chooseApplication(themes, corpus.background, passages),
    crossReferences: related
      .map((one) => ({
        ...readPassage(corpus.texts[code], one.range),
        relevance: explainRelation(one, passages),
      }))
      .filter(({ text }) => text !== ""),
    historicalContext: tellBackgrounds(background),
    background,
  };
}
