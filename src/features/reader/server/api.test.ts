import { describe, expect, test } from "vitest";
import { BOOKS } from "#src/scripture/books.ts";
import { EMBEDDED, EMBEDDED_CODES } from "#src/scripture/translations.ts";
import { VERSE_COUNT } from "#src/scripture/versification.ts";
import { createTestApp, getTestCorpus } from "../../../../tests/support/test-app.ts";
import { BookGuide, Chapter, CrossReferences, Passages, Sources } from "../contract.ts";

const { app } = createTestApp();

async function get(path: string) {
  const response = await app.request(path);
  return { status: response.status, body: await response.json() };
}

describe("guides to books", () => {
  test("each book says what it is, and its parts begin at verses that there are", async () => {
    for (const { slug, name, verseCounts } of BOOKS) {
      const { status, body } = await get(`/api/bible/books/${slug}`);
      const guide = BookGuide.parse(body);
      expect([status, guide.book]).toEqual([200, name]);
      expect(guide.outline.length, name).toBeGreaterThan(0);
      for (const { chapter, verse } of [...guide.outline, ...guide.wellKnown]) {
        expect(verse).toBeLessThanOrEqual(verseCounts[chapter - 1] ?? 0);
      }
    }
    const { body } = await get("/api/bible/books/genesis");
    const { outline, wellKnown } = BookGuide.parse(body);
    expect(outline.map(({ reference }) => reference)).not.toContain("Genesis 22:1–19");
    expect(wellKnown.map(({ reference }) => reference)).toContain("Genesis 22:1–19");
  });

  test.each(["tobit", "Genesis", "..%2f"])("there is no guide to %s", async (slug) => {
    expect((await get(`/api/bible/books/${slug}`)).status).toBe(404);
  });
});

describe("chapters", () => {
  test("every chapter of every text is the corpus, verse for verse", async () => {
    const { texts } = getTestCorpus();
    for (const code of EMBEDDED_CODES) {
      let ordinal = 0;
      for (const { slug, verseCounts } of BOOKS) {
        for (const [index, count] of verseCounts.entries()) {
          const { body } = await get(
            `/api/bible/chapters/${EMBEDDED[code].slug}/${slug}/${index + 1}`,
          );
          const { verses, translation } = body as Chapter;
          expect(translation).toBe(code);
          expect(verses).toHaveLength(count);
          for (const verse of verses) {
            ordinal++;
            if (verse.text !== texts[code].verse(ordinal)) expect(verse).toBe(ordinal);
            if (verse.text === "") expect(verse.omission).toMatch(/\S/);
          }
        }
      }
      expect(ordinal).toBe(VERSE_COUNT);
    }
  }, 60_000);

  test("Psalm 23 has its title, its supplied words and its neighbours", async () => {
    const { body } = await get("/api/bible/chapters/kjv/psalms/23");
    const chapter = Chapter.parse(body);
    expect(chapter).toMatchObject({
      reference: "Psalm 23",
      href: "/bible/kjv/psalms/23",
      chapterCount: 150,
      previous: { label: "Psalm 22", href: "/bible/kjv/psalms/22" },
      next: { label: "Psalm 24", href: "/bible/kjv/psalms/24" },
    });
    const [first] = chapter.verses;
    expect(first?.title).toBe("A Psalm of David.");
    expect(first?.supplied?.map(([start, end]) => first.text.slice(start, end))).toEqual(["is"]);
  });

  test("a chapter has our names for the passages that begin in it, and no others", async () => {
    const ruth = Chapter.parse((await get("/api/bible/chapters/kjv/ruth/1")).body);
    expect(ruth.headings?.map(({ verse }) => verse)).toEqual([1, 6]);
    expect(ruth.headings?.every(({ text }) => text.length > 3)).toBe(true);
    for (const verse of ruth.verses) {
      for (const { text } of ruth.headings ?? []) expect(verse.text).not.toContain(text);
    }
  });

  test("the Bible begins and ends, and books follow each other", async () => {
    const first = Chapter.parse((await get("/api/bible/chapters/web/genesis/1")).body);
    expect(first.previous).toBeUndefined();
    const last = Chapter.parse((await get("/api/bible/chapters/web/revelation/22")).body);
    expect(last.next).toBeUndefined();
    const malachi = Chapter.parse((await get("/api/bible/chapters/web/malachi/4")).body);
    expect(malachi.next?.href).toBe("/bible/web/matthew/1");
  });

  test("a verse that the text omits says why; one that it numbers otherwise says how", async () => {
    const samuel = Chapter.parse((await get("/api/bible/chapters/asv/1-samuel/17")).body);
    expect(samuel.verses[19]).toMatchObject({ number: 20, text: "" });
    expect(samuel.verses[19]?.omission).toMatch(/\S/);
    const romans = Chapter.parse((await get("/api/bible/chapters/web/romans/16")).body);
    expect(romans.verses[24]?.numberedAs).toBe("Romans 14:24");
  });

  const absent: [string, number, string][] = [
    ["niv/john/3", 404, "There is no translation of that name"],
    ["kjv/hezekiah/3", 404, "There is no book of that name"],
    ["kjv/john/22", 404, "John has 21 chapters"],
    ["kjv/jude/2", 404, "Jude has 1 chapter"],
    ["kjv/john/0", 400, "A chapter is a number"],
    ["kjv/john/x", 400, "A chapter is a number"],
    ["kjv/john/3.5", 400, "A chapter is a number"],
  ];

  test.each(absent)("%s is told so", async (path, status, error) => {
    const answer = await get(`/api/bible/chapters/${path}`);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error });
  });
});

describe("quoted passages", () => {
  test("come in the order asked, verses joined", async () => {
    const { body } = await get(
      "/api/bible/verses?references=Psalm 23:1-2; John 11:35&translation=KJV",
    );
    const passages = Passages.parse(body);
    expect(passages.map((passage) => passage.reference)).toEqual(["Psalm 23:1–2", "John 11:35"]);
    expect(passages[1]?.text).toBe("Jesus wept.");
  });

  const bad: [string, RegExp][] = [
    ["references=", /./],
    ["references=John 99:1", /^John has 21 chapters$/],
    ["references=love", /is not a reference/],
    ["references=Genesis", /At most 200 verses/],
    ["references=John 3:16&translation=XYZ", /no translation called XYZ/],
    ["", /references is required/],
  ];

  test.each(bad)("%j is refused in words", async (query, sentence) => {
    const { status, body } = await get(`/api/bible/verses?${query}`);
    expect(status).toBe(400);
    expect((body as { error: string }).error).toMatch(sentence);
  });
});

describe("cross references", () => {
  test("lead to passages that exist, in the words asked for", async () => {
    const { body } = await get("/api/bible/cross-references?reference=John 3:16&translation=ASV");
    const passages = CrossReferences.parse(body);
    expect(passages).toHaveLength(12);
    for (const passage of passages) {
      expect(passage.translation).toBe("ASV");
      expect(passage.text).not.toBe("");
    }
    expect(new Set(passages.map((passage) => passage.reference)).size).toBe(12);
  });

  test("are as many as asked for", async () => {
    const { body } = await get("/api/bible/cross-references?reference=John 3:16&limit=3");
    expect(body).toHaveLength(3);
  });

  test.each([
    ["two passages", "John 3:16; John 4:1"],
    ["a book", "Genesis"],
    ["words", "love"],
  ])("%s are refused", async (_case, reference) => {
    expect((await get(`/api/bible/cross-references?reference=${reference}`)).status).toBe(400);
  });
});

test("every source names its licence and where it came from", async () => {
  const sources = Sources.parse((await get("/api/bible/sources")).body);
  expect(sources.length).toBeGreaterThanOrEqual(8);
  for (const source of sources) {
    for (const value of Object.values(source)) expect(value).toMatch(/\S/);
  }
});
