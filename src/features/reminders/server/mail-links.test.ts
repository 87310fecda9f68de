// Links in mails, as mail programs and people follow them; and the mail that
// somebody sends to themselves.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createClient,
  openTestPeople,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";

let people: TestPeople;
let count = 0;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());

async function meet(): Promise<TestPerson> {
  count += 1;
  return people.signUp(`subscriber${count}`);
}

async function getMail(person: TestPerson) {
  expect((await person.request("POST", "/api/test-email")).status).toBe(200);
  const mail = await people.mailbox.take(person.email, /, for /);
  const [unsubscribe = ""] = /\/unsubscribe\/[\w.-]+/.exec(mail.text) ?? [];
  const [preferences = ""] = /\/mail-preferences\/[\w.-]+/.exec(mail.text) ?? [];
  return { mail, unsubscribe, preferences };
}

const wantsVerse = async (person: TestPerson) =>
  (
    (await (await person.request("GET", "/api/user/settings")).json()) as {
      dailyVerseEnabled: boolean;
    }
  ).dailyVerseEnabled;

test("the mail that a user has sent to themselves is today's verse", async () => {
  const person = await meet();
  const { mail } = await getMail(person);
  expect(mail.subject).toMatch(/^\S.* \d+:\d+.*, for \w+ \d+ \w+$/);
  expect(mail.text).toContain(", YLT");
  expect(mail.headers?.["List-Unsubscribe"]).toMatch(/\/unsubscribe\//);
});

test("a mail server that fails is told in the specified words", async () => {
  const person = await meet();
  people.mailbox.failWith(new Error("away"));
  try {
    const response = await person.request("POST", "/api/test-email");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      error: "Failed to send test email. Email service may not be configured.",
    });
  } finally {
    people.mailbox.failWith(undefined);
  }
});

test("following the link asks and stops nothing; a press stops it, from anywhere", async () => {
  const person = await meet();
  const { unsubscribe } = await getMail(person);
  const stranger = createClient(people.app);
  const asked = await stranger.request("GET", unsubscribe);
  expect(asked.status).toBe(200);
  expect(asked.headers.get("referrer-policy")).toBe("no-referrer");
  expect(asked.headers.get("cache-control")).toBe("no-store");
  expect(await asked.text()).toContain("Stop the daily verse?");
  expect(await wantsVerse(person)).toBe(true);

  // As a mail program does it (RFC 8058): no cookie, another origin, its own body.
  const response = await people.app.request(unsubscribe, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: "https://mail.example",
      "Sec-Fetch-Site": "cross-site",
    },
    body: "List-Unsubscribe=One-Click",
  });
  expect(response.status).toBe(200);
  expect(await wantsVerse(person)).toBe(false);
  expect(await (await stranger.request("GET", unsubscribe)).text()).toContain(
    "You are not sent the daily verse",
  );
  const wrong = await stranger.request("PUT", unsubscribe);
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  // A second press does no harm, and nothing else was stopped.
  expect((await stranger.request("POST", unsubscribe)).status).toBe(200);
  expect(await (await person.request("GET", "/api/user/settings")).json()).toMatchObject({
    emailRemindersEnabled: true,
  });
});

test("the page of choices says what is on and saves what is chosen", async () => {
  const person = await meet();
  const { preferences } = await getMail(person);
  const page = await (await people.app.request(preferences)).text();
  expect(page.match(/ checked/g)).toHaveLength(3);
  expect(page).toContain("s…@example.org");
  expect(page).not.toContain(person.email);
  const saved = await people.app.request(preferences, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "streams=prayer-reminder",
  });
  expect(await saved.text()).toContain("Your choice has been saved.");
  expect(await (await person.request("GET", "/api/user/settings")).json()).toMatchObject({
    dailyVerseEnabled: false,
    emailRemindersEnabled: true,
  });
  expect(await (await person.request("GET", "/api/user/mail-choices")).json()).toEqual({
    planReminders: false,
    prayerReminders: true,
    preferencesPath: new URL(preferences, "http://localhost").pathname,
  });
  const again = await (await people.app.request(preferences)).text();
  expect(again).toMatch(/value="prayer-reminder" checked/);
  expect(again.match(/ checked/g)).toHaveLength(1);

  // The switch of the settings stands for both again once it is turned on anew.
  await person.request("PATCH", "/api/user/settings", { emailRemindersEnabled: false });
  await person.request("PATCH", "/api/user/settings", { emailRemindersEnabled: true });
  expect((await (await people.app.request(preferences)).text()).match(/ checked/g)).toHaveLength(2);
});

test.each([
  ["GET", "/unsubscribe/1.daily-verse.AAAAAAAAAAAAAAAAAAAAAA"],
  ["POST", "/unsubscribe/1.daily-verse.AAAAAAAAAAAAAAAAAAAAAA"],
  ["GET", "/mail-preferences/nothing"],
  ["POST", "/mail-preferences/1.all.AAAAAAAAAAAAAAAAAAAAAA"],
])("%s %s leads nowhere", async (method, path) => {
  const response = await people.app.request(path, { method });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("This link leads nowhere");
});

test("one link does not do what the other does", async () => {
  const person = await meet();
  const { unsubscribe, preferences } = await getMail(person);
  const [, , token = ""] = unsubscribe.split("/");
  const [, , all = ""] = preferences.split("/");
  expect((await people.app.request(`/mail-preferences/${token}`)).status).toBe(404);
  expect((await people.app.request(`/unsubscribe/${all}`, { method: "POST" })).status).toBe(404);
  expect(await wantsVerse(person)).toBe(true);
});

test("a user who has left has no page, and the log has no link", async () => {
  const person = await meet();
  const { unsubscribe } = await getMail(person);
  await person.request("DELETE", "/api/user", { password: person.password });
  expect((await people.app.request(unsubscribe, { method: "POST" })).status).toBe(404);
  const [, , token = ""] = unsubscribe.split("/");
  expect(people.logLines.join("\n")).not.toContain(token.split(".")[2]);
});
