import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { Highlight, HighlightChange } from "../contract.ts";

let people: TestPeople;
let person: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  person = await people.signUp("marker");
  stranger = await people.signUp("stranger");
});
afterAll(() => people.close());

const PATH = "/api/user/highlights";
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const change = (
  reference: string,
  color: HighlightChange["color"],
  second = 0,
  words?: HighlightChange["words"],
): HighlightChange => ({ reference, color, changedAt: at(second), ...(words ? { words } : {}) });
const send = (who: TestPerson, ...changes: unknown[]) =>
  who.request("POST", `${PATH}/changes`, { changes });
const list = async (who: TestPerson, query = "") =>
  (await (await who.request("GET", `${PATH}${query}`)).json()) as Highlight[];

test("verses and words are highlighted, found by chapter, and removed", async () => {
  const words = { translation: "WEB" as const, start: 4, end: 15 };
  const answer = await send(
    person,
    change("John 3:17", "green"),
    change("John 3:16", "yellow"),
    change("John 3:16", "blue", 0, words),
    change("Psalms 23:1", "pink"),
  );
  expect(answer.status).toBe(200);
  expect(await list(person)).toMatchObject([
    { reference: "Psalm 23:1", color: "pink" },
    { reference: "John 3:16", color: "yellow" },
    { reference: "John 3:16", color: "blue", words },
    { reference: "John 3:17", color: "green" },
  ]);
  expect(await list(person, "?chapter=John 3")).toHaveLength(3);
  expect(await list(person, "?chapter=John 4")).toEqual([]);
  await send(person, change("John 3:16", null, 1), change("Psalm 23:1", null, 1));
  expect((await list(person)).map(({ reference, color }) => `${reference} ${color}`)).toEqual([
    "John 3:16 blue",
    "John 3:17 green",
  ]);
});

test("two devices: the later change counts, in whichever order they arrive", async () => {
  const both = await people.signUp("two-devices");
  await send(both, change("Mark 1:1", "blue", 20));
  await send(both, change("Mark 1:1", "yellow", 10), change("Mark 1:2", "green", 10));
  await send(both, change("Mark 1:2", null, 30));
  await send(both, change("Mark 1:2", "pink", 20));
  expect(await list(both)).toMatchObject([{ reference: "Mark 1:1", color: "blue" }]);
  // Within one call, too, however the verse is spelled.
  await send(both, change("mk 1.3", "pink", 9), change("Mark 1:3", "green", 5));
  expect(await list(both)).toMatchObject([{}, { reference: "Mark 1:3", color: "pink" }]);
});

test("a clock that runs ahead does not win for ever", async () => {
  const hurried = await people.signUp("hurried");
  await send(hurried, { ...change("Mark 2:1", "blue"), changedAt: "2999-01-01T00:00:00Z" });
  const [stored] = await list(hurried);
  expect(new Date(stored?.changedAt ?? "").getTime()).toBeLessThanOrEqual(Date.now() + 1000);
});

test("the same changes sent again, and by twenty calls at once, are there once", async () => {
  const eager = await people.signUp("eager");
  const changes = Array.from({ length: 50 }, (_, index) =>
    change(`Mark 3:${(index % 35) + 1}`, "green", index),
  );
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(eager, ...changes)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await list(eager)).toHaveLength(35);
});

test("another's highlights are not seen and not changed", async () => {
  const before = await list(person);
  expect(await list(stranger)).toEqual([]);
  await send(stranger, change("John 3:17", null, 50));
  expect(await list(person)).toEqual(before);
  expect(await list(stranger)).toEqual([]);
});

const words = (start: number, end: number, translation = "WEB") => ({
  ...change("John 11:35", "blue"),
  words: { translation, start, end },
});
const refused: [string, unknown][] = [
  ["no such verse", change("John 99:1", "blue")],
  ["a range", change("John 3:16-18", "blue")],
  ["a whole chapter", change("John 3", "blue")],
  ["no reference", change("  ", "blue")],
  ["a color that there is not", { ...change("John 3:16", "blue"), color: "red" }],
  ["no color named", { reference: "John 3:16", changedAt: at(0) }],
  ["a day that is none", { ...change("John 3:16", "blue"), changedAt: "yesterday" }],
  ["words beyond the verse", words(0, 500)],
  ["words turned round", words(8, 2)],
  ["a text that is not read here", words(0, 3, "NIV")],
  ["an unknown field", { ...change("John 3:16", "blue"), userId: 1 }],
];
test.each(refused)("%s is refused, and what came with it", async (_case, bad) => {
  const before = await list(person);
  const answer = await send(person, change("Jude 1:1", "green", 40), bad);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { error: string }).error).toMatch(/\w/);
  expect(await list(person)).toEqual(before);
});

test("too many changes at once, and a chapter that there is not, are refused in words", async () => {
  const many = Array.from({ length: 501 }, () => change("John 3:16", "blue"));
  expect((await send(person, ...many)).status).toBe(400);
  for (const chapter of ["John 99", "John", "hello", "John 3 - Acts 2"]) {
    const answer = await person.request("GET", `${PATH}?chapter=${encodeURIComponent(chapter)}`);
    expect([chapter, answer.status]).toEqual([chapter, 400]);
  }
});

test("colors are named, and named anew", async () => {
  const colors = `${PATH}/colors`;
  await person.request("PATCH", colors, { yellow: "Promises", blue: "  To ask  " });
  await person.request("PATCH", colors, { yellow: "" });
  expect(await (await person.request("GET", colors)).json()).toEqual({ blue: "To ask" });
  expect((await person.request("PATCH", colors, { blue: "x".repeat(31) })).status).toBe(400);
  expect((await person.request("PATCH", colors, { red: "Blood" })).status).toBe(400);
  expect(await (await stranger.request("GET", colors)).json()).toEqual({});
});
