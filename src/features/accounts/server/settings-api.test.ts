import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createClient,
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";

let people: TestPeople;
let person: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  person = await people.signUp("settler");
});
afterAll(() => people.close());

const read = async () => (await person.request("GET", "/api/user/settings")).json();

test("a new person has the defaults", async () => {
  expect(await read()).toEqual({
    emailRemindersEnabled: true,
    dailyVerseEnabled: true,
    preferredTranslation: "YLT",
    hasChosenTranslation: false,
    reminderTime: "08:00",
    timeZone: expect.any(String),
    theme: "system",
    textSize: "regular",
    showsVerseNumbers: true,
    hasGeminiApiKey: false,
    hasRapidApiKey: false,
    updatedAt: expect.stringMatching(/Z$/),
  });
});

const taken: [string, Record<string, unknown>, Record<string, unknown>][] = [
  [
    "the four of the form",
    {
      emailRemindersEnabled: false,
      dailyVerseEnabled: false,
      preferredTranslation: "NIV",
      reminderTime: "23:59",
    },
    { preferredTranslation: "NIV", hasChosenTranslation: true, reminderTime: "23:59" },
  ],
  ["midnight", { reminderTime: "00:00" }, { reminderTime: "00:00" }],
  ["a zone", { timeZone: "Australia/Lord_Howe" }, { timeZone: "Australia/Lord_Howe" }],
  [
    "how pages look",
    { theme: "dark", textSize: "largest", showsVerseNumbers: false },
    { theme: "dark", textSize: "largest", showsVerseNumbers: false },
  ],
  ["a key, which is never told", { geminiApiKey: "AIza123" }, { hasGeminiApiKey: true }],
  ["no key any more", { geminiApiKey: null }, { hasGeminiApiKey: false }],
  [
    "a zone in small letters",
    { timeZone: "australia/lord_howe" },
    { timeZone: "Australia/Lord_Howe" },
  ],
  ["a zone under its later name", { timeZone: "Asia/Kolkata" }, { timeZone: "Asia/Kolkata" }],
  ["nothing at all", {}, { theme: "dark" }],
];
test.each(taken)("takes %s", async (_case, patch, expected) => {
  const response = await person.request("PATCH", "/api/user/settings", patch);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject(expected);
  expect(await read()).toMatchObject(expected);
});

const refused: [string, unknown, RegExp][] = [
  ["a time of one digit", { reminderTime: "8:00" }, /24-hour HH:MM/],
  ["the 24th hour", { reminderTime: "24:00" }, /24-hour HH:MM/],
  ["the 60th minute", { reminderTime: "08:60" }, /24-hour HH:MM/],
  ["a time with a newline", { reminderTime: "08:00\n" }, /24-hour HH:MM/],
  ["a time that is a number", { reminderTime: 800 }, /24-hour HH:MM/],
  [
    "a toggle in words",
    { dailyVerseEnabled: "true" },
    /^dailyVerseEnabled is either true or false$/,
  ],
  ["a toggle as a number", { emailRemindersEnabled: 1 }, /either true or false/],
  ["a translation that is none", { preferredTranslation: "XYZ" }, /no such translation/],
  ["a zone that is none", { timeZone: "Mars/Olympus" }, /no such time zone/],
  ["an offset for a zone", { timeZone: "+02:00" }, /no such time zone/],
  ["an unknown theme", { theme: "sepia" }, /theme/],
  ["an empty key", { geminiApiKey: "  " }, /cannot be empty/],
  ["a key with a line break", { rapidApiKey: "a\nb" }, /no spaces/],
  ["a field of another's", { userId: 1 }, /no field called userId/],
  ["one good and one bad", { theme: "light", reminderTime: "x" }, /24-hour HH:MM/],
  ["a list", [], /must be a JSON object/],
  ["null", null, /must be a JSON object/],
];
test.each(refused)("refuses %s and changes nothing", async (_case, patch, sentence) => {
  const before = await read();
  const response = await person.request("PATCH", "/api/user/settings", patch);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { error: string }).error).toMatch(sentence);
  expect(await read()).toEqual(before);
});

test("a megabyte is refused", async () => {
  const response = await person.request("PATCH", "/api/user/settings", {
    theme: "x".repeat(1_000_000),
  });
  expect(response.status).toBe(413);
});

test("keys are locked at rest, each for its own person", async () => {
  const other = await people.signUp("neighbour");
  for (const one of [person, other]) {
    await one.request("PATCH", "/api/user/settings", { geminiApiKey: "AIza-the-same" });
  }
  const { rows } = await people.pool.query<{ gemini_api_key: string }>(
    "select gemini_api_key from user_settings where gemini_api_key is not null",
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain("AIza");
  expect(rows[0]?.gemini_api_key).not.toBe(rows[1]?.gemini_api_key);
});

const moves: [timeZone: string, today: string, translation: string][] = [
  ["Pacific/Kiritimati", "2026-11-26", "KJV"],
  ["Pacific/Pago_Pago", "2026-11-25", "ASV"],
  ["Europe/Athens", "2026-11-26", "YLT"],
];
test("the very next call goes by a change, on every device of the user", async () => {
  const mover = await people.signUp("mover");
  const elsewhere = createClient(people.app);
  const { username, password } = mover;
  await elsewhere.request("POST", "/api/auth/login", { username, password });
  people.clock.set("2026-11-25T22:30:00Z");
  for (const [timeZone, today, preferredTranslation] of moves) {
    const patch = { timeZone, preferredTranslation };
    const changed = await mover.request("PATCH", "/api/user/settings", patch);
    expect(await changed.json()).toMatchObject(patch);
    for (const device of [mover, elsewhere]) {
      const verse = await device.request("GET", "/api/daily-verse");
      expect(await verse.json()).toMatchObject({ date: today, translation: preferredTranslation });
      const year = await device.request("GET", "/api/user/engagement/year");
      expect(await year.json()).toMatchObject({ today });
    }
  }
});
