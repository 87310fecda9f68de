import { expect, test } from "vitest";
import type { DailyVerse } from "../contract.ts";
import { writeFeed } from "./write-feed.ts";

const verse: DailyVerse = {
  id: 20778,
  date: "2026-11-21",
  reference: "Acts 17:11",
  text: "Words & <more> words",
  translation: "YLT",
  theme: "Wisdom",
  reflection: "Eagerness and care.",
  href: "/bible/ylt/acts/17#v11",
  createdAt: "2026-11-21T00:00:00.000Z",
};
const site = { name: "Berea", url: "https://berea.example" };

test("an item has its own address and the date of its day", () => {
  const feed = writeFeed(site, [verse]);
  const address = "https://berea.example/daily-verse/2026-11-21";
  expect(feed).toContain(`<link>${address}</link>`);
  expect(feed).toContain(`<guid isPermaLink="true">${address}</guid>`);
  expect(feed).toContain("<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>");
  expect(feed).toContain("<lastBuildDate>Sat, 21 Nov 2026 00:00:00 GMT</lastBuildDate>");
  expect(feed).toContain('href="https://berea.example/daily-verse.xml" rel="self"');
  expect(feed).not.toMatch(/(?:href|src)="\/|<link>\//);
});

test("the text is escaped as HTML, in a part that XML does not read", () => {
  expect(writeFeed(site, [verse])).toContain(
    "<description><![CDATA[<blockquote>Words &amp; &lt;more&gt; words</blockquote>",
  );
});

test("a feast is named in the title", () => {
  const feed = writeFeed(site, [{ ...verse, feast: "Easter Day" }]);
  expect(feed).toContain("<title><![CDATA[Acts 17:11 · Easter Day]]></title>");
});

test("there is a feed before there is a verse", () => {
  expect(writeFeed(site, [])).toContain("</channel>");
  expect(writeFeed(site, [])).not.toContain("<item>");
});
