// The articles that come with the software.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { type Draft, readArticle } from "./read-article.ts";

const ENDING = ".md";
const FOLDER = path.resolve(import.meta.dirname, "../../../../content/articles");

export interface Articles {
  readonly drafts: readonly Draft[];
  /** Files that make no post, by slug, with what is wrong. */
  readonly unreadable: readonly { readonly slug: string; readonly error: unknown }[];
}

/** Reads every article; one that cannot be read leaves the others alone. */
export function openArticles(corpus: Corpus, folder = FOLDER): Articles {
  const drafts: Draft[] = [];
  const unreadable: { slug: string; error: unknown }[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(ENDING)) continue;
    const slug = file.slice(0, -ENDING.length);
    try {
      drafts.push(readArticle(slug, readFileSync(path.join(folder, file), "utf8"), corpus));
    } catch (error) {
      unreadable.push({ slug, error });
    }
  }
  return { drafts, unreadable };
}
