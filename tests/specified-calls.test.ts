// The calls of a member's days as the first document of the specification writes
// them, one after the other: path, payload, and the fields that the client reads.
// Every name is written out here, so that none can be renamed in a
// contract and in the test beside it at once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "./support/call.ts";
import { makePremium } from "./support/premium.ts";
import { openTestPeople, type TestPeople, type TestPerson } from "./support/test-people.ts";

let people: TestPeople;
let member: TestPerson;
beforeAll(async () => {
  people = await openTestPeople();
  people.clock.set("2026-11-21T12:00:00Z");
});
let count = 0;
beforeEach(async () => {
  count += 1;
  member = await people.signUp(`lydia${count}`);
  await makePremium(people, member);
});
afterAll(() => people.close());

const text = expect.stringMatching(/\S/);
const texts = expect.arrayContaining([text]);
const number = expect.any(Number);
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** @returns the answer, once it is known to be so */
async function ask(method: string, path: string, body: unknown, answer: unknown) {
  const { status, body: answered } = await call<{ id: number }>(member, method, path, body);
  expect([200, 201], `${method} ${path} ${JSON.stringify(answered)}`).toContain(status);
  expect([answered], `${method} ${path}`).toMatchObject([answer]);
  return answered;
}

test("prayers", async () => {
  const added = {
    title: "The rent",
    description: "Short by a third",
    category: "work",
    urgency: "high",
    reminderFrequency: "weekly",
  };
  const listed = {
    id: number,
    title: "The rent",
    description: "Short by a third",
    category: "work",
    urgency: "high",
    status: "active",
    isAnswered: false,
    answerDescription: null,
    answeredAt: null,
    reminderFrequency: "weekly",
    createdAt: instant,
    updatedAt: instant,
  };
  const { id } = await ask("POST", "/api/prayers", added, listed);
  await ask("GET", "/api/prayers", undefined, [listed]);
  await ask("PATCH", `/api/prayers/${id}`, { title: "The rent in May" }, { urgency: "high" });
  await ask("POST", `/api/prayers/${id}/generate`, {}, { prayer: text });
  await ask("POST", "/api/prayers/generate-all", {}, { prayer: text });
  await ask(
    "PATCH",
    `/api/prayers/${id}/status`,
    { status: "answered", answerDescription: "A cheque" },
    {
      status: "answered",
      isAnswered: true,
      answerDescription: "A cheque",
      answeredAt: instant,
    },
  );
  for (const status of ["active", "ongoing", "archived"]) {
    await ask("PATCH", `/api/prayers/${id}/status`, { status }, { status });
  }
});

describe("reading plans", () => {
  test.each([
    ["yearly", "One Year Bible", 365],
    ["90day", "90-Day New Testament", 90],
    ["chronological", "Chronological Bible", 365],
    ["psalms_proverbs", "Psalms & Proverbs", 31],
    ["gospels", "Gospels in 30 Days", 30],
    ["old_testament_survey", "Old Testament Survey", 120],
  ])("%s is %s in %i days", async (planType, name, duration) => {
    const asked = { planType, name, duration, reminderTime: "07:00", reminderMethod: "none" };
    const plan = { planType, name, duration, description: text, selectedBooks: [] };
    await ask("POST", "/api/reading-plans", asked, plan);
  });

  test("one of the user's own, read, noted, liked, paused", async () => {
    const asked = {
      name: "Ruth",
      description: "With the girls",
      planType: "custom",
      duration: 2,
      reminderTime: "06:30",
      reminderMethod: "email",
      selectedBooks: ["Ruth"],
    };
    const plan = {
      ...asked,
      id: number,
      currentDay: 1,
      isCompleted: false,
      isActive: true,
      createdAt: instant,
    };
    const { id } = await ask("POST", "/api/reading-plans", asked, plan);
    const path = `/api/reading-plans/${id}`;
    const [first] = (await call<object[]>(member, "GET", "/api/reading-plans")).body;
    expect(first).toMatchObject(plan);
    await ask("PATCH", `${path}/progress`, { dayNumber: 1 }, { currentDay: 2 });
    const note = { dayNumber: 2, notes: "Boaz" };
    await ask("POST", `${path}/notes`, note, note);
    await ask("GET", `${path}/notes`, undefined, [{ id: number, ...note }]);
    await ask("POST", `${path}/favorites`, { dayNumber: 2, isFavorited: true }, {});
    await ask("GET", `${path}/favorites`, undefined, [{ id: number, dayNumber: 2 }]);
    await ask("GET", `${path}/reading/2`, undefined, {
      dayNumber: 2,
      passages: texts,
      passageTexts: expect.arrayContaining([expect.objectContaining({ text })]),
      isCompleted: false,
      completedAt: null,
      notes: "Boaz",
      isFavorited: true,
      favoriteNotes: null,
    });
    await ask("PATCH", `${path}/toggle`, { isActive: false }, { isActive: false });
    await ask("PATCH", `${path}/toggle`, { isActive: true }, { isActive: true });
  });

  test("what is left out", async () => {
    const asked = { name: "Genesis", selectedBooks: ["Genesis"] };
    const plan = {
      planType: "custom",
      duration: 365,
      reminderTime: "07:00",
      reminderMethod: "none",
    };
    await ask("POST", "/api/reading-plans", asked, plan);
  });
});

test("complete devotionals", async () => {
  const asked = {
    topic: "waiting",
    length: "short",
    includePersonalStory: true,
    focusArea: "work",
  };
  const { id } = await ask("POST", "/api/complete-devotionals/generate", asked, {
    id: number,
    title: text,
    topic: "waiting",
    content: text,
    scripture: text,
    scriptureText: text,
    keyPoints: texts,
    applicationPoints: texts,
    reflectionQuestions: texts,
    prayer: text,
    estimatedReadTime: number,
    isBookmarked: false,
    userNotes: "",
    createdAt: instant,
    readAt: null,
  });
  await ask("GET", "/api/complete-devotionals", undefined, [{ id, content: text, readAt: null }]);
  const path = `/api/complete-devotionals/${id}`;
  await ask("PATCH", `${path}/bookmark`, { isBookmarked: true }, { isBookmarked: true });
  await ask("PATCH", `${path}/notes`, { userNotes: "Ask Ruth" }, { userNotes: "Ask Ruth" });
  await ask("PATCH", `${path}/read`, {}, { readAt: instant });
});

test("days, settings, notifications and the test mail", async () => {
  const day = { dailyVerseViewed: true, timeSpentMinutes: 1 };
  await ask("POST", "/api/user/engagement", day, { ...day, date: "2026-11-21" });
  const { weeklyProgress, ...stats } = (
    await call<{ weeklyProgress: unknown[] }>(member, "GET", "/api/user/engagement/stats")
  ).body;
  expect(stats).toEqual({
    dailyVerseStreak: 1,
    devotionalStreak: 0,
    totalPrayers: 0,
    averageTimeSpent: 1,
  });
  expect(weeklyProgress).toHaveLength(7);
  expect(weeklyProgress.at(-1)).toEqual({
    date: "2026-11-21",
    dailyVerseViewed: true,
    devotionalRead: false,
    prayersAdded: 0,
  });
  const settings = {
    emailRemindersEnabled: true,
    dailyVerseEnabled: true,
    preferredTranslation: "YLT",
    reminderTime: "08:00",
  };
  await ask("GET", "/api/user/settings", undefined, settings);
  const others = {
    emailRemindersEnabled: false,
    dailyVerseEnabled: false,
    preferredTranslation: "NIV",
    reminderTime: "21:45",
  };
  await ask("PATCH", "/api/user/settings", others, others);
  // A plan of one day, read, is something to notify of.
  const plan = { name: "Jude", planType: "custom", duration: 1, selectedBooks: ["Jude"] };
  const { id } = await ask("POST", "/api/reading-plans", plan, {});
  const read = { dayNumber: 1, notes: "Short" };
  await ask("PATCH", `/api/reading-plans/${id}/progress`, read, { isCompleted: true });
  await ask("GET", "/api/user/notifications", undefined, [
    {
      id: number,
      type: text,
      title: text,
      message: text,
      isRead: false,
      scheduledFor: null,
      sentAt: instant,
      createdAt: instant,
    },
  ]);
  await ask("POST", "/api/test-email", undefined, {});
});
