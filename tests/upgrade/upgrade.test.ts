// Today's migrations on a database of the release before, which goes on serving
// beside today's release: while it upgrades, and until the last instance is
// replaced. `release-before/` is such a database (commit 178cdd8; all people in
// it are made up).
//
// To make it for a later release: start that release with an empty DATA_DIR and
// the APP_SECRET of tests/support/test-people.ts. Through its API, let four people
// sign up, three of them with a subscription in the sandbox, use every feature,
// and delete one of the accounts. Insert what only jobs and limits write (billing
// notices, notifications, reminders sent and stopped, model uses, rate limits),
// until no table is empty. Then write down
// - schema.sql: the release's migrations, and drizzle's table of them with its rows;
// - rows.sql: for each table, parents first, one INSERT that names every column and
//   gives every value as text (OVERRIDING SYSTEM VALUE where ids are generated), then
//   each sequence's last value. Two posts of the blog are enough.
import { readFileSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrateDatabase } from "#src/platform/db/migrate.ts";
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from "../support/test-database.ts";
import { createClient, openTestPeople, type TestPeople } from "../support/test-people.ts";
import { withClient } from "../support/test-postgres.ts";

const readFixture = (name: string) =>
  readFileSync(path.join(import.meta.dirname, "release-before", name), "utf8");
const SCHEMA = readFixture("schema.sql");
const ROWS = readFixture("rows.sql");

/** By table. */
type Columns = ReadonlyMap<string, readonly Column[]>;

interface Column {
  readonly name: string;
  /** Everything that an insert or a read can depend on. */
  readonly type: string;
}

async function readColumns(client: pg.Client): Promise<Columns> {
  const { rows } = await client.query<Column & { table: string }>(
    `select table_name as table, column_name as name,
       concat_ws(' ', udt_name, character_maximum_length, numeric_precision, datetime_precision,
         case is_nullable when 'NO' then 'not null' end,
         'default ' || column_default, 'generated ' || identity_generation) as type
     from information_schema.columns where table_schema = 'public'
     order by table_name, column_name`,
  );
  const columns = rows.map(({ table, ...column }) => ({ table, column }));
  return new Map(
    [...Map.groupBy(columns, ({ table }) => table)].map(([table, found]) => [
      table,
      found.map(({ column }) => column),
    ]),
  );
}

/** What `insert … on conflict` of the release before relies on. */
async function readUniqueIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'",
  );
  return rows.map(({ indexdef }) => indexdef);
}

/** All rows of each table, as a query sees them that names these columns. */
async function readRows(client: pg.Client, columns: Columns): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const [table, names] of columns) {
    const list = names.map(({ name }) => `"${name}"`).join(", ");
    const { rows } = await client.query<{ row: string }>(
      `select to_jsonb(x)::text as row from (select ${list} from "${table}") x order by 1`,
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

let columns: Columns;
let uniqueIndexes: string[];
let rows: Record<string, string[]>;
let upgraded: TestDatabase;

beforeAll(async () => {
  upgraded = await createEmptyDatabase();
  await withClient(upgraded.connectionString, async (client) => {
    await client.query(SCHEMA);
    await client.query(ROWS);
    columns = await readColumns(client);
    uniqueIndexes = await readUniqueIndexes(client);
    rows = await readRows(client, columns);
  });
  await migrateDatabase(upgraded.connectionString);
});

afterAll(() => upgraded.drop());

test("every table of the release before has rows that could be lost", () => {
  expect(columns.size).toBeGreaterThan(30);
  expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
});

describe("a populated database of the release before, upgraded", () => {
  test("has lost and changed no row", async () => {
    await withClient(upgraded.connectionString, async (client) => {
      expect(await readRows(client, columns)).toEqual(rows);
    });
  });

  test("has every column as it was, with its type and default", async () => {
    await withClient(upgraded.connectionString, async (client) => {
      const now = await readColumns(client);
      for (const [table, before] of columns) {
        expect(now.get(table), table).toEqual(expect.arrayContaining([...before]));
      }
    });
  });

  test("has every unique index that an insert may name", async () => {
    await withClient(upgraded.connectionString, async (client) => {
      expect(await readUniqueIndexes(client)).toEqual(expect.arrayContaining(uniqueIndexes));
    });
  });
});

test("what the release before writes into today's tables is there as it wrote it", async () => {
  const today = await createTestDatabase();
  try {
    await withClient(today.connectionString, async (client) => {
      await client.query(ROWS);
      expect(await readRows(client, columns)).toEqual(rows);
    });
  } finally {
    await today.drop();
  }
});

describe("today's release on the upgraded database", () => {
  let people: TestPeople;
  const ruth = { username: "ruth", password: "olive branch at noon" };

  beforeAll(async () => {
    people = await openTestPeople({}, {}, upgraded);
    // The day after the fixture was made.
    people.clock.set("2026-11-23T12:00:00Z");
  });
  afterAll(() => people.close());

  const shown: [path: string, words: readonly string[]][] = [
    ["/api/auth/me", ["ruth@example.org", '"isPremium":true']],
    ["/api/user/settings", ["KJV", "06:30", "dark", "larger"]],
    ["/api/user/favourites", ["hope", "John 11:35"]],
    ["/api/prayers", ["For Naomi’s health 🕯️", "אבא · ὑπομονή", "Boaz let me glean."]],
    ["/api/prayers/deleted", ["Thrown away"]],
    ["/api/prayers/kept", ["For Naomi’s health"]],
    ["/api/reading-plans", ["Gospels in 30 Days", '"currentDay":2']],
    ["/api/complete-devotionals", ["waiting in the night"]],
    ["/api/complete-devotionals/1", ["To read again."]],
    ["/api/study-notes/1", ["Kinsman-redeemer", "<script>alert(1)</script>"]],
    ["/api/study-notes?search=redeemer", ["Kinsman-redeemer"]],
    ["/api/study-notes/deleted", ["Old words on John 3:16."]],
    ["/api/user/notifications", ["Ruth 2:12 is waiting for you."]],
  ];

  test("people sign in and find what they wrote", async () => {
    const client = createClient(people.app);
    expect((await client.request("POST", "/api/auth/login", ruth)).status).toBe(200);
    for (const [url, words] of shown) {
      const answer = await (await client.request("GET", url)).text();
      for (const word of words) expect(answer, url).toContain(word);
    }
  });

  test("people go on writing, with ids that are free", async () => {
    const client = createClient(people.app);
    await client.request("POST", "/api/auth/login", ruth);
    const writes: [path: string, body: object][] = [
      ["/api/prayers", { title: "A new one" }],
      ["/api/study-notes", { title: "A new one", content: "Ruth 4:17" }],
      ["/api/reading-plans", { planType: "gospels" }],
      ["/api/user/favourites", { kind: "verse", target: "Ruth 1:16" }],
    ];
    for (const [url, body] of writes) {
      expect((await client.request("POST", url, body)).status, url).toBe(201);
    }
  });
});
