import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "#src/shared/calendar/durations.ts";
import {
  createClient,
  openTestPeople,
  readMailedToken,
  type TestPeople,
} from "../../../../tests/support/test-people.ts";

const SESSION_DAYS = 30;

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());

const visitor = () => createClient(people.app);
const read = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Record<string, unknown>,
});

describe("signing up", () => {
  test("makes an account, signs in and tells nothing secret", async () => {
    const client = visitor();
    const response = await client.request("POST", "/api/auth/signup", {
      username: "priscilla",
      email: "Priscilla+news@Example.org",
      password: "tentmaker",
      timeZone: "Europe/Athens",
    });
    const { status, body } = await read(response);
    expect(status).toBe(201);
    expect(body).toEqual({
      user: {
        id: expect.any(Number),
        username: "priscilla",
        email: "Priscilla+news@Example.org",
        isEmailVerified: false,
        isPremium: false,
        subscriptionStatus: null,
        subscriptionEndsAt: null,
        subscriptionCancels: false,
        createdAt: expect.stringMatching(/Z$/),
      },
    });
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^berea_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await read(await client.request("GET", "/api/auth/me"))).body).toEqual(body);
    const settings = await read(await client.request("GET", "/api/user/settings"));
    expect(settings.body).toMatchObject({ timeZone: "Europe/Athens", preferredTranslation: "YLT" });
  });

  const refused: [string, Record<string, unknown>, string, string][] = [
    ["no username", { username: "" }, "username", "Username is required"],
    ["a username of spaces", { username: "   " }, "username", "Username is required"],
    ["no e-mail", { email: "" }, "email", "Valid email is required"],
    ["half an e-mail", { email: "aquila@" }, "email", "Valid email is required"],
    [
      "an e-mail with a line break",
      { email: "a@b.org\nBcc: c@d.org" },
      "email",
      "Valid email is required",
    ],
    [
      "a short password",
      { password: "12345" },
      "password",
      "Password must be at least 6 characters",
    ],
    [
      "a password too long",
      { password: "x".repeat(201) },
      "password",
      "A password has at most 200 characters",
    ],
    [
      "a common password",
      { password: "Password" },
      "password",
      "That password is among the most common ones, or close to one. Three or four words that do not belong together hold well.",
    ],
    [
      "a password that is no text",
      { password: 123456 },
      "password",
      "Password must be at least 6 characters",
    ],
    ["an unknown field", { isPremium: true }, "isPremium", "There is no field called isPremium"],
    ["a username with an @", { username: "a@b.org" }, "username", "A username cannot contain @"],
    [
      "two alphabets",
      { username: "pаul" },
      "username",
      "A username must use the letters of one alphabet",
    ],
  ];
  test.each(refused)("refuses %s", async (_case, change, field, sentence) => {
    const body = {
      username: "aquila",
      email: "aquila@example.org",
      password: "tentmaker",
      ...change,
    };
    const answer = await read(await visitor().request("POST", "/api/auth/signup", body));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: sentence, fields: { [field]: sentence } });
    const [row] = (
      await people.pool.query("select count(*)::int as n from users where username = 'aquila'")
    ).rows;
    expect(row).toEqual({ n: 0 });
  });

  const alike: [string, string, string, string][] = [
    ["the same name", "phoebe", "another@example.org", "Username already exists"],
    ["other letter case", "PHOEBE", "another@example.org", "Username already exists"],
    ["spaces around", "  phoebe ", "another@example.org", "Username already exists"],
    ["full-width letters", "ｐｈｏｅｂｅ", "another@example.org", "Username already exists"],
    [
      "Cyrillic letters that look the same",
      "рһоеве",
      "another@example.org",
      "Username already exists",
    ],
    ["the same address", "phoebe2", "phoebe@example.org", "Email already registered"],
    ["the address in capitals", "phoebe3", "PHOEBE@EXAMPLE.ORG", "Email already registered"],
    [
      "the address as another browser writes its domain",
      "phoebe4",
      "epaenetus@xn--mller-kva.example",
      "Email already registered",
    ],
  ];
  test.each(alike)("of a name that is taken: %s", async (_case, username, email, sentence) => {
    await people.signUp("phoebe").catch(() => undefined);
    await visitor().request("POST", "/api/auth/signup", {
      username: "epaenetus",
      email: "epaenetus@müller.example",
      password: "tentmaker",
    });
    const body = { username, email, password: "tentmaker" };
    const answer = await read(await visitor().request("POST", "/api/auth/signup", body));
    expect(answer.status).toBe(409);
    expect(answer.body.error).toBe(sentence);
  });

  test("at one instant, one wins and the others are told", async () => {
    const body = { username: "junia", email: "junia@example.org", password: "tentmaker" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor().request("POST", "/api/auth/signup", body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test("takes addresses with plus signs and umlauts", async () => {
    for (const email of ["a+b@example.org", "jürgen@müller.example", "δοκιμή@παράδειγμα.δοκιμή"]) {
      const username = `n${Math.random().toString(36).slice(2)}`;
      const body = { username, email, password: "tentmaker" };
      const answer = await read(await visitor().request("POST", "/api/auth/signup", body));
      expect([answer.status, (answer.body.user as { email: string })?.email]).toEqual([201, email]);
    }
  });
});

describe("signing in", () => {
  test("takes the username or the address, whatever the letter case", async () => {
    const person = await people.signUp("lydia");
    for (const username of ["lydia", "LYDIA", " lydia ", "Lydia@Example.org"]) {
      const answer = await visitor().request("POST", "/api/auth/login", {
        username,
        password: person.password,
      });
      expect(answer.status).toBe(200);
    }
  });

  test("says the same of a wrong password and of nobody", async () => {
    await people.signUp("timothy");
    for (const username of ["timothy", "nobody-here", "x@y"]) {
      const answer = await read(
        await visitor().request("POST", "/api/auth/login", { username, password: "wrong one" }),
      );
      expect(answer.status).toBe(401);
      expect(answer.body.error).toBe("Invalid username or password");
    }
  });

  test("asks for both", async () => {
    const answer = await read(
      await visitor().request("POST", "/api/auth/login", { username: " ", password: "" }),
    );
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({
      username: "Username is required",
      password: "Password is required",
    });
  });

  test("does not take a password in another encoding of the same letters for another", async () => {
    await people.signUp("jose", "contrase\u00f1a m\u00eda");
    const answer = await visitor().request("POST", "/api/auth/login", {
      username: "jose",
      password: "contrasen\u0303a mi\u0301a",
    });
    expect(answer.status).toBe(200);
  });
});

describe("a session", () => {
  test("ends with sign-out: its token is of no use any more", async () => {
    const person = await people.signUp("silas");
    const stolen = person.readCookie();
    expect(
      (
        await person.request("POST", "/api/auth/logout", undefined, {
          "Content-Type": "application/json",
        })
      ).status,
    ).toBe(200);
    expect(person.readCookie()).toBe("");
    const answer = await createClient(people.app, stolen).request("GET", "/api/user/settings");
    expect(answer.status).toBe(401);
    expect(
      (await read(await createClient(people.app, stolen).request("GET", "/api/auth/me"))).body,
    ).toEqual({ user: null });
  });

  test("rolls on while it is used, and is forgotten after thirty days without", async () => {
    const person = await people.signUp("epaphras");
    const start = people.clock.now();
    try {
      people.clock.set(new Date(start.getTime() + 20 * DAY_MS));
      const used = await person.request("GET", "/api/auth/me");
      expect(used.headers.getSetCookie()).toHaveLength(1);
      people.clock.set(new Date(start.getTime() + 45 * DAY_MS));
      expect((await person.request("GET", "/api/user/settings")).status).toBe(200);
      people.clock.set(new Date(start.getTime() + (46 + SESSION_DAYS) * DAY_MS));
      expect((await person.request("GET", "/api/user/settings")).status).toBe(401);
    } finally {
      people.clock.set(new Date());
    }
  });

  test("is replaced when one signs in over it", async () => {
    const person = await people.signUp("demas");
    const before = person.readCookie();
    await person.request("POST", "/api/auth/login", {
      username: "demas",
      password: person.password,
    });
    expect(person.readCookie()).not.toBe(before);
    expect(
      (await createClient(people.app, before).request("GET", "/api/user/settings")).status,
    ).toBe(401);
  });

  test.each(["x", "a".repeat(43), "%00", "a".repeat(5000)])(
    "is not guessed by %s",
    async (token) => {
      const client = createClient(people.app, `berea_session=${token}`);
      const answer = await read(await client.request("GET", "/api/auth/me"));
      expect(answer).toEqual({ status: 200, body: { user: null } });
    },
  );
});

describe("a forgotten password", () => {
  test("is replaced by a link that is followed once; every session ends", async () => {
    const person = await people.signUp("onesimus");
    await people.mailbox.take(person.email, /Welcome/);
    const asked = await visitor().request("POST", "/api/auth/forgot-password", {
      email: person.email,
    });
    expect(asked.status).toBe(200);
    const token = readMailedToken(await people.mailbox.take(person.email, /password/));
    const check = async (purpose: string) =>
      (await visitor().request("POST", "/api/auth/check-link", { token, purpose })).status;
    // Asked as often as the page is opened; nothing is used up.
    expect(await check("reset-password")).toBe(200);
    expect(await check("reset-password")).toBe(200);
    expect(await check("undo-email")).toBe(400);
    const body = { token, password: "a quite new one" };
    expect((await visitor().request("POST", "/api/auth/reset-password", body)).status).toBe(200);
    expect(await check("reset-password")).toBe(400);
    expect((await person.request("GET", "/api/user/settings")).status).toBe(401);
    const again = await read(await visitor().request("POST", "/api/auth/reset-password", body));
    expect(again.status).toBe(400);
    expect(again.body.error).toMatch(/expired or was used/);
    const signIn = (password: string) =>
      visitor().request("POST", "/api/auth/login", { username: "onesimus", password });
    expect((await signIn(person.password)).status).toBe(401);
    expect((await signIn("a quite new one")).status).toBe(200);
    await people.mailbox.take(person.email, /was changed/);
  });

  test("the link lasts an hour, and two who follow it at once do not both succeed", async () => {
    const person = await people.signUp("tychicus");
    const ask = async () => {
      await visitor().request("POST", "/api/auth/forgot-password", { email: person.email });
      return readMailedToken(await people.mailbox.take(person.email, /new password/));
    };
    const late = await ask();
    people.clock.advance(61 * MINUTE_MS);
    const reset = (token: string, password: string) =>
      visitor().request("POST", "/api/auth/reset-password", { token, password });
    expect((await reset(late, "after the hour")).status).toBe(400);
    people.clock.set(new Date());
    const token = await ask();
    const answers = await Promise.all([
      reset(token, "first of two"),
      reset(token, "second of two"),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("lets in a user who guessed up to the limit, once a new password is chosen", async () => {
    const limited = await openTestPeople({ hasRateLimits: true });
    try {
      const person = await limited.signUp("epaphras");
      const post = (path: string, body: unknown) =>
        createClient(limited.app).request("POST", path, body);
      const signIn = async (username: string, password: string) =>
        (await post("/api/auth/login", { username, password })).status;
      const names = [person.username, person.email];
      for (const name of names) {
        for (let guess = 0; guess < 10; guess++) await signIn(name, `guess ${guess}`);
        expect(await signIn(name, person.password)).toBe(429);
      }
      await post("/api/auth/forgot-password", { email: person.email });
      const token = readMailedToken(await limited.mailbox.take(person.email, /new password/));
      const password = "remembered from now on";
      await post("/api/auth/reset-password", { token, password });
      for (const name of names) expect(await signIn(name, password)).toBe(200);
      // A link that is none forgets nothing.
      for (let guess = 0; guess < 10; guess++) await signIn(person.username, `guess ${guess}`);
      await post("/api/auth/reset-password", { token, password });
      expect(await signIn(person.username, password)).toBe(429);
    } finally {
      await limited.close();
    }
  });

  test("tells nobody whether an address has an account", async () => {
    const answers = await Promise.all(
      ["lydia@example.org", "nobody@example.org"].map(async (email) =>
        read(await visitor().request("POST", "/api/auth/forgot-password", { email })),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test.each(["", "x", "a".repeat(43)])(
    "a link that was never mailed (%s) changes nothing",
    async (token) => {
      const answer = await visitor().request("POST", "/api/auth/reset-password", {
        token,
        password: "whatever it is",
      });
      expect(answer.status).toBe(400);
    },
  );
});

describe("an address", () => {
  test("is confirmed by the link of the welcome", async () => {
    const person = await people.signUp("titus");
    const token = readMailedToken(await people.mailbox.take(person.email, /Welcome/));
    const answer = await read(await visitor().request("POST", "/api/auth/verify-email", { token }));
    expect(answer).toEqual({ status: 200, body: { email: person.email } });
    const me = await read(await person.request("GET", "/api/auth/me"));
    expect(me.body).toMatchObject({ user: { isEmailVerified: true } });
  });

  test("a reset link does not confirm, and a confirming link does not reset", async () => {
    const person = await people.signUp("philemon");
    const token = readMailedToken(await people.mailbox.take(person.email, /Welcome/));
    const reset = await visitor().request("POST", "/api/auth/reset-password", {
      token,
      password: "taken over",
    });
    expect(reset.status).toBe(400);
    expect((await visitor().request("POST", "/api/auth/verify-email", { token })).status).toBe(200);
  });
});

test("another site's page cannot act in a person's name", async () => {
  const person = await people.signUp("apphia");
  const cases: [Record<string, string>, number][] = [
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "http://localhost:3000.evil.example" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "http://localhost:3000" }, 200],
    [{ "sec-fetch-site": "same-origin" }, 200],
  ];
  for (const [headers, status] of cases) {
    const answer = await person.request(
      "PATCH",
      "/api/user/settings",
      { dailyVerseEnabled: true },
      headers,
    );
    expect([headers, answer.status]).toEqual([headers, status]);
  }
  const form = await people.app.request("/api/auth/login", {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: "username=apphia&password=x",
  });
  expect(form.status).toBe(400);
});
