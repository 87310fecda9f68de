import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";

let people: TestPeople;
let person: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  person = await people.signUp("reader");
  stranger = await people.signUp("stranger");
});
afterAll(() => people.close());

const PATH = "/api/user/favourites";
const list = async (one: TestPerson) =>
  (await (await one.request("GET", PATH)).json()) as { id: number; kind: string; target: string }[];

test("a mark is set once, however often and from however many devices", async () => {
  const mark = { kind: "verse", target: "John 3:16" };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => person.request("POST", PATH, mark)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect(await list(person)).toMatchObject([mark]);
});

test("what a device held joins what is there", async () => {
  const favourites = [
    { kind: "verse", target: "John 3:16" },
    { kind: "topic", target: "hope" },
    { kind: "devotional", target: "morning/the-mother-who-stayed" },
  ];
  const response = await person.request("POST", `${PATH}/import`, { favourites });
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveLength(3);
  await person.request("POST", `${PATH}/import`, { favourites });
  expect(await list(person)).toHaveLength(3);
});

test("another's marks are not seen and not taken away", async () => {
  expect(await list(stranger)).toEqual([]);
  const [mark] = await list(person);
  expect((await stranger.request("DELETE", `${PATH}/${mark?.id}`)).status).toBe(404);
  expect(await list(person)).toHaveLength(3);
  expect((await person.request("DELETE", `${PATH}/${mark?.id}`)).status).toBe(200);
  expect((await person.request("DELETE", `${PATH}/${mark?.id}`)).status).toBe(404);
});

const refused: [string, unknown][] = [
  ["an unknown kind", { kind: "book", target: "John" }],
  ["nothing marked", { kind: "topic", target: "  " }],
  ["too long a name", { kind: "topic", target: "x".repeat(121) }],
  ["a number", { kind: "topic", target: 1 }],
  ["an unknown field", { kind: "topic", target: "hope", userId: 1 }],
];
test.each(refused)("refuses %s", async (_case, mark) => {
  const before = await list(person);
  expect((await person.request("POST", PATH, mark)).status).toBe(400);
  expect((await person.request("POST", `${PATH}/import`, { favourites: [mark] })).status).toBe(400);
  expect(await list(person)).toEqual(before);
});

test("a verse is one mark, however it was spelt", async () => {
  const speller = await people.signUp("speller");
  for (const target of ["Psalm 23:1", "ps 23.1", "PSALM 23 v 1", "Psalms 23:1"]) {
    const answer = await speller.request("POST", PATH, { kind: "verse", target });
    expect([answer.status, await answer.json()]).toMatchObject([201, { target: "Psalm 23:1" }]);
  }
  expect(await list(speller)).toHaveLength(1);
});

const noVerses: [string, string | RegExp][] = [
  ["John 99:1", "John has 21 chapters"],
  ["Nope 3:1", "There is no book called Nope"],
  ["<script>", /for example John 3:16/],
  ["John", /for example John 3:16/],
];
test.each(noVerses)(
  "%s is no verse: refused alone, left out of what a device brings",
  async (target, sentence) => {
    const before = await list(stranger);
    const answer = await stranger.request("POST", PATH, { kind: "verse", target });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { error: string }).error).toMatch(sentence);
    const favourites = [
      { kind: "verse", target },
      { kind: "topic", target: "hope" },
    ];
    const brought = await stranger.request("POST", `${PATH}/import`, { favourites });
    expect(brought.status).toBe(200);
    expect((await list(stranger)).map((one) => one.target)).toEqual(["hope"]);
    expect(before.map((one) => one.target)).not.toContain(target);
  },
);
