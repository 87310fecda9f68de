// An article as it is written, Markdown with a head of YAML, as the post that it makes.
import { createHash } from "node:crypto";
import { parse } from "yaml";
import { z } from "zod";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { markdownToHtml } from "#src/shared/html/markdown-to-html.ts";
import { readWords } from "#src/shared/html/read-words.ts";
import { CATEGORY_CODES, countReadingMinutes, isSlug } from "../rules.ts";
import { cleanHtml } from "./clean-html.ts";
import { markSyntax } from "./mark-syntax.ts";
import { quoteInHtml } from "./quote-in-html.ts";
import type { blogPosts } from "./tables.ts";

/** A post before anybody has stored or read it. */
export type Draft = Omit<
  typeof blogPosts.$inferInsert,
  "isPublished" | "viewCount" | "createdAt" | "updatedAt" | "source" | "isWithdrawn"
>;

/** The article cannot be published; `message` says why, of the article that it names. */
export class ArticleError extends Error {
  override name = "ArticleError";
}

const words = (max: number) => z.array(z.string().trim().min(1).max(60)).min(1).max(max);
const line = (max: number) => z.string().trim().min(1).max(max);

const Head = z.strictObject({
  title: line(120),
  excerpt: line(300),
  category: z.enum(CATEGORY_CODES),
  tags: words(10),
  metaTitle: line(80),
  metaDescription: line(200),
  metaKeywords: words(12),
  publishedAt: z.iso.date(),
  related: z.array(z.string().refine(isSlug, "must be slugs")).max(6).default([]),
  featuredImage: z
    .string()
    .regex(/^\/(?!\/)[\w./-]+$/, "must be an address on this site")
    .optional(),
});

/**
 * @param slug the file's name without its ending
 * @throws ArticleError
 */
export function readArticle(slug: string, source: string, corpus: Corpus): Draft {
  if (!isSlug(slug))
    throw new ArticleError(`${slug}: a name has small letters, digits and hyphens`);
  const [, head = "", body = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  if (!head) throw new ArticleError(`${slug}: it does not begin with a head between lines of ---`);
  const { publishedAt, featuredImage, ...fields } = readHead(slug, head);
  const content = cleanHtml(markdownToHtml(body, [markSyntax]));
  let shown: string;
  try {
    shown = quoteInHtml(content, corpus);
  } catch (error) {
    throw new ArticleError(`${slug}: it ${error instanceof Error ? error.message : error}`);
  }
  return {
    id: numberOfSlug(slug),
    slug,
    ...fields,
    content,
    featuredImage: featuredImage ?? null,
    publishedAt: new Date(`${publishedAt}T00:00:00Z`),
    readingTimeMinutes: countReadingMinutes(readWords(shown)),
  };
}

function readHead(slug: string, head: string) {
  let parsed: unknown;
  try {
    parsed = parse(head);
  } catch (error) {
    throw new ArticleError(`${slug}: its head is no YAML (${(error as Error).message})`);
  }
  const result = Head.safeParse(parsed);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new ArticleError(`${slug}: ${problems.join("; ")}`);
}

/** A positive integer of 31 bits: of a few thousand slugs two alike are not to be expected. */
const numberOfSlug = (slug: string): number =>
  createHash("sha256").update(slug).digest().readUInt32BE() >>> 1 || 1;
