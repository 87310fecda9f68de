import { beforeAll, expect, test } from "vitest";
import { createQueryClient } from "#src/web/query-client.ts";
import { createTestApp } from "../../../../tests/support/test-app.ts";
import { type BookCount, countByBook } from "./count-by-book.ts";

const { app } = createTestApp();
const paths: string[] = [];
let counts: readonly BookCount[];

beforeAll(async () => {
  const client = createQueryClient(async (path, init) => {
    paths.push(path);
    return app.request(path, init);
  });
  counts = await countByBook(client, "love", "KJV");
});

test("the counts of all books come with one call that fetches next to no verse", () => {
  expect(paths).toHaveLength(1);
  expect(Number(new URLSearchParams(paths[0]?.split("?")[1]).get("limit"))).toBe(1);
});

test("there are 66 books, those without the word too, by testament", () => {
  expect(counts).toHaveLength(66);
  expect(counts.filter(({ isNewTestament }) => isNewTestament)).toHaveLength(27);
  expect(counts.find(({ book }) => book === "Jonah")?.count).toBe(0);
});

test.each(["Genesis", "Psalms", "Song of Solomon", "John", "1 John"])(
  "%s has as many verses as a search in it finds",
  async (book) => {
    const search = new URLSearchParams({
      query: "love",
      type: "all",
      translation: "KJV",
      books: book,
    });
    const response = await app.request(`/api/bible/advanced-search?${search}`);
    const { total } = (await response.json()) as { total: number };
    expect(total).toBeGreaterThan(0);
    expect(counts.find((count) => count.book === book)?.count).toBe(total);
  },
);
