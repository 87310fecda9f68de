// The topics that we write about: an introduction of our own and chosen verses.
// What is kept are places in the texts, so that each quotation is the stored
// text of the translation that stands beside it.
import type { OrdinalRange } from "../versification.ts";
import type { Quotation } from "./quotations.ts";

export interface TopicPage {
  /** `new-beginnings`: its address, `/bible-verses-about/new-beginnings`. */
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: string;
  /** Searches a month, as our editors estimate them: for order and badges only. */
  readonly searchVolume: number;
  /** Other names in small letters, by which someone may ask for it. */
  readonly aliases: readonly string[];
  /** Slugs of themes next to it that have no page of their own. */
  readonly neighbours: readonly string[];
  /** Paragraphs, each of our words and quotations in turn. */
  readonly introduction: readonly (readonly (string | Quotation)[])[];
  /** In the order in which they are to be read. */
  readonly verses: readonly OrdinalRange[];
  /** Slugs of other topics. */
  readonly related: readonly string[];
}

/** @param json as `corpus/parts/topic-pages.ts` wrote it: most searched first */
export function openTopicPages(json: string): readonly TopicPage[] {
  return JSON.parse(json) as TopicPage[];
}
