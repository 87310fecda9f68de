import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { call as callAs, type Refusal } from "../../../../tests/support/call.ts";
import { makePremium } from "../../../../tests/support/premium.ts";
import {
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import type { DeletedNote, EditedNote, NoteSummary, StaleNote, StudyNote } from "../contract.ts";

const PATH = "/api/study-notes";

let people: TestPeople;
let anna: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  anna = await newMember();
  other = await newMember();
});
afterAll(() => people.close());

let fresh = 0;
async function newMember(): Promise<TestPerson> {
  fresh += 1;
  const person = await people.signUp(`student${fresh}`);
  await makePremium(people, person);
  return person;
}
const call = <Body = StudyNote>(person: TestPerson, method: string, path: string, body?: unknown) =>
  callAs<Body>(person, method, path, body);
async function add(fields: object = {}, person = anna): Promise<StudyNote> {
  const whole = { title: "Cana", content: "The servants knew", ...fields };
  const { status, body } = await call(person, "POST", PATH, whole);
  expect(status).toBe(201);
  return body;
}
const list = async (person: TestPerson, query = "") =>
  (await call<StudyNote[]>(person, "GET", `${PATH}${query}`)).body;
const titles = async (person: TestPerson, query: string) =>
  (await list(person, query)).map(({ title }) => title);
const edit = <Body = EditedNote>(person: TestPerson, id: number, body: object) =>
  call<Body>(person, "PATCH", `${PATH}/${id}`, body);

describe("writing", () => {
  test("a title and content are enough; the rest has its defaults", async () => {
    const note = await add({ title: "  Cana " });
    expect(note).toEqual({
      id: expect.any(Number),
      userId: expect.any(Number),
      title: "Cana",
      reference: "",
      content: "The servants knew",
      tags: [],
      category: "Personal Study",
      passages: [],
      createdAt: expect.stringMatching(/Z$/),
      writtenOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      updatedAt: note.createdAt,
      changedOn: note.writtenOn,
    });
    expect((await call(anna, "GET", `${PATH}/${note.id}`)).body).toEqual(note);
  });

  test("all of it is stored as it was written", async () => {
    const fields = {
      title: "בְּרֵאשִׁית und ἀγάπη 👩‍👧",
      reference: "Gen 1:1",
      content:
        "<script>alert('x')</script>\n  indented\n\n‮right to left‬\t\\ % _ '\" \u00e9 e\u0301 ",
      category: "Sermon Notes",
    };
    const note = await add({ ...fields, tags: [" cana, signs ", "", "Signs", "  "] });
    expect(note).toMatchObject({ ...fields, tags: ["cana", "signs"] });
    expect(note.passages.map(({ reference }) => reference)).toEqual(["Genesis 1:1"]);
  });

  test.each<[string, object, number, string]>([
    ["nothing", {}, 400, "Title and content are required."],
    ["no content", { title: "Cana", content: " \n" }, 400, "Title and content are required."],
    ["no title", { content: "The servants" }, 400, "Title and content are required."],
    ["a title that is no text", { title: 1, content: "x" }, 400, "Title and content are required."],
    [
      "a note of 1 MB",
      { title: "x", content: "x".repeat(1_048_576) },
      400,
      "Please shorten the note to 100,000 characters",
    ],
    [
      "more than can be read",
      { title: "x", content: "x".repeat(2_000_000) },
      413,
      "That is more than can be taken at once",
    ],
    [
      "an unknown category",
      { title: "x", content: "x", category: "Sermons" },
      400,
      "The category is one of: Personal Study, Sermon Notes, Bible Study Group, Prayer, Devotional, Question, Application, Cross Reference",
    ],
    [
      "tags that are no list",
      { title: "x", content: "x", tags: "a,b" },
      400,
      "The tags must be a list",
    ],
    [
      "an unknown field",
      { title: "x", content: "x", userId: 1 },
      400,
      "There is no field called userId",
    ],
    [
      "a NUL",
      { title: "x", content: "a\0b" },
      400,
      "The note holds characters that cannot be read",
    ],
    [
      "half a character",
      { title: "x\ud83d", content: "x" },
      400,
      "The title holds characters that cannot be read",
    ],
    [
      "a draft without a name",
      { title: "x", content: "x", draftId: "mine" },
      400,
      "draftId is not a UUID",
    ],
  ])("refused: %s", async (_, body, status, sentence) => {
    const before = (await list(anna)).length;
    const refused = await call<Refusal>(anna, "POST", PATH, body);
    expect([refused.status, refused.body.error]).toEqual([status, sentence]);
    expect(await list(anna)).toHaveLength(before);
  });

  test("as much as a note takes, of letters that are three bytes each", async () => {
    const content = "愛".repeat(100_000);
    const note = await add({ content });
    expect(note.content).toBe(content);
  });

  test("sent twice with the same draftId, it is there once", async () => {
    const person = await newMember();
    const draftId = crypto.randomUUID();
    const first = await add({ draftId }, person);
    const again = await add({ draftId, content: "Another text" }, person);
    expect(again).toEqual(first);
    expect(await list(person)).toHaveLength(1);
    const theirs = await add({ draftId }, other);
    expect(theirs.id).not.toBe(first.id);
  });
});

describe("finding", () => {
  let person: TestPerson;
  beforeAll(async () => {
    person = await newMember();
    await add(
      {
        title: "Cana",
        reference: "John 2:1-11",
        tags: ["Signs"],
        content: "Six jars, 100% full_to the brim",
      },
      person,
    );
    await add(
      { title: "Nicodemus", reference: "John 3", category: "Question", tags: ["night"] },
      person,
    );
    await add(
      {
        title: "Shepherd",
        reference: "Psalm 23",
        content: "A table, see John 3:16 and Café Noe\u0301l",
        tags: ["signs", "psalms"],
      },
      person,
    );
    await add({ title: "All of Ruth", reference: "Ruth" }, person);
  });

  test.each<[string, string, string[]]>([
    ["all, the latest begun first", "", ["All of Ruth", "Shepherd", "Nicodemus", "Cana"]],
    ["a word of the title", "?search=nicod", ["Nicodemus"]],
    ["words of different fields", "?search=cana+JARS", ["Cana"]],
    ["a tag's word", "?search=psalms", ["Shepherd"]],
    ["letters that mean something to the database", "?search=100%25", ["Cana"]],
    ["an underline", "?search=full_to", ["Cana"]],
    ["no wildcard", "?search=c%25a", []],
    ["an accent, however it is written", "?search=no%C3%A9l", ["Shepherd"]],
    ["a passage as words", "?search=John+3", ["Shepherd", "Nicodemus"]],
    ["on a chapter, by reference or content", "?reference=John+3", ["Shepherd", "Nicodemus"]],
    ["on a verse within a range", "?reference=John+2:9", ["Cana"]],
    ["on a verse of a chapter", "?reference=John+3:16", ["Shepherd", "Nicodemus"]],
    ["on a book that is noted as a whole", "?reference=Ruth+2", ["All of Ruth"]],
    ["on another verse", "?reference=John+2:12", []],
    ["on no passage", "?reference=Sunday", []],
    ["by category", "?category=Question", ["Nicodemus"]],
    ["by tag, whatever its capitals", "?tag=SIGNS", ["Shepherd", "Cana"]],
    ["by several", "?tag=signs&search=jars&reference=John+2", ["Cana"]],
    ["the first two", "?limit=2", ["All of Ruth", "Shepherd"]],
  ])("%s", async (_, query, expected) => {
    expect(await titles(person, query)).toEqual(expected);
    const overview = await call<NoteSummary[]>(person, "GET", `${PATH}/overview${query}`);
    expect(overview.body.map(({ title }) => title)).toEqual(expected);
  });

  test("pages follow each other; the total stands beside them", async () => {
    const first = await call<StudyNote[]>(person, "GET", `${PATH}?limit=3`);
    expect(first.headers.get("X-Total-Count")).toBe("4");
    const last = first.body.at(-1)?.id;
    expect(await titles(person, `?limit=3&cursor=${last}`)).toEqual(["Cana"]);
  });

  test("an overview holds the beginning alone", async () => {
    await add({ title: "Long", content: `Begins. ${"x".repeat(5_000)}` }, person);
    const { body } = await call<NoteSummary[]>(person, "GET", `${PATH}/overview?search=Begins`);
    expect(body[0]?.excerpt).toHaveLength(280);
    expect(body[0]).not.toHaveProperty("content");
  });

  test.each(["?limit=0", "?limit=many", "?cursor=x", "?category=Sermons", "?sort=title"])(
    "refused: %s",
    async (query) => {
      expect((await call(person, "GET", `${PATH}${query}`)).status).toBe(400);
    },
  );
});

describe("editing", () => {
  test("changes the fields that are sent, and what the note is on", async () => {
    const note = await add({ reference: "John 2", content: "See Psalm 23:5" });
    const { status, body } = await edit(anna, note.id, { reference: "John 3:16", tags: ["a"] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: "Cana", reference: "John 3:16", tags: ["a"] });
    expect(body.passages.map(({ reference }) => reference)).toEqual(["John 3:16", "Psalm 23:5"]);
    expect(body.updatedAt > note.updatedAt).toBe(true);
    expect(body.createdAt).toBe(note.createdAt);
  });

  test("the same once more changes nothing", async () => {
    const note = await add();
    const { body } = await edit(anna, note.id, { title: "Cana" });
    expect(body.updatedAt).toBe(note.updatedAt);
  });

  test.each<[string, object, string]>([
    ["no title", { title: " " }, "Title and content are required."],
    ["no content", { content: "" }, "Title and content are required."],
    ["1 MB", { content: "x".repeat(1_048_576) }, "Please shorten the note to 100,000 characters"],
    ["an unknown field", { id: 5 }, "There is no field called id"],
    ["a time that is none", { updatedAt: "yesterday" }, "updatedAt is not a time"],
  ])("refused: %s", async (_, body, sentence) => {
    const note = await add();
    const refused = await edit<Refusal>(anna, note.id, body);
    expect([refused.status, refused.body.error]).toEqual([400, sentence]);
    expect((await call(anna, "GET", `${PATH}/${note.id}`)).body).toEqual(note);
  });
});

describe("two devices", () => {
  const TEXT = "Water\n\nSix jars\n\nWine";

  async function begin(edits: object) {
    const note = await add({ content: TEXT, tags: ["cana"] });
    const there = await edit(anna, note.id, { ...edits, updatedAt: note.updatedAt });
    expect(there.status).toBe(200);
    return { note, there: there.body, seen: { updatedAt: note.updatedAt } };
  }

  test("without what was seen, a later edit is refused and says what stands there", async () => {
    const { note, there, seen } = await begin({ content: `${TEXT}\nThere` });
    const refused = await edit<StaleNote>(anna, note.id, { content: `Here\n${TEXT}`, ...seen });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      error: "This note was changed in another place meanwhile",
      code: "conflict",
      note: { content: `${TEXT}\nThere`, updatedAt: there.updatedAt },
    });
    expect(refused.body).not.toHaveProperty("both");
  });

  test("edits on other lines are joined", async () => {
    const { note, seen } = await begin({ content: `${TEXT}\nThere`, tags: ["cana", "there"] });
    const joined = await edit(anna, note.id, {
      content: `Here\n${TEXT}`,
      tags: ["here"],
      ...seen,
      base: { content: TEXT, tags: ["cana"] },
    });
    expect(joined.status).toBe(200);
    expect(joined.body).toMatchObject({
      content: `Here\n${TEXT}\nThere`,
      tags: ["there", "here"],
      isMerged: true,
    });
  });

  test("edits of other fields are joined", async () => {
    const { note, seen } = await begin({ title: "There" });
    const body = { category: "Prayer", ...seen, base: { category: "Personal Study" } };
    const joined = await edit(anna, note.id, body);
    expect(joined.body).toMatchObject({ title: "There", category: "Prayer", isMerged: true });
  });

  test("edits of one line are for the person to choose, and both are there", async () => {
    const { note, there, seen } = await begin({ content: TEXT.replace("Six", "Six stone") });
    const content = TEXT.replace("Six", "Six water");
    const refused = await edit<StaleNote>(anna, note.id, {
      content,
      ...seen,
      base: { content: TEXT },
    });
    expect(refused.status).toBe(409);
    expect(refused.body.both?.content).toBe("Water\n\nSix water jars\nSix stone jars\n\nWine");
    const stands = (await call(anna, "GET", `${PATH}/${note.id}`)).body;
    expect(stands.content).toBe(there.content);
    const chosen = await edit(anna, note.id, {
      content: refused.body.both?.content,
      updatedAt: refused.body.note.updatedAt,
    });
    expect(chosen.status).toBe(200);
  });

  test("an edit whose answer was lost can be sent again", async () => {
    const { note, there, seen } = await begin({ content: "New" });
    const again = await edit(anna, note.id, { content: "New", ...seen });
    expect(again.status).toBe(200);
    expect(again.body.updatedAt).toBe(there.updatedAt);
  });

  test("at the very same time, neither is lost", async () => {
    const note = await add({ content: TEXT });
    const send = (content: string) =>
      edit(anna, note.id, { content, updatedAt: note.updatedAt, base: { content: TEXT } });
    const answers = await Promise.all([send(`Here\n${TEXT}`), send(`${TEXT}\nThere`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await call(anna, "GET", `${PATH}/${note.id}`);
    expect(body.content).toBe(`Here\n${TEXT}\nThere`);
  });
});

describe("deleting", () => {
  test("puts away for 30 days, and brings back as it was", async () => {
    const person = await newMember();
    const note = await add({ reference: "John 2" }, person);
    expect((await call(person, "DELETE", `${PATH}/${note.id}`)).status).toBe(200);
    expect(await list(person)).toEqual([]);
    expect(await list(person, "?reference=John+2")).toEqual([]);
    expect((await call(person, "GET", `${PATH}/${note.id}`)).status).toBe(404);
    expect((await edit(person, note.id, { title: "x" })).status).toBe(404);
    expect((await call(person, "DELETE", `${PATH}/${note.id}`)).status).toBe(404);
    const deleted = await call<DeletedNote[]>(person, "GET", `${PATH}/deleted`);
    expect(deleted.body).toMatchObject([{ id: note.id, title: "Cana" }]);
    const restored = await call(person, "POST", `${PATH}/${note.id}/restore`);
    expect(restored.body).toEqual(note);
    expect((await call(person, "POST", `${PATH}/${note.id}/restore`)).status).toBe(404);
  });

  test("a draft that is sent again after its note was deleted brings it back", async () => {
    const person = await newMember();
    const draftId = crypto.randomUUID();
    const note = await add({ draftId }, person);
    await call(person, "DELETE", `${PATH}/${note.id}`);
    expect((await add({ draftId }, person)).id).toBe(note.id);
    expect(await list(person)).toHaveLength(1);
  });

  test("is for good after that", async () => {
    const person = await newMember();
    const [gone, remaining] = [await add({}, person), await add({}, person)];
    await call(person, "DELETE", `${PATH}/${gone.id}`);
    const age = (days: number) =>
      people.pool.query("update study_notes set deleted_at = $1 where id = $2", [
        new Date(people.clock.now().getTime() - days * DAY_MS),
        gone.id,
      ]);
    await age(29);
    await people.runScheduled("purge-study-notes");
    expect((await call<DeletedNote[]>(person, "GET", `${PATH}/deleted`)).body).toHaveLength(1);
    await age(31);
    await people.runScheduled("purge-study-notes");
    expect((await call<DeletedNote[]>(person, "GET", `${PATH}/deleted`)).body).toEqual([]);
    expect((await list(person)).map(({ id }) => id)).toEqual([remaining.id]);
  });
});

describe("taking it along", () => {
  test("as Markdown, one note below the other", async () => {
    const person = await newMember();
    await add({ content: "First\n" }, person);
    await add(
      {
        title: "Ruth",
        reference: "Ruth 1",
        tags: ["a", "b"],
        category: "Prayer",
        content: "<b>Second</b>",
      },
      person,
    );
    const answer = await person.request("GET", `${PATH}/export`);
    expect(answer.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="study-notes-\d{4}-\d\d-\d\d\.md"$/,
    );
    const text = (await answer.text()).replace(/\d{4}-\d\d-\d\d/g, "DAY");
    expect(text).toBe(
      "# Ruth\n\n- Reference: Ruth 1\n- Category: Prayer\n- Tags: a, b\n- Written: DAY\n\n<b>Second</b>\n" +
        "\n---\n\n# Cana\n\n- Category: Personal Study\n- Written: DAY\n\nFirst\n",
    );
  });

  test("as JSON, and in the export of everything", async () => {
    const person = await newMember();
    const note = await add({ reference: "John 2" }, person);
    const deleted = await add({ title: "Put away" }, person);
    await call(person, "DELETE", `${PATH}/${deleted.id}`);
    const answer = await person.request("GET", `${PATH}/export?format=json`);
    expect(answer.headers.get("Content-Disposition")).toContain(".json");
    expect(await answer.json()).toEqual([note]);
    const all = await call<{ studyNotes: object[] }>(person, "GET", "/api/user/export");
    expect(all.body.studyNotes).toMatchObject([
      { title: "Cana", content: "The servants knew", passages: ["John 2"], deletedAt: null },
      { title: "Put away" },
    ]);
    expect(JSON.stringify(all.body.studyNotes)).not.toMatch(/userId|draftId/);
  });
});

describe("another person’s notes", () => {
  test.each<[string, string, object | undefined]>([
    ["GET", "", undefined],
    ["PATCH", "", { title: "Mine now" }],
    ["DELETE", "", undefined],
    ["POST", "/restore", undefined],
  ])("%s %s answers as if there were none", async (method, tail, body) => {
    const note = await add({ title: "Anna’s own", reference: "Jude 1:3" });
    if (tail) await call(anna, "DELETE", `${PATH}/${note.id}`);
    const refused = await call<Refusal>(other, method, `${PATH}/${note.id}${tail}`, body);
    expect([refused.status, refused.body.error]).toEqual([404, "There is no such note"]);
    if (tail) await call(anna, "POST", `${PATH}/${note.id}/restore`);
    expect((await call(anna, "GET", `${PATH}/${note.id}`)).body.title).toBe("Anna’s own");
  });

  test.each([
    "",
    "/overview",
    "?search=Anna",
    "?reference=Jude",
    "/deleted",
    "/export?format=json",
  ])("none of them is in %s", async (tail) => {
    await add({ title: "Anna’s own", reference: "Jude 1:3" });
    const gone = await add({ title: "Anna’s own" });
    await call(anna, "DELETE", `${PATH}/${gone.id}`);
    const answer = await other.request("GET", `${PATH}${tail}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("Anna");
  });

  test("they go with their account, and nobody else’s do", async () => {
    const person = await newMember();
    await add({ reference: "John 2" }, person);
    const remaining = (await list(anna)).length;
    await people.pool.query("delete from users where id = $1", [person.id]);
    const { rows } = await people.pool.query(
      "select (select count(*) from study_notes where user_id = $1)::int as notes, (select count(*) from study_note_passages where user_id = $1)::int as passages",
      [person.id],
    );
    expect(rows).toEqual([{ notes: 0, passages: 0 }]);
    expect(await list(anna)).toHaveLength(remaining);
  });
});
