import { expect, test } from "vitest";
import { describeMissing, describePage } from "./page-meta.ts";

const page = {
  title: "Sources and licences",
  description: "Where the texts come from.",
  keywords: ["Bible text sources"],
  path: "/credits",
  siteUrl: "https://berea.example",
  siteName: "Berea",
};

test("a page has title, description, keywords, social tags, canonical link and structured data", () => {
  const meta = describePage(page);
  expect(meta).toContainEqual({ title: "Sources and licences · Berea" });
  expect(meta).toContainEqual({ name: "description", content: "Where the texts come from." });
  expect(meta).toContainEqual({ name: "keywords", content: "Bible text sources" });
  expect(meta).toContainEqual({ property: "og:title", content: "Sources and licences" });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://berea.example/credits",
  });
  expect(meta).toContainEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "WebPage",
      name: "Sources and licences",
      description: "Where the texts come from.",
      url: "https://berea.example/credits",
    },
  });
});

test("a hidden page asks not to be listed, and is its own canonical address", () => {
  const meta = describePage({ ...page, path: "/bible-verse-search?q=love", isHidden: true });
  expect(meta).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://berea.example/bible-verse-search?q=love",
  });
});

test("a page that is not there says so, and names no address", () => {
  const meta = describeMissing("Topic Not Found", "Berea");
  expect(meta).toContainEqual({ title: "Topic Not Found · Berea" });
  expect(meta).toContainEqual({
    name: "description",
    content: "There is no page at this address.",
  });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(meta).toContainEqual({ property: "og:title", content: "Topic Not Found" });
  expect(meta).toContainEqual({
    name: "keywords",
    content: expect.stringMatching(/^Bible verse search, /),
  });
  expect(meta).toContainEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "WebPage",
      name: "Topic Not Found",
      description: "There is no page at this address.",
      inLanguage: "en",
      isPartOf: { "@type": "CreativeWork", name: "Berea" },
    },
  });
  expect(JSON.stringify(meta)).not.toMatch(/canonical|og:url/);
});

test("long titles and descriptions end at a word", () => {
  const long = "a word and ".repeat(40).trim();
  const [title, description] = describePage({ ...page, title: long, description: long });
  expect((title as { title: string }).title).toMatch(/^.{1,70}$/);
  expect((description as { content: string }).content).toMatch(/^.{1,159}…$/);
});
