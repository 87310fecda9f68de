// The topics that we write about (`content/topics/`), made ready for the
// corpus: verses taken from the theme, quotations found in their text. Throws
// an Error that names the topic and what is wrong with it.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { formatRange } from "../../src/scripture/format-reference.ts";
import type { Sections } from "../../src/scripture/server/artifact.ts";
import {
  readRange,
  splitQuotations,
  type VerseText,
} from "../../src/scripture/server/quotations.ts";
import type { TopicPage } from "../../src/scripture/server/topic-pages.ts";
import type { OrdinalRange } from "../../src/scripture/versification.ts";
import { readThemes, resolveVerses, type Theme } from "../read-themes.ts";

export const TOPICS_FOLDER = path.resolve(import.meta.dirname, "../../content/topics");

const VERSES_USUAL = 15;

const TopicSource = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(2).max(40),
  title: z.string().min(10).max(60),
  description: z.string().min(60).max(160),
  keywords: z.array(z.string().min(2)).min(3).max(10),
  searchVolume: z.int().min(100),
  /** The theme whose verses these are, where its slug is another. */
  theme: z.string().optional(),
  introduction: z.array(z.string().min(40)).min(1).max(4),
  /** Verses to begin with, in this order; the theme need not have them. */
  lead: z.array(z.string()).default([]),
  /** Verses that are not to come, whether or not the theme has them today. */
  leaveOut: z.array(z.string()).default([]),
  count: z.int().min(12).max(18).default(VERSES_USUAL),
  related: z.array(z.string()).min(3).max(6),
});
const CategorySource = z.strictObject({
  category: z.string().min(3),
  topics: z.array(TopicSource).min(1),
});
export type TopicSource = z.infer<typeof TopicSource> & { readonly category: string };

/** As they were written. */
export function readTopicSources(folder: string = TOPICS_FOLDER): TopicSource[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => {
      const read = CategorySource.safeParse(
        JSON.parse(readFileSync(path.join(folder, file), "utf8")),
      );
      if (!read.success) throw new Error(`content/topics/${file}: ${z.prettifyError(read.error)}`);
      const { category, topics } = read.data;
      return topics.map((topic) => ({ ...topic, category }));
    });
}

export function makeTopicPages(verseText: VerseText): Sections {
  return { list: JSON.stringify(resolveTopics(readTopicSources(), readThemes(), verseText)) };
}

/** Most searched first. */
export function resolveTopics(
  sources: readonly TopicSource[],
  themes: readonly Theme[],
  verseText: VerseText,
): TopicPage[] {
  const known = new Set(sources.map(({ slug }) => slug));
  if (known.size < sources.length) throw new Error("Two topics have the same slug.");
  const themeOf = new Map(themes.map((theme) => [theme.slug, theme]));
  return sources
    .map((source): TopicPage => {
      try {
        return resolveTopic(source, themeOf.get(source.theme ?? source.slug), known, verseText);
      } catch (error) {
        throw new Error(`The topic ${source.slug} ${(error as Error).message}.`);
      }
    })
    .sort((a, b) => b.searchVolume - a.searchVolume || (a.slug < b.slug ? -1 : 1));
}

/** @throws Error that says what is wrong as something said of the topic */
function resolveTopic(
  source: TopicSource,
  theme: Theme | undefined,
  known: ReadonlySet<string>,
  verseText: VerseText,
): TopicPage {
  if (!theme) throw new Error("has no theme");
  for (const slug of source.related) {
    if (!known.has(slug) || slug === source.slug) {
      throw new Error(`names ${slug}, which is no other topic`);
    }
  }
  return {
    slug: source.slug,
    name: source.name,
    title: source.title,
    description: source.description,
    keywords: source.keywords,
    category: source.category,
    searchVolume: source.searchVolume,
    aliases: [theme.name, ...theme.aliases].map((name) => name.toLowerCase()),
    neighbours: theme.related.filter((slug) => !known.has(slug)),
    introduction: source.introduction.map((text) => splitQuotations(text, verseText)),
    verses: chooseVerses(source, theme),
    related: source.related,
  };
}

function chooseVerses(source: TopicSource, theme: Theme): OrdinalRange[] {
  const lead = source.lead.map(readRange);
  const left = source.leaveOut.map(readRange);
  const ofTheme = resolveVerses(theme).map(([start, end]) => ({ start, end }));
  const chosen: OrdinalRange[] = [];
  const overlaps = (range: OrdinalRange, one: OrdinalRange) =>
    range.start <= one.end && one.start <= range.end;
  for (const range of [...lead, ...ofTheme]) {
    const isLead = lead.includes(range);
    if (chosen.some((one) => overlaps(range, one))) {
      if (isLead) throw new Error(`leads twice with ${formatRange(range)}`);
      continue;
    }
    if (isLead || !left.some((one) => overlaps(range, one))) chosen.push(range);
  }
  if (chosen.length < source.count || lead.length > source.count) {
    throw new Error(`has ${chosen.length} verses to choose ${source.count} from`);
  }
  return chosen.slice(0, source.count);
}
