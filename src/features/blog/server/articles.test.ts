// Holds the articles that come with the software to what an article must be.
import { describe, expect, test } from "vitest";
import { findReferences } from "#src/scripture/references/find-references.ts";
import { readWords } from "#src/shared/html/read-words.ts";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { openArticles } from "./open-articles.ts";
import { showPost } from "./show-post.ts";

const corpus = getTestCorpus();
const { drafts, unreadable } = openArticles(corpus);
const slugs = new Set(drafts.map(({ slug }) => slug));

test("each file makes a post", () => {
  expect(unreadable.map(({ error }) => (error as Error).message)).toEqual([]);
  expect(drafts.length).toBeGreaterThanOrEqual(6);
});

test.each(["title", "metaTitle", "metaDescription", "excerpt"] as const)(
  "no two have the same %s",
  (name) => {
    expect(new Set(drafts.map((draft) => draft[name])).size).toBe(drafts.length);
  },
);

describe.each(drafts.map((draft) => [draft.slug, draft] as const))("%s", (_slug, draft) => {
  test("its head has the measure of search results and cards", () => {
    expect(draft.title.length).toBeLessThanOrEqual(70);
    expect(draft.metaTitle.length).toBeLessThanOrEqual(60);
    expect(draft.metaDescription.length).toBeGreaterThanOrEqual(100);
    expect(draft.metaDescription.length).toBeLessThanOrEqual(160);
    expect(draft.tags.length).toBeGreaterThanOrEqual(3);
  });

  test("its links lead to articles that there are, and others to paths of this site", () => {
    const stamps = { createdAt: new Date(), updatedAt: new Date(), isPublished: true };
    const state = { viewCount: 0, source: "content", isWithdrawn: false } as const;
    const row = { featuredImage: null, ...draft, ...stamps, ...state };
    const { content, related } = showPost(row, corpus);
    const links = [...content.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? "");
    const broken = links.filter((link) => {
      const article = /^\/blog\/([^#?]+)/.exec(link)?.[1];
      return article ? !slugs.has(article) : !/^(?:\/|https:|#)/.test(link);
    });
    expect(broken).toEqual([]);
    expect(related).not.toContain(draft.slug);
  });

  test("each place that it names is one", () => {
    const named = findReferences(readWords(draft.content));
    expect(named.filter(({ passage }) => !passage)).toEqual([]);
  });
});
