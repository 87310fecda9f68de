import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MailError } from "#src/platform/mail/mail.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { call, type Refusal } from "../../../../tests/support/call.ts";
import { createTestApp } from "../../../../tests/support/test-app.ts";
import {
  createClient,
  openTestPeople,
  type TestPeople,
} from "../../../../tests/support/test-people.ts";
import { CONTACT_TOPICS, FORM_AGE_MAX_MS, MESSAGE_RETENTION_DAYS } from "../rules.ts";
import { purgeMessages } from "./jobs.ts";
import { listMessages } from "./store.ts";

const SUPPORT = "help@berea.example";
const WORDS = {
  name: "Lydia of Thyatira",
  email: "lydia@example.org",
  topic: "question",
  message: "Which translation stands on the home page?\n\nThank you.",
};

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople({
    operator: { name: "Berea Ltd", address: "1 Purple Street\nPhilippi", email: SUPPORT },
  });
});
afterAll(() => people.close());
beforeEach(() => people.mailbox.failWith(undefined));

type Site = Pick<TestPeople, "app" | "clock">;

async function openForm({ app, clock }: Site = people): Promise<string> {
  const { body } = await call<{ formToken: string }>(createClient(app), "GET", "/api/contact/form");
  clock.advance(5_000);
  return body.formToken;
}

const send = async (words: object, site: Site = people) =>
  call<Refusal>(createClient(site.app), "POST", "/api/contact", {
    formToken: await openForm(site),
    ...WORDS,
    ...words,
  });
const list = () => listMessages(people.db, new Date(0));

describe("a message", () => {
  test("is stored, and mailed to the operator, who replies to its author", async () => {
    const { status } = await send({});
    expect(status).toBe(201);
    const mail = await people.mailbox.take(SUPPORT);
    expect(mail).toMatchObject({
      replyTo: "lydia@example.org",
      subject: "Berea contact: A question",
    });
    expect(mail.text).toContain("Which translation stands on the home page?");
    expect(mail.text).toContain("Lydia of Thyatira");
    const [stored] = await list();
    expect(stored).toMatchObject({ ...WORDS, topic: "question" });
    await expect.poll(async () => (await list())[0]?.mailedAt).toBeInstanceOf(Date);
  });

  test("that is sent twice, by a press too many or a lost answer, is one", async () => {
    const formToken = await openForm();
    const before = (await list()).length;
    const client = createClient(people.app);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        call(client, "POST", "/api/contact", { formToken, ...WORDS, message: "Once." }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await list()).toHaveLength(before + 1);
    await people.mailbox.take(SUPPORT);
  });

  test("waits for a mail server that is away", async () => {
    people.mailbox.failWith(new MailError("away", false));
    expect((await send({ message: "Still here." })).status).toBe(201);
    people.mailbox.failWith(undefined);
    expect((await people.mailbox.take(SUPPORT)).text).toContain("Still here.");
  });

  test("is words, whatever it looks like", async () => {
    const name = "<b>Mallory</b>\r\nBcc: everyone@example.org";
    const message = '<script>alert(1)</script> {{John 3:16}} "; drop table contact_messages; --';
    expect((await send({ name, message })).status).toBe(201);
    const mail = await people.mailbox.take(SUPPORT);
    expect(mail.html).not.toContain("<script>");
    expect(mail.html).not.toContain("<b>Mallory");
    expect(`${mail.subject}${mail.to}${mail.replyTo}`).not.toContain("everyone");
    expect((await list())[0]).toMatchObject({
      name: "<b>Mallory</b> Bcc: everyone@example.org",
      message,
    });
  });

  test("stands in no log", async () => {
    await send({ message: "Nobody must read the word hyssop." });
    await people.mailbox.take(SUPPORT);
    expect(people.logLines.join("\n")).not.toMatch(/hyssop|lydia/i);
  });

  test("is erased when its time is over, and not before", async () => {
    await send({ message: "Old words." });
    await people.mailbox.take(SUPPORT);
    const messages = (await list()).length;
    people.clock.advance((MESSAGE_RETENTION_DAYS - 1) * DAY_MS);
    await purgeMessages(people);
    expect(await list()).toHaveLength(messages);
    people.clock.advance(2 * DAY_MS);
    await purgeMessages(people);
    expect(await list()).toEqual([]);
  });
});

describe("what is refused, with a sentence for each field", () => {
  const cases: [string, object, string, string][] = [
    ["no name", { name: "  " }, "name", "Please say what to call you"],
    ["a long name", { name: "a".repeat(101) }, "name", "A name has at most 100 characters"],
    ["no address", { email: "" }, "email", "Please give an address that we can answer to"],
    ["half an address", { email: "lydia@" }, "email", "This is not a complete e-mail address"],
    [
      "two addresses",
      { email: "a@example.org,b@example.org" },
      "email",
      "This is not a complete e-mail address",
    ],
    [
      "an address with a line break",
      { email: "a@example.org\nBcc: b@example.org" },
      "email",
      "This is not a complete e-mail address",
    ],
    ["no subject", { topic: "" }, "topic", "Please choose a subject"],
    ["a subject that is none", { topic: "constructor" }, "topic", "Please choose a subject"],
    ["no words", { message: "\n\n" }, "message", "Please write your message"],
    [
      "too many words",
      { message: "a".repeat(5001) },
      "message",
      "A message has at most 5000 characters; this one has 5001",
    ],
    ["a field that is none", { admin: true }, "admin", "There is no field called admin"],
  ];

  test.each(cases)("%s", async (_name, words, field, sentence) => {
    const { status, body } = await send(words);
    expect([status, body.fields?.[field]]).toEqual([400, sentence]);
  });

  test("every problem is told at once", async () => {
    const { body } = await send({ name: "", email: "", topic: "", message: "" });
    expect(Object.keys(body.fields ?? {})).toEqual(["name", "email", "topic", "message"]);
  });

  test("a character that cannot be stored", async () => {
    expect((await send({ message: "a\u0000b" })).status).toBe(400);
  });
});

describe("machines", () => {
  const post = (body: object, headers: Record<string, string> = {}) =>
    createClient(people.app).request("POST", "/api/contact", { ...WORDS, ...body }, headers);

  test("that fill in what people do not see are refused", async () => {
    expect((await send({ website: "https://spam.example" })).status).toBe(400);
  });

  test.each([
    ["no form", undefined],
    ["a form that is none", "never given"],
    [
      "a form of their own making",
      "mhq1x2y3.AAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB",
    ],
  ])("with %s are refused", async (_name, formToken) => {
    expect((await post({ formToken })).status).toBe(400);
  });

  test("that are quicker than a person are told to wait", async () => {
    const client = createClient(people.app);
    const { body } = await call<{ formToken: string }>(client, "GET", "/api/contact/form");
    const response = await post({ formToken: body.formToken });
    expect([response.status, response.headers.get("Retry-After")]).toEqual([429, "2"]);
  });

  test("cannot hold back a form for later; users are asked to send again", async () => {
    const formToken = await openForm();
    people.clock.advance(FORM_AGE_MAX_MS);
    expect((await post({ formToken })).status).toBe(409);
  });

  test("cannot send from another site", async () => {
    const formToken = await openForm();
    const response = await post({ formToken }, { origin: "https://elsewhere.example" });
    expect(response.status).toBe(403);
  });

  test("cannot send many from one address", async () => {
    const limited = await openTestPeople({ hasRateLimits: true, operator: { email: SUPPORT } });
    try {
      const statuses: number[] = [];
      for (let count = 0; count < 7; count++) statuses.push((await send({}, limited)).status);
      expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
    } finally {
      await limited.close();
    }
  });
});

test("the operator is shown as they said, or not at all", async () => {
  const read = async (app: TestPeople["app"]) => (await app.request("/api/operator")).json();
  expect(await read(people.app)).toEqual({
    name: "Berea Ltd",
    address: "1 Purple Street\nPhilippi",
    email: SUPPORT,
  });
  expect(await read(createTestApp().app)).toEqual({});
});

test("without a database a message is refused with a sentence, never lost in silence", async () => {
  const { app } = createTestApp();
  const token = await (await app.request("/api/contact/form")).json();
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  const { status, body } = await call<Refusal>(createClient(app), "POST", "/api/contact", {
    ...WORDS,
    ...(token as object),
  });
  expect([status, body.code]).toEqual([503, "unavailable"]);
});

test("each subject has words", () => {
  expect(Object.values(CONTACT_TOPICS).every((words) => words.length > 3)).toBe(true);
});
