// How much of each kind a user may store, and that a call which is sent again
// adds nothing: with calls in parallel, as impatient clients and scripts send them.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEVOTIONALS_MAX } from "#src/features/devotionals/rules.ts";
import { FAVOURITES_MAX } from "#src/features/favourites/contract.ts";
import { NOTES_MAX } from "#src/features/notes/rules.ts";
import { PLANS_MAX } from "#src/features/plans/choices.ts";
import { PRAYERS_MAX, SAVED_PRAYERS_MAX } from "#src/features/prayers/rules.ts";
import { call } from "./support/call.ts";
import type { TestPerson } from "./support/test-people.ts";
import { openTestPrayers, type TestPrayers } from "./support/test-prayers.ts";

interface Kind {
  readonly name: string;
  readonly table: string;
  readonly max: number;
  /** Columns that a row needs beside its owner, for rows in which `n` is a number of their own. */
  readonly columns: string;
  readonly values: string;
  readonly path: string;
  /** A new body each time it is asked. */
  readonly createBody: (person: TestPerson) => Promise<object>;
  /** Deleted with this path and an id, such a row can be brought back. */
  readonly rowPath?: string;
  readonly takesDraft: boolean;
}

const ORIGIN = `'{"translation":"WEB","used":{"forms":[],"passages":[]}}'`;
const UUID = "gen_random_uuid()";
let fresh = 0;

const KINDS: readonly Kind[] = [
  {
    name: "prayers",
    table: "prayer_requests",
    max: PRAYERS_MAX,
    columns: "title, category",
    values: "'One', 'personal'",
    path: "/api/prayers",
    rowPath: "/api/prayers",
    createBody: async () => ({ title: "Ruth and the night feeds" }),
    takesDraft: true,
  },
  {
    name: "study notes",
    table: "study_notes",
    max: NOTES_MAX,
    columns: "title, content",
    values: "'One', 'Text'",
    path: "/api/study-notes",
    rowPath: "/api/study-notes",
    createBody: async () => ({ title: "Cana", content: "The servants knew" }),
    takesDraft: true,
  },
  {
    name: "reading plans",
    table: "reading_plans",
    max: PLANS_MAX,
    columns: "name, plan_type, duration, started_on, day_one_on",
    values: "'One', 'custom', 1, '2026-11-01', '2026-11-01'",
    path: "/api/reading-plans",
    rowPath: "/api/reading-plans",
    createBody: async () => ({ name: "Ruth", duration: 4, selectedBooks: ["Ruth"] }),
    takesDraft: true,
  },
  {
    name: "favourites",
    table: "favourites",
    max: FAVOURITES_MAX,
    columns: "kind, target",
    values: "'verse', 'Seed ' || n",
    path: "/api/user/favourites",
    createBody: async () => {
      fresh += 1;
      return { kind: "verse", target: `Psalm 119:${fresh}` };
    },
    takesDraft: false,
  },
  {
    name: "saved prayers",
    table: "prayers",
    max: SAVED_PRAYERS_MAX,
    columns: "title, content, origin, writing_id",
    values: `'One', 'Amen.', ${ORIGIN}, ${UUID}`,
    path: "/api/prayers/kept",
    rowPath: "/api/prayers/kept",
    createBody: async (person) => {
      const listed = await call<{ id: number }[]>(person, "GET", "/api/prayers?limit=1");
      const id =
        listed.body[0]?.id ??
        (await call<{ id: number }>(person, "POST", "/api/prayers", { title: "Rain" })).body.id;
      const written = await call<{ keepToken: string }>(
        person,
        "POST",
        `/api/prayers/${id}/generate`,
      );
      return { keepToken: written.body.keepToken };
    },
    takesDraft: false,
  },
  {
    name: "saved outlines",
    table: "devotionals",
    max: DEVOTIONALS_MAX,
    columns: "title, scripture, theme, content, origin, writing_id",
    values: `'One', 'John 3:16', 'Rain', '{}', ${ORIGIN}, ${UUID}`,
    path: "/api/devotional/kept",
    rowPath: "/api/devotional/kept",
    createBody: async (person) => {
      const path = "/api/devotional/generate";
      const written = await call<{ keepToken: string }>(person, "POST", path, { topic: "Hope" });
      return { keepToken: written.body.keepToken };
    },
    takesDraft: false,
  },
  {
    name: "devotionals",
    table: "complete_devotionals",
    max: DEVOTIONALS_MAX,
    columns:
      "title, topic, content, scripture, key_points, application_points, reflection_questions, prayer, origin",
    values: `'One', 'Rain', 'Text', 'John 3:16', '{}', '{}', '{}', 'Amen.', ${ORIGIN}`,
    path: "/api/complete-devotionals/generate",
    rowPath: "/api/complete-devotionals",
    createBody: async () => ({ topic: "Hope", length: "short" }),
    takesDraft: true,
  },
];

let prayers: TestPrayers;
beforeAll(async () => {
  prayers = await openTestPrayers();
});
afterAll(() => prayers.people.close());

const newMember = () => prayers.newMember();

async function fill({ table, columns, values, max }: Kind, person: TestPerson, room: number) {
  const before = await count(table, person);
  await prayers.people.db.execute(
    sql.raw(`insert into ${table} (user_id, ${columns})
      select ${person.id}, ${values} from generate_series(1, ${max - room - before}) n`),
  );
}

async function count(table: string, person: TestPerson): Promise<number> {
  const { rows } = await prayers.people.db.execute<{ count: string }>(
    sql.raw(
      `select count(*) from ${table} where user_id = ${person.id}${
        table === "favourites" ? "" : " and deleted_at is null"
      }`,
    ),
  );
  return Number(rows[0]?.count);
}

const ROOM = 2;
const AT_ONCE = 6;

describe.each(KINDS)("$name", (kind) => {
  const { path, table, max, createBody, rowPath } = kind;
  const send = (person: TestPerson, body: object) =>
    call<{ id: number; error?: string }>(person, "POST", path, body);

  test("in parallel no more fit than there is room for, and at the limit a call that is sent again is answered", async () => {
    const person = await newMember();
    const bodies: object[] = [];
    for (let made = 0; made < AT_ONCE; made++) {
      const draft = kind.takesDraft ? { draftId: crypto.randomUUID() } : {};
      bodies.push({ ...(await createBody(person)), ...draft });
    }
    await fill(kind, person, ROOM);
    const answers = await Promise.all(bodies.map((body) => send(person, body)));
    const stored = answers.filter(({ status }) => status === 201);
    expect(await count(table, person)).toBe(max);
    expect(stored).toHaveLength(ROOM);
    for (const { status, body } of answers) {
      if (status !== 201)
        expect([status, body.error]).toEqual([400, expect.stringMatching(/^At most /)]);
    }
    // At the limit: what is there already is answered, what is not is refused.
    for (const [index, answer] of answers.entries()) {
      const again = await send(person, bodies[index] ?? {});
      expect(again.status).toBe(answer.status);
      if (answer.status === 201) expect(again.body.id).toBe(answer.body.id);
    }
    expect(await count(table, person)).toBe(max);
    if (!rowPath) return;
    // What was deleted comes back only where there is room.
    const id = stored[0]?.body.id;
    expect((await call(person, "DELETE", `${rowPath}/${id}`)).status).toBe(200);
    await fill(kind, person, 0);
    expect((await call(person, "POST", `${rowPath}/${id}/restore`)).status).toBe(400);
    expect(await count(table, person)).toBe(max);
  });

  test("sent again, also in parallel, it is there once", async () => {
    const person = await newMember();
    const draft = kind.takesDraft ? { draftId: crypto.randomUUID() } : {};
    const body = { ...(await createBody(person)), ...draft };
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(person, body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((one) => one.body.id)).size).toBe(1);
    expect(await count(table, person)).toBe(1);
    if (!rowPath) return;
    // Deleted meanwhile, it comes back: the device still writes on it.
    await call(person, "DELETE", `${rowPath}/${answers[0]?.body.id}`);
    expect((await send(person, body)).body.id).toBe(answers[0]?.body.id);
    expect(await count(table, person)).toBe(1);
  });

  if (!kind.takesDraft) return;
  test("a draft's name must be a UUID, and is its owner's alone", async () => {
    const [person, other] = [await newMember(), await newMember()];
    const refused = await send(person, { ...(await createBody(person)), draftId: "mine" });
    expect([refused.status, refused.body.error]).toEqual([400, "draftId is not a UUID"]);
    const body = { ...(await createBody(person)), draftId: crypto.randomUUID() };
    const [mine, theirs] = [await send(person, body), await send(other, body)];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(mine.body.id).not.toBe(theirs.body.id);
  });
});

test("marks that a device brings are counted where they are new", async () => {
  const kind = KINDS.find(({ name }) => name === "favourites");
  const person = await newMember();
  if (!kind) throw new Error("There are no favourites");
  const bring = (targets: readonly string[]) =>
    call(person, "POST", "/api/user/favourites/import", {
      favourites: targets.map((target) => ({ kind: "verse", target })),
    });
  await fill(kind, person, ROOM);
  expect((await bring(["Psalm 1:1", "Psalm 1:2"])).status).toBe(200);
  expect((await bring(["Psalm 1:1", "Psalm 1:2"])).status).toBe(200);
  expect((await bring(["Psalm 1:1", "Psalm 1:3"])).status).toBe(400);
  expect(await count(kind.table, person)).toBe(FAVOURITES_MAX);
});

test("a prayer that is sent again counts once on its day", async () => {
  const person = await newMember();
  const body = { title: "Rain", draftId: crypto.randomUUID() };
  await Promise.all([1, 2, 3].map(() => call(person, "POST", "/api/prayers", body)));
  const { rows } = await prayers.people.db.execute<{ prayers_added: number }>(
    sql.raw(`select prayers_added from user_engagement where user_id = ${person.id}`),
  );
  expect(rows).toEqual([{ prayers_added: 1 }]);
});
