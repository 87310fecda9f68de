import { expect, test } from "vitest";
import type { Post } from "../contract.ts";
import { writeFeed } from "./write-feed.ts";

const site = { name: "Berea", url: "https://berea.example" };
const post: Post = {
  id: 1,
  title: "Anger & <after>",
  slug: "anger",
  href: "/blog/anger",
  excerpt: "What it says ]]> here.",
  category: "christian-living",
  tags: ["anger"],
  metaTitle: "Anger",
  metaDescription: "Anger",
  metaKeywords: [],
  featuredImage: "/social-cards/blog/why-we-sing.png",
  isPublished: true,
  publishedAt: "2026-01-02T00:00:00.000Z",
  readingTimeMinutes: 4,
  viewCount: 0,
  createdAt: "2026-01-02T00:00:00.000Z",
  updatedAt: "2026-02-03T00:00:00.000Z",
  content: '<p>See <a href="/bible/web/john/3#v16">John 3:16</a>, and <a href="//x">x</a>.</p>',
  contents: [],
  related: [],
};

test("an item has its address, its day and its whole text, with addresses that work elsewhere", () => {
  const feed = writeFeed(site, [post]);
  expect(feed).toContain("<link>https://berea.example/blog/anger</link>");
  expect(feed).toContain('<guid isPermaLink="true">https://berea.example/blog/anger</guid>');
  expect(feed).toContain("<pubDate>Fri, 02 Jan 2026 00:00:00 GMT</pubDate>");
  expect(feed).toContain("<lastBuildDate>Tue, 03 Feb 2026 00:00:00 GMT</lastBuildDate>");
  expect(feed).toContain('href="https://berea.example/bible/web/john/3#v16"');
  expect(feed).toContain('href="https://berea.example/blog.xml" rel="self"');
  expect(feed).toContain("<category>Christian living</category>");
});

test("a quotation has its own marks only, whatever style a reader gives it", () => {
  const feed = writeFeed(site, [{ ...post, content: "<p><q>“Jesus wept.”</q> (John 11:35)</p>" }]);
  expect(feed).toContain("<p>“Jesus wept.” (John 11:35)</p>");
});

test("words cannot break out of the XML", () => {
  expect(writeFeed(site, [post])).toContain("<![CDATA[What it says ]]]]><![CDATA[> here.]]>");
});

test("there is a feed before there is a post, and it does not change with the hour", () => {
  const feed = writeFeed(site, []);
  expect(feed).toContain("</channel>");
  expect(feed).toBe(writeFeed(site, []));
});
