import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { ReadingHistory, Visit } from "../contract.ts";

let people: TestPeople;
let stranger: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  stranger = await people.signUp("stranger");
});
afterAll(() => people.close());

const PATH = "/api/user/reading-history";
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute)).toISOString();
const visit = (chapter: string, more: Partial<Visit> = {}): Visit => ({
  day: "2026-01-01",
  chapter,
  translation: "WEB",
  verse: 1,
  isFinished: false,
  at: at(0),
  ...more,
});
const send = (who: TestPerson, ...visits: unknown[]) => who.request("POST", PATH, { visits });
const read = async (who: TestPerson) =>
  (await (await who.request("GET", PATH)).json()) as ReadingHistory;

test("what was read is listed, the latest first, and finished chapters by book", async () => {
  const reader = await people.signUp("reader");
  expect(await read(reader)).toEqual({ isKept: true, visits: [], finished: {} });
  await send(
    reader,
    visit("John 5", { verse: 24, at: at(3), translation: "KJV" }),
    visit("John 4", { isFinished: true, verse: 54, at: at(2) }),
    visit("Psalm 117", { isFinished: true, verse: 2, at: at(1) }),
  );
  const { visits, finished } = await read(reader);
  expect(visits.map(({ chapter, verse, translation }) => [chapter, verse, translation])).toEqual([
    ["John 5", 24, "KJV"],
    ["John 4", 54, "WEB"],
    ["Psalm 117", 2, "WEB"],
  ]);
  expect(finished).toEqual({ psalms: [117], john: [4] });
});

test("the later place counts, and a chapter once finished is not unfinished", async () => {
  const reader = await people.signUp("two-places");
  await send(reader, visit("Mark 1", { verse: 30, at: at(9), isFinished: true }));
  await send(reader, visit("Mark 1", { verse: 5, at: at(4) }));
  expect((await read(reader)).visits).toMatchObject([{ verse: 30, isFinished: true, at: at(9) }]);
  // Within one call, too; and another day is another visit.
  await send(
    reader,
    visit("Mark 1", { verse: 7, at: at(20) }),
    visit("Mark 1", { verse: 6, at: at(19) }),
    visit("Mark 1", { verse: 2, day: "2026-01-02", at: at(30) }),
  );
  expect((await read(reader)).visits.map(({ day, verse }) => [day, verse])).toEqual([
    ["2026-01-02", 2],
    ["2026-01-01", 7],
  ]);
});

test("switched off, nothing is added; erased, nothing older comes back", async () => {
  const reader = await people.signUp("private");
  await send(reader, visit("Mark 1"), visit("Mark 2", { day: "2026-01-02" }));
  await reader.request("PATCH", PATH, { isKept: false });
  await send(reader, visit("Mark 3"));
  expect(await read(reader)).toMatchObject({ isKept: false, visits: [{}, {}] });
  await reader.request("DELETE", `${PATH}?day=2026-01-02`);
  expect((await read(reader)).visits).toMatchObject([{ chapter: "Mark 1" }]);
  await reader.request("PATCH", PATH, { isKept: true });
  await reader.request("DELETE", PATH);
  await send(reader, visit("Mark 3"));
  expect(await read(reader)).toEqual({ isKept: true, visits: [], finished: {} });
});

test("another's history is not seen and not erased", async () => {
  const reader = await people.signUp("other-reader");
  await send(reader, visit("Acts 17"));
  expect((await read(stranger)).visits).toEqual([]);
  expect((await stranger.request("DELETE", PATH)).status).toBe(200);
  expect((await read(reader)).visits).toHaveLength(1);
});

const refused: [string, unknown][] = [
  ["no such chapter", visit("John 99")],
  ["a verse for a chapter", visit("John 3:16")],
  ["a day that is none", visit("John 3", { day: "2026-02-30" })],
  ["a verse that no chapter has", visit("John 3", { verse: 500 })],
  ["an unknown text", { ...visit("John 3"), translation: "NONE" }],
  ["an unknown field", { ...visit("John 3"), userId: 1 }],
];
test.each(refused)("%s is refused, and what came with it", async (_case, bad) => {
  const before = await read(stranger);
  expect((await send(stranger, visit("Jude 1"), bad)).status).toBe(400);
  expect(await read(stranger)).toEqual(before);
});

test("a clock that runs ahead does not stay at the head of the list", async () => {
  const reader = await people.signUp("ahead");
  await send(reader, visit("Mark 1", { at: "2999-01-01T00:00:00Z" }));
  const [first] = (await read(reader)).visits;
  expect(new Date(first?.at ?? "").getTime()).toBeLessThanOrEqual(Date.now() + 1000);
});
