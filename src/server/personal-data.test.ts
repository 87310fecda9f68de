// What is stored about a user goes into their export and out with their account:
// held for every table of every feature, so that a new one cannot be forgotten.
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestPeople, type TestPeople } from "../../tests/support/test-people.ts";

/** The part of the export in which the rows are; or, as a sentence, why they are in none. */
const EXPORTED: Readonly<Record<string, { part: string } | { reason: string }>> = {
  user_settings: { part: "settings" },
  favourites: { part: "favourites" },
  highlights: { part: "highlights" },
  highlight_colors: { part: "highlights" },
  reading_visits: { part: "readingHistory" },
  reading_history_choices: { part: "readingHistory" },
  memory_cards: { part: "versesToMemorize" },
  memory_reviews: { part: "versesToMemorize" },
  prayer_requests: { part: "prayers" },
  prayers: { part: "keptPrayers" },
  complete_devotionals: { part: "devotionals" },
  devotionals: { part: "devotionals" },
  generation_reports: { part: "devotionals" },
  model_consents: { part: "devotionals" },
  study_notes: { part: "studyNotes" },
  study_note_passages: { part: "studyNotes" },
  reading_plans: { part: "readingPlans" },
  user_engagement: { part: "engagement" },
  notifications: { part: "notifications" },
  push_subscriptions: { part: "pushBrowsers" },
  reminder_stops: { part: "mails" },
  reminder_sends: { reason: "Mails that the user has; they go after 60 days." },
  billing_notices: { reason: "That a mail or notification was sent, which the user has." },
  payment_leases: { reason: "Seconds of work in progress." },
  sessions: { reason: "What opens the account; the user sees and ends them in the settings." },
  email_changes: { reason: "Ten days of what can be undone by mail." },
  known_devices: { reason: "Hashes that let a browser try passwords." },
  mailed_links: { reason: "Hashes of links that open the account." },
};

/** Tables that no account's deletion reaches, and why none needs to. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  blog_posts: "Published.",
  daily_verses: "The same for everybody.",
  contact_messages: "Written without an account; deleted when their time is over.",
  model_uses: "Counts of a day, deleted the night after.",
  model_reservations: "Uses of a day, deleted the night after.",
  reminder_planning: "How far the planning has come.",
  stripe_events: "That something happened to a customer; deleted after 60 days.",
  departed_customers: "A hash of the payment service's id, so that nothing more is charged.",
  sandbox_customers: "The payment service's own books, played.",
  sandbox_checkouts: "The same.",
  sandbox_portals: "The same.",
  sandbox_subscriptions: "The same.",
};

const tables = Object.values(
  import.meta.glob<Record<string, unknown>>("../features/*/server/tables.ts", { eager: true }),
)
  .flatMap((exported) => Object.values(exported))
  .filter((value) => is(value, PgTable));
const names = tables.map(getTableName);
/** Whose rows say whose they are. Others belong to a row of such a table, or to nobody. */
const owned = tables.filter((table) => "userId" in getTableColumns(table)).map(getTableName);

let people: TestPeople;
/** By each foreign key: what happens to a row when the one it points to is deleted. */
let keys: readonly { table: string; column: string; target: string; onDelete: string }[];
beforeAll(async () => {
  people = await openTestPeople();
  const { rows } = await people.pool.query(
    `select conrelid::regclass::text as "table", attname as column,
            confrelid::regclass::text as target, confdeltype as "onDelete"
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  keys = rows;
});
afterAll(() => people.close());

test("the tables of all features are found", () => {
  expect(owned).toEqual(expect.arrayContaining(["prayers", "study_notes", "sessions"]));
});

describe("export", () => {
  test("every table with a user's rows is in a part of it, or it is said why not", () => {
    expect(Object.keys(EXPORTED).sort()).toEqual([...owned].sort());
  });

  test("the parts are those that the features give", () => {
    const parts = Object.values(EXPORTED).flatMap((entry) => ("part" in entry ? entry.part : []));
    expect([...new Set(parts)].sort()).toEqual(Object.keys(people.features.personalData).sort());
  });

  test("all of them are in the document", async () => {
    const person = await people.signUp("exports");
    const response = await person.request("GET", "/api/user/export");
    expect(Object.keys((await response.json()) as object)).toEqual([
      "exportedAt",
      "account",
      ...Object.keys(people.features.personalData),
    ]);
  });
});

describe("deletion", () => {
  test.each(owned)("%s: a row goes with its account", (table) => {
    expect(keys).toContainEqual({ table, column: "user_id", target: "users", onDelete: "c" });
  });

  test("what references a row deleted with an account is deleted too", () => {
    const gone = new Set(["users"]);
    for (let size = 0; size < gone.size; ) {
      size = gone.size;
      for (const key of keys) if (gone.has(key.target)) gone.add(key.table);
    }
    const staying = keys.filter(({ target, onDelete }) => gone.has(target) && onDelete !== "c");
    expect(staying).toEqual([]);
    expect(names.filter((name) => !gone.has(name)).sort()).toEqual(Object.keys(OF_NOBODY).sort());
  });
});
