// What falls due, and what the clocks, the zones and the instances may do to it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdsPremium } from "#src/features/accounts/server/service.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#src/shared/calendar/durations.ts";
import { openTestReminders, type TestReminders } from "../../../../tests/support/test-reminders.ts";
import { followChange } from "./after-change.ts";
import { planReminders } from "./plan-reminders.ts";

let reminders: TestReminders;
beforeAll(async () => {
  reminders = await openTestReminders();
});
afterAll(() => reminders.close());

const choices = (timeZone: string, reminderTime = "08:00") => ({
  timeZone,
  reminderTime,
  chosenTranslation: undefined,
  preferredTranslation: "YLT",
  emailRemindersEnabled: true,
  dailyVerseEnabled: true,
});

const ZONES = [
  "Pacific/Pago_Pago Pacific/Honolulu Pacific/Marquesas America/Anchorage America/Los_Angeles",
  "America/Denver America/Phoenix America/Chicago America/New_York America/Havana",
  "America/Halifax America/St_Johns America/Sao_Paulo America/Santiago America/Asuncion",
  "America/Nuuk Atlantic/Azores UTC Europe/London Europe/Dublin Africa/Casablanca Europe/Berlin",
  "Africa/Cairo Europe/Athens Asia/Beirut Asia/Jerusalem Europe/Moscow Asia/Tehran Asia/Kabul",
  "Asia/Kolkata Asia/Kathmandu Asia/Yangon Asia/Shanghai Australia/Eucla Australia/Adelaide",
  "Australia/Lord_Howe Pacific/Norfolk Pacific/Auckland Pacific/Chatham Pacific/Kiritimati",
]
  .join(" ")
  .split(" ");
const TIMES = ["00:00", "00:30", "02:15", "08:00", "23:45"];

test("a year over forty zones: one verse a local day, at the chosen time", async () => {
  expect(new Set(ZONES).size).toBe(40);
  await reminders.begin("2026-06-30T12:00:00Z");
  const readers = ZONES.flatMap((timeZone) =>
    TIMES.map((reminderTime) => ({ timeZone, reminderTime })),
  );
  const ids = await reminders.addReaders(readers);
  // Berea is awake at odd times, five or six hours apart: nobody is left out.
  let steps = 0;
  const end = Date.parse("2027-06-30T12:00:00Z");
  for (let at = Date.parse("2026-06-30T12:00:00Z"); at < end; steps += 1) {
    at = Math.min(end, at + (330 + ((steps * 37) % 29)) * MINUTE_MS + (steps % 60) * 1000);
    await reminders.plan(new Date(at));
  }
  const sends = await reminders.listSends();
  expect(reminders.queued).toHaveLength(sends.length);
  const byReader = Map.groupBy(sends, ({ user_id }) => user_id);
  const problems: string[] = [];
  for (const [index, { timeZone, reminderTime }] of readers.entries()) {
    const own = byReader.get(ids[index] as number) ?? [];
    const dates = own.map(({ local_date }) => local_date);
    if (own.length !== 365) problems.push(`${timeZone} ${reminderTime}: ${own.length} days`);
    for (const [at, date] of dates.entries()) {
      if (at > 0 && Date.parse(date) - Date.parse(dates[at - 1] as string) !== DAY_MS) {
        problems.push(`${timeZone} ${reminderTime}: ${date} does not follow`);
      }
    }
    const clockOf = new Intl.DateTimeFormat("sv", {
      timeZone,
      dateStyle: "short",
      timeStyle: "short",
    });
    const odd = own.filter(
      ({ due_at, local_date }) => clockOf.format(due_at) !== `${local_date} ${reminderTime}`,
    );
    // A time that is left out in spring is made up for when the clock goes on.
    for (const { due_at, local_date } of odd) {
      const shown = clockOf.format(due_at);
      const before = clockOf.format(new Date(due_at.getTime() - 60_000));
      const isGap =
        shown > `${local_date} ${reminderTime}` && before < `${local_date} ${reminderTime}`;
      if (!isGap) problems.push(`${timeZone} ${local_date} ${reminderTime}: due at ${shown}`);
    }
    if (odd.length > 1) problems.push(`${timeZone} ${reminderTime}: ${odd.length} odd days`);
  }
  expect(problems).toEqual([]);
}, 600_000);

test("minute by minute over a change of clocks: once", async () => {
  await reminders.begin("2026-10-03T15:14:00Z");
  const times = ["01:45", "02:00", "02:15", "02:29", "02:30", "02:31"];
  await reminders.addReaders(
    times.map((reminderTime) => ({ timeZone: "Australia/Lord_Howe", reminderTime })),
  );
  const fired: string[] = [];
  for (let minute = 1; minute <= 20; minute += 1) {
    const at = new Date(Date.parse("2026-10-03T15:14:00Z") + minute * MINUTE_MS);
    const count = await reminders.plan(at);
    if (count > 0) fired.push(`${at.toISOString().slice(11, 16)} ${count}`);
  }
  // Half an hour is left out: from 02:00 to 02:30, at 15:30 UTC.
  expect(fired).toEqual(["15:15 1", "15:30 4", "15:31 1"]);
});

test("two instances that plan at once queue each mail once", async () => {
  await reminders.begin("2026-11-21T07:59:00Z");
  await reminders.addReaders(
    Array.from({ length: 2500 }, () => ({ timeZone: "UTC", reminderTime: "08:00" })),
  );
  reminders.setTime("2026-11-21T08:00:00Z");
  const counts = await Promise.all([1, 2, 3].map(() => planReminders(reminders.ports)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2500);
  expect(new Set(reminders.queued).size).toBe(2500);
  expect(reminders.queued).toHaveLength(2500);
});

test("a planner that is killed half-way leaves no mail out and queues none twice", async () => {
  await reminders.begin("2026-11-21T07:59:00Z");
  await reminders.addReaders(
    Array.from({ length: 2500 }, () => ({ timeZone: "UTC", reminderTime: "08:00" })),
  );
  reminders.world.queueingsLeft = 1;
  await expect(reminders.plan("2026-11-21T08:00:00Z")).rejects.toThrow("killed");
  // The second page was taken back with its rows.
  expect(await reminders.listSends()).toHaveLength(1000);
  reminders.world.queueingsLeft = 100;
  expect(await reminders.plan("2026-11-21T08:01:00Z")).toBe(1500);
  expect(new Set(reminders.queued).size).toBe(2500);
});

test("after three hours of rest what fell due is caught up with", async () => {
  await reminders.begin("2026-11-21T07:30:00Z");
  await reminders.addReaders([{ timeZone: "UTC", reminderTime: "08:00" }]);
  expect(await reminders.plan("2026-11-21T10:30:00Z")).toBe(1);
  expect(await reminders.plan("2026-11-21T10:31:00Z")).toBe(0);
});

test("after ten hours what is too late is left out, and said so", async () => {
  await reminders.begin("2026-11-21T07:30:00Z");
  await reminders.addReaders([
    { timeZone: "UTC", reminderTime: "08:00" },
    { timeZone: "UTC", reminderTime: "17:00" },
  ]);
  expect(await reminders.plan("2026-11-21T17:30:00Z")).toBe(1);
  expect(reminders.lines.join()).toMatch(/too late/);
  // The next morning comes as ever.
  reminders.setTime("2026-11-22T07:59:00Z");
  await reminders.plan("2026-11-22T02:00:00Z");
  await reminders.plan("2026-11-22T07:59:00Z");
  expect(await reminders.plan("2026-11-22T08:00:00Z")).toBe(1);
});

test("a clock that runs back sends nothing twice, and goes on from there", async () => {
  await reminders.begin("2026-11-21T07:59:00Z");
  await reminders.addReaders([
    { timeZone: "UTC", reminderTime: "08:00" },
    { timeZone: "UTC", reminderTime: "08:20" },
  ]);
  expect(await reminders.plan("2026-11-21T08:10:00Z")).toBe(1);
  expect(await reminders.plan("2026-11-21T07:50:00Z")).toBe(0);
  expect(await reminders.plan("2026-11-21T08:05:00Z")).toBe(0);
  expect(await reminders.plan("2026-11-21T08:20:00Z")).toBe(1);
  // Also when it was years ahead for a moment.
  await reminders.plan("2031-01-01T00:00:00Z");
  await reminders.plan("2026-11-22T07:59:00Z");
  expect(await reminders.plan("2026-11-22T08:20:00Z")).toBe(2);
});

const travels: [string, string, string, string, string, string[]][] = [
  [
    "east, over the hour of today",
    "America/New_York",
    "Europe/Paris",
    "2026-11-20T13:00:00Z",
    "2026-11-21T09:00:00Z",
    ["2026-11-20", "2026-11-21"],
  ],
  [
    "east, before the hour of today",
    "America/New_York",
    "Europe/Paris",
    "2026-11-20T13:00:00Z",
    "2026-11-21T05:00:00Z",
    ["2026-11-20", "2026-11-21"],
  ],
  [
    "west, after the verse of today",
    "Europe/Paris",
    "America/New_York",
    "2026-11-21T07:00:00Z",
    "2026-11-21T11:00:00Z",
    ["2026-11-21"],
  ],
  [
    "west over the date line, into the day before",
    "Pacific/Auckland",
    "Pacific/Honolulu",
    "2026-11-20T19:00:00Z",
    "2026-11-20T20:00:00Z",
    ["2026-11-21"],
  ],
  [
    "east over the date line, into the day after",
    "Pacific/Honolulu",
    "Pacific/Kiritimati",
    "2026-11-20T18:00:00Z",
    "2026-11-20T20:00:00Z",
    ["2026-11-20", "2026-11-21"],
  ],
];
test.each(travels)("who travels %s", async (_case, from, to, lastDue, moved, expected) => {
  await reminders.begin(new Date(Date.parse(lastDue) - 60_000).toISOString());
  const [id = 0] = await reminders.addReaders([{ timeZone: from, reminderTime: "08:00" }]);
  await reminders.plan(lastDue);
  await planUntil(moved);
  await reminders.pool.query("update user_settings set time_zone = $1", [to]);
  await followChange(reminders.ports, id, choices(from), choices(to));
  await planUntil(new Date(Date.parse(moved) + 4 * HOUR_MS).toISOString());
  const dates = (await reminders.listSends()).map(({ local_date }) => local_date);
  expect(dates).toEqual(expected);
});

test("an earlier hour that has passed already comes at once; a later one does not come again", async () => {
  await reminders.begin("2026-11-21T09:00:00Z");
  const [id = 0] = await reminders.addReaders([{ timeZone: "UTC", reminderTime: "08:00" }]);
  await followChange(reminders.ports, id, choices("UTC", "20:00"), choices("UTC", "08:00"));
  expect(await reminders.listSends()).toHaveLength(1);
  await reminders.pool.query("update user_settings set reminder_time = '10:00'");
  await followChange(reminders.ports, id, choices("UTC", "08:00"), choices("UTC", "10:00"));
  expect(await reminders.plan("2026-11-21T10:00:00Z")).toBe(0);
});

test("only those who want it, and prayers and plans of members alone", async () => {
  await reminders.begin("2026-11-21T07:59:00Z");
  const { pool } = reminders;
  const reader = { timeZone: "UTC", reminderTime: "08:00" };
  const [verse = 0, off = 0, member = 0, free = 0, stopped = 0] = await reminders.addReaders([
    reader,
    reader,
    { ...reader, isPremium: true },
    reader,
    { ...reader, isPremium: true },
  ]);
  await pool.query("update user_settings set daily_verse_enabled = user_id = $1", [verse]);
  await pool.query("update user_settings set email_reminders_enabled = user_id <> $1", [off]);
  for (const id of [member, free, off, stopped]) {
    await pool.query(
      `insert into prayer_requests (user_id, title, category, reminder_frequency, created_at)
       values ($1, 'The rent', 'family', 'weekly', '2026-11-14T06:00:00Z'),
              ($1, 'The fence', 'family', 'weekly', '2026-11-15T06:00:00Z')`,
      [id],
    );
    await pool.query(
      `insert into reading_plans (user_id, name, plan_type, duration, reminder_time, reminder_method, started_on, day_one_on)
       values ($1, 'Gospels', 'gospels', 30, '08:00', 'email', '2026-11-21', '2026-11-21')`,
      [id],
    );
  }
  await pool.query(
    "insert into reminder_stops values ($1, 'plan-reminder', now()), ($1, 'prayer-reminder', now())",
    [stopped],
  );
  await reminders.plan("2026-11-21T08:00:00Z");
  const sends = (await reminders.listSends()).map(({ user_id, stream }) => [user_id, stream]);
  expect(sends).toEqual([
    [verse, "daily-verse"],
    [member, "plan-reminder"],
    [member, "prayer-reminder"],
  ]);
  // The day after nothing is due weekly.
  await pool.query("update reading_plans set is_active = false, paused_on = '2026-11-22'");
  await pool.query("update prayer_requests set deleted_at = now() where title = 'The fence'");
  await reminders.plan("2026-11-22T07:59:00Z");
  await pool.query("update user_settings set daily_verse_enabled = false");
  expect(await reminders.plan("2026-11-22T08:00:00Z")).toBe(0);
});

const subscriptions: [status: string | null, pastDueSince: string | null, isDue: boolean][] = [
  [null, null, false],
  ["trialing", null, true],
  ["active", null, true],
  ["canceled", null, false],
  ["unpaid", "2026-11-20T08:00:00Z", false],
  ["past_due", "2026-11-20T08:00:00Z", true],
  ["past_due", "2026-11-08T08:00:00Z", true],
  ["past_due", "2026-11-08T07:59:59Z", false],
  ["past_due", null, false],
];
test("who has Premium is one rule, in SQL as elsewhere", async () => {
  await reminders.begin("2026-11-21T07:59:00Z");
  const { pool } = reminders;
  const ids = await reminders.addReaders(
    subscriptions.map(() => ({ timeZone: "UTC", reminderTime: "08:00" })),
  );
  await pool.query("update user_settings set daily_verse_enabled = false");
  for (const [index, [status, since, isDue]] of subscriptions.entries()) {
    await pool.query(
      "update users set subscription_status = $2, past_due_since = $3 where id = $1",
      [ids[index], status, since],
    );
    await pool.query(
      `insert into prayer_requests (user_id, title, category, reminder_frequency, created_at)
       values ($1, 'The rent', 'family', 'daily', '2026-11-14T06:00:00Z')`,
      [ids[index]],
    );
    const subscription = {
      subscriptionStatus: status,
      pastDueSince: since === null ? null : new Date(since),
    };
    expect(holdsPremium(subscription, new Date("2026-11-21T08:00:00Z"))).toBe(isDue);
  }
  await reminders.plan("2026-11-21T08:00:00Z");
  const due = (await reminders.listSends()).map(({ user_id }) => user_id);
  expect(due).toEqual(ids.filter((_, index) => subscriptions[index]?.[2]));
});

test("a zone that is no longer known does not hold up the others", async () => {
  await reminders.begin("2026-11-21T07:59:00Z");
  await reminders.addReaders([
    { timeZone: "Atlantis/Capital", reminderTime: "08:00" },
    { timeZone: "UTC", reminderTime: "08:00" },
  ]);
  expect(await reminders.plan("2026-11-21T08:00:00Z")).toBe(1);
  expect(reminders.lines.join()).toMatch(/Atlantis/);
});

async function planUntil(end: string): Promise<void> {
  const last = Date.parse(end);
  for (let at = reminders.readTime().getTime(); at < last; ) {
    at = Math.min(last, at + 45 * MINUTE_MS);
    await reminders.plan(new Date(at));
  }
}
