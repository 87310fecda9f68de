import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { MemoryCard, MemoryChangesBody } from "../contract.ts";
import { CARDS_AT_ONCE_MAX, REVIEWS_AT_ONCE_MAX } from "../rules.ts";
import { purgeRemovedCards } from "./store.ts";

let people: TestPeople;
let person: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  person = await people.signUp("learner");
  stranger = await people.signUp("stranger");
});
afterAll(() => people.close());

const PATH = "/api/user/memory";
type Card = MemoryChangesBody["cards"][number];
type Review = MemoryChangesBody["reviews"][number];
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const card = (reference: string, added = 0, removed: number | null = null): Card => ({
  reference,
  translation: "WEB",
  addedAt: at(added),
  removedAt: removed === null ? null : at(removed),
});
const review = (reference: string, second: number, grade: Review["grade"] = 3): Review => ({
  reference,
  translation: "WEB",
  id: randomUUID(),
  at: at(second),
  grade,
});
const put = (who: TestPerson, cards: unknown[], reviews: unknown[] = []) =>
  who.request("PUT", PATH, { cards, reviews });
const list = async (who: TestPerson) =>
  (await (await who.request("GET", PATH)).json()) as MemoryCard[];

test("cards come with the words of their translation and their reviews", async () => {
  const reviews = [review("John 11:35", 9, 1), review("John 11:35", 5)];
  const kjv = { ...card("Psalm 23:1-2", 1), translation: "KJV" };
  expect((await put(person, [card("jn 11.35"), kjv], reviews)).status).toBe(200);
  expect(await list(person)).toMatchObject([
    {
      reference: "John 11:35",
      translation: "WEB",
      text: "Jesus wept.",
      href: "/bible/web/john/11#v35",
      removedAt: null,
      reviews: [
        { at: at(5), grade: 3 },
        { at: at(9), grade: 1 },
      ],
    },
    { reference: "Psalm 23:1–2", text: expect.stringMatching(/^The LORD is my shepherd/) },
  ]);
});

test("words that the edition prints in brackets come with them, as in the reader", async () => {
  const one = await people.signUp("brackets");
  await put(one, [{ ...card("1 John 2:23"), translation: "ASV" }, card("Matthew 6:13")]);
  const chapter = await (
    await one.request("GET", "/api/bible/verses?references=Matthew 6:13&translation=WEB")
  ).json();
  expect((await list(one)).find(({ translation }) => translation === "WEB")?.text).toBe(
    (chapter as { text: string }[])[0]?.text,
  );
});

test("two devices: the later date counts and every review is there once, in any order", async () => {
  const both = await people.signUp("two-devices");
  const seen = review("Mark 1:1", 12);
  await put(both, [card("Mark 1:1", 10, 20)], [seen]);
  await put(both, [card("Mark 1:1", 5)], [seen, review("Mark 1:1", 11, 2)]);
  expect(await list(both)).toMatchObject([
    { addedAt: at(10), removedAt: at(20), reviews: [{ grade: 2 }, { grade: 3 }] },
  ]);
  // Taken back: added again after it was removed, with all that was practiced.
  await put(both, [card("Mark 1:1", 30)]);
  expect(await list(both)).toMatchObject([{ addedAt: at(30), removedAt: at(20) }]);
  // Within one call, too, however it is spelled.
  await put(both, [card("Mk 1.2", 9), card("Mark 1:2", 5, 7)]);
  expect((await list(both)).find(({ reference }) => reference === "Mark 1:2")).toMatchObject({
    addedAt: at(9),
    removedAt: at(7),
  });
});

test("the same changes by twenty calls at once are there once", async () => {
  const eager = await people.signUp("eager");
  const cards = Array.from({ length: 20 }, (_, index) => card(`Mark 3:${index + 1}`, index));
  const reviews = cards.map(({ reference }, index) => review(reference, index));
  const answers = await Promise.all(Array.from({ length: 20 }, () => put(eager, cards, reviews)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const stored = await list(eager);
  expect(stored).toHaveLength(20);
  expect(stored.every((one) => one.reviews.length === 1)).toBe(true);
});

test("a clock that runs ahead does not win for ever", async () => {
  const hurried = await people.signUp("hurried");
  const ahead = { ...card("Mark 2:1"), addedAt: "2999-01-01T00:00:00Z" };
  await put(hurried, [ahead], [{ ...review("Mark 2:1", 0), at: "2999-01-01T00:00:00Z" }]);
  const [stored] = await list(hurried);
  for (const date of [stored?.addedAt, stored?.reviews[0]?.at]) {
    expect(new Date(date ?? "").getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  }
});

test("another's cards are not seen, not changed, not reviewed and not deleted", async () => {
  const before = await list(person);
  const [taken] = before[0]?.reviews ?? [];
  expect(await list(stranger)).toEqual([]);
  await put(
    stranger,
    [card("John 11:35", 40, 50)],
    [
      // The same id is another review in another account.
      { ...review("John 11:35", 55, 1), id: taken?.id },
    ],
  );
  expect(await list(person)).toEqual(before);
  expect(await list(stranger)).toMatchObject([{ reviews: [{ id: taken?.id, at: at(55) }] }]);
  await stranger.request("DELETE", PATH);
  expect(await list(stranger)).toEqual([]);
  expect(await list(person)).toEqual(before);
});

test("reviews of a card that the account does not have are left out; the others are saved", async () => {
  const one = await people.signUp("erased-elsewhere");
  const reviews = [review("Mark 4:1", 1), review("Mark 4:2", 2)];
  expect((await put(one, [card("Mark 4:1")], reviews)).status).toBe(200);
  expect((await list(one)).flatMap((stored) => stored.reviews)).toHaveLength(1);
});

const refused: [string, unknown[], unknown[]?][] = [
  ["no such verse", [card("John 99:1")]],
  ["no reference", [card("  ")]],
  ["words that are no reference", [card("hello")]],
  ["two passages", [card("John 3:16; 4:1")]],
  ["verses of two chapters", [card("John 3:36-4:2")]],
  ["too many verses", [card("Psalm 119:1-21")]],
  ["a book", [card("Ruth")]],
  ["a text that is not read here", [{ ...card("John 3:16"), translation: "NIV" }]],
  ["a day that is none", [{ ...card("John 3:16"), addedAt: "yesterday" }]],
  ["an unknown field", [{ ...card("John 3:16"), userId: 1 }]],
  ["words of its own", [{ ...card("John 3:16"), text: "In the beginning" }]],
  ["a grade that there is not", [], [{ ...review("John 11:35", 1), grade: 4 }]],
  ["a review without an id", [], [{ ...review("John 11:35", 1), id: "1" }]],
  ["a review of no verse", [], [review("John 99:1", 1)]],
];
test.each(refused)(
  "%s is refused in words, and what came with it",
  async (_case, bad, tries = []) => {
    const before = await list(person);
    const answer = await put(person, [card("Jude 1:1", 40), ...bad], tries);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toMatch(/\w/);
    expect(await list(person)).toEqual(before);
  },
);

test("too much at once is refused", async () => {
  const cards = Array.from({ length: CARDS_AT_ONCE_MAX + 1 }, () => card("John 3:16"));
  expect((await put(person, cards)).status).toBe(400);
  const reviews = Array.from({ length: REVIEWS_AT_ONCE_MAX + 1 }, () => review("John 3:16", 1));
  expect((await put(person, [], reviews)).status).toBe(400);
});

test("the thousand-and-first passage is refused, and nothing of its call is saved", async () => {
  const full = await people.signUp("full");
  // Every psalm has two verses; the WEB comes first.
  const psalms = Array.from(
    { length: 300 },
    (_, index) => `Psalm ${(index >> 1) + 1}:${(index % 2) + 1}`,
  );
  const cards = ["WEB", "KJV", "ASV", "YLT"].flatMap((translation) =>
    psalms.map((name) => ({ ...card(name), translation })),
  );
  for (let from = 0; from < 1000; from += 100) {
    expect((await put(full, cards.slice(from, from + 100))).status).toBe(200);
  }
  const answer = await put(full, [card("John 1:1"), card("John 1:2")]);
  expect(answer.status).toBe(400);
  expect(await list(full)).toHaveLength(1000);
  // One that is removed makes room.
  expect((await put(full, [card("Psalm 2:1", 0, 9)])).status).toBe(200);
  expect((await put(full, [card("John 1:1")])).status).toBe(200);
});

test("what was removed long ago is forgotten with its reviews; what was added again is not", async () => {
  const one = await people.signUp("tidied");
  const cards = [card("Mark 5:1", 0, 9), card("Mark 5:2", 10, 9), card("Mark 5:3")];
  await put(one, cards, [review("Mark 5:1", 3), review("Mark 5:2", 3)]);
  await purgeRemovedCards(people.db, new Date(at(8)));
  expect(await list(one)).toHaveLength(3);
  await purgeRemovedCards(people.db, new Date(at(30)));
  expect((await list(one)).map(({ reference }) => reference)).toEqual(["Mark 5:3", "Mark 5:2"]);
});

test("all of it is in the export", async () => {
  const answer = await person.request("GET", "/api/user/export");
  expect(((await answer.json()) as { versesToMemorize: unknown }).versesToMemorize).toEqual(
    await list(person),
  );
});
