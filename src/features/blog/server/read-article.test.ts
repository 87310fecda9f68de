import { expect, test } from "vitest";
import { getTestCorpus } from "../../../../tests/support/test-app.ts";
import { ArticleError, readArticle } from "./read-article.ts";
import { showPost } from "./show-post.ts";

const HEAD: Record<string, string> = {
  title: "A title",
  excerpt: "What it says.",
  category: "prayer",
  tags: "[one, two]",
  metaTitle: "A title",
  metaDescription: "What it says.",
  metaKeywords: "[one]",
  publishedAt: "2026-01-02",
};

const write = (body: string, head: Record<string, string | undefined> = {}): string => {
  const lines = Object.entries({ ...HEAD, ...head }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `---\n${lines.join("\n")}\n---\n${body}`;
};

const read = (body: string) => readArticle("an-article", write(body), getTestCorpus());
const STAMPS = {
  isPublished: true,
  viewCount: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
  source: "content",
  isWithdrawn: false,
} as const;
const show = (body: string) =>
  showPost({ featuredImage: null, ...read(body), ...STAMPS }, getTestCorpus());

test("a quotation is the stored text with where it stands; what is stored is the mark", () => {
  const mark = "{{John 11:35 WEB}}";
  expect(read(`It says ${mark} there.`).content).toBe(`<p>It says ${mark} there.</p>`);
  expect(show(`It says ${mark} there.`).content).toBe(
    '<p>It says <q>“Jesus wept.”</q> (<a href="/bible/web/john/11#v35">John 11:35</a>, WEB) there.</p>',
  );
});

test("a passage in a paragraph of its own stands by itself", () => {
  expect(show("Before.\n\n{{John 11:35 KJV}}\n\nAfter.").content).toBe(
    '<p>Before.</p>\n<blockquote><p>Jesus wept.</p><p><a href="/bible/kjv/john/11#v35">John 11:35</a>, KJV</p></blockquote>\n<p>After.</p>',
  );
});

test("a place that is named leads to its chapter, outside links and headings", () => {
  const { content } = show("## John 3\n\nSee Psalm 23:4, [John 3:16](/blog), and 1 John 4:8 KJV.");
  expect(content).toContain('<h2 id="on-john-3">John 3</h2>');
  expect(content).toContain(
    'See <a href="/bible/web/psalms/23#v4">Psalm 23:4</a>, <a href="/blog">',
  );
  expect(content).toContain('and <a href="/bible/kjv/1-john/4#v8">1 John 4:8 KJV</a>.');
});

test("headings are named, each by a name of its own", () => {
  const { content, contents } = show("## Why & *how*?\n\na\n\n## Main\n\nb\n\n## Main\n\nc");
  expect(contents).toEqual([
    { id: "on-why-how", title: "Why & how?" },
    { id: "on-main", title: "Main" },
    { id: "on-main-2", title: "Main" },
  ]);
  expect(content).toContain('<h2 id="on-why-how">Why &amp; <em>how</em>?</h2>');
});

test("HTML in an article is cleaned, and a mark is no way around it", () => {
  const { content } = show('<img src=x onerror=alert(1)>\n\n<p title="{{John 11:35 WEB}}">a</p>');
  expect(content).toBe("<p>a</p>");
  expect(() => read("{{<script>alert(1)</script> WEB}}")).toThrow(ArticleError);
});

test("the reading time is that of the words", () => {
  expect(read("word ".repeat(220)).readingTimeMinutes).toBe(1);
  expect(read("word ".repeat(221)).readingTimeMinutes).toBe(2);
  expect(read("").readingTimeMinutes).toBe(1);
});

const wrong: [string, string, RegExp][] = [
  ["no head", "# A title", /does not begin with a head/],
  ["a head that is no YAML", write("", { tags: "[one" }), /no YAML/],
  ["no title", write("", { title: undefined }), /title/],
  ["a category that is none", write("", { category: "news" }), /category/],
  ["a day that is none", write("", { publishedAt: "2026-02-30" }), /publishedAt/],
  ["a field that is none", write("", { author: "Me" }), /author/],
  ["a picture from elsewhere", write("", { featuredImage: "//x.example/a.png" }), /featuredImage/],
  ["a verse that is none", write("{{John 99:1 WEB}}"), /John 99:1/],
  ["words that do not stand there", write("{{John 11:35 WEB|Jesus laughed.}}"), /Jesus laughed/],
  ["a text that we do not carry", write("{{John 11:35 NIV}}"), /NIV/],
];

test.each(wrong)("%s is refused, by name", (_name, source, sentence) => {
  const act = () => readArticle("an-article", source, getTestCorpus());
  expect(act).toThrow(ArticleError);
  expect(act).toThrow(/^an-article: /);
  expect(act).toThrow(sentence);
});

test.each(["Über", "a b", "../a", "a--b", ""])("“%s” is no name for an article", (slug) => {
  expect(() => readArticle(slug, write(""), getTestCorpus())).toThrow(ArticleError);
});
