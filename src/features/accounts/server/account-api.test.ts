import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createClient,
  openTestPeople,
  readMailedToken,
  type TestPeople,
} from "../../../../tests/support/test-people.ts";

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());

const readJson = async (response: Response | Promise<Response>) =>
  (await (await response).json()) as Record<string, unknown>;
const signIn = (username: string, password: string) =>
  createClient(people.app).request("POST", "/api/auth/login", { username, password });

describe("a changed password", () => {
  test("asks for the old one, ends the other sessions, keeps this one, and is mailed", async () => {
    const person = await people.signUp("barnabas");
    const phone = createClient(people.app);
    await phone.request("POST", "/api/auth/login", {
      username: "barnabas",
      password: person.password,
    });
    const copied = createClient(people.app, person.readCookie());
    const wrong = await person.request("POST", "/api/user/password", {
      currentPassword: "not it",
      newPassword: "a new one entirely",
    });
    expect([wrong.status, (await readJson(wrong)).fields]).toEqual([
      400,
      { currentPassword: "That is not your password" },
    ]);
    const right = await person.request("POST", "/api/user/password", {
      currentPassword: person.password,
      newPassword: "a new one entirely",
    });
    expect(right.status).toBe(200);
    expect((await person.request("GET", "/api/user/settings")).status).toBe(200);
    expect((await phone.request("GET", "/api/user/settings")).status).toBe(401);
    // A thief who copied this browser's cookie is signed out as well.
    expect((await copied.request("GET", "/api/user/settings")).status).toBe(401);
    expect((await signIn("barnabas", person.password)).status).toBe(401);
    expect((await signIn("barnabas", "a new one entirely")).status).toBe(200);
    await people.mailbox.take(person.email, /was changed/);
  });
});

describe("a changed address", () => {
  test("holds once the link to it is followed; the old one is told", async () => {
    const person = await people.signUp("cornelius");
    const email = "cornelius.new@example.org";
    const asked = await person.request("POST", "/api/user/email", {
      email,
      password: person.password,
    });
    expect(asked.status).toBe(200);
    const token = readMailedToken(await people.mailbox.take(email));
    expect(await readJson(person.request("GET", "/api/auth/me"))).toMatchObject({
      user: { email: person.email },
    });
    const followed = await createClient(people.app).request("POST", "/api/auth/verify-email", {
      token,
    });
    expect(await readJson(followed)).toEqual({ email });
    expect(await readJson(person.request("GET", "/api/auth/me"))).toMatchObject({
      user: { email, isEmailVerified: true },
    });
    await people.mailbox.take(person.email, /address .* was changed/);
    expect((await signIn(email, person.password)).status).toBe(200);
    expect((await signIn(person.email, person.password)).status).toBe(401);
  });

  test("to one that somebody has is answered alike, and mails nobody", async () => {
    const owner = await people.signUp("dorcas");
    await people.mailbox.take(owner.email, /Welcome/);
    const person = await people.signUp("simon");
    const { status } = await person.request("POST", "/api/user/email", {
      email: owner.email,
      password: person.password,
    });
    expect(status).toBe(200);
    // The mail after it has come, so that one before it would have.
    await person.request("POST", "/api/user/verification");
    await people.mailbox.take(person.email, /Confirm/);
    expect(people.mailbox.mails.filter(({ to }) => to === owner.email)).toEqual([]);
  });

  test("that two people ask for goes to the one who follows first", async () => {
    const [first, second] = [await people.signUp("mary"), await people.signUp("martha")];
    const email = "bethany@example.org";
    const tokens: string[] = [];
    for (const person of [first, second]) {
      await person.request("POST", "/api/user/email", { email, password: person.password });
      tokens.push(readMailedToken(await people.mailbox.take(email)));
    }
    const follow = (token: string | undefined) =>
      createClient(people.app).request("POST", "/api/auth/verify-email", { token });
    expect((await follow(tokens[0])).status).toBe(200);
    const late = await follow(tokens[1]);
    expect([late.status, (await readJson(late)).error]).toEqual([
      409,
      "Another account has this address now.",
    ]);
  });
});

describe("sessions", () => {
  test("are listed by device and ended one by one or all but this", async () => {
    const person = await people.signUp("luke");
    const enter = (userAgent: string) =>
      people.app.request("/api/auth/login", {
        method: "POST",
        headers: { "Content-Type": "application/json", "User-Agent": userAgent },
        body: JSON.stringify({ username: "luke", password: person.password }),
      });
    await enter("Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0");
    await enter(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Mobile Safari/604",
    );
    const list = async () =>
      (await (await person.request("GET", "/api/user/sessions")).json()) as {
        id: number;
        device: string;
        isCurrent: boolean;
      }[];
    const sessions = await list();
    expect(sessions.map(({ device }) => device).sort()).toEqual([
      "An unknown device",
      "Firefox on Windows",
      "Safari on iPhone",
    ]);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const firefox = sessions.find(({ device }) => device.startsWith("Firefox"));
    const stranger = await people.signUp("alexander");
    expect((await stranger.request("DELETE", `/api/user/sessions/${firefox?.id}`)).status).toBe(
      404,
    );
    expect(await list()).toHaveLength(3);
    expect((await person.request("DELETE", `/api/user/sessions/${firefox?.id}`)).status).toBe(200);
    expect(await list()).toHaveLength(2);
    expect((await person.request("DELETE", "/api/user/sessions")).status).toBe(200);
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  test.each(["0", "-1", "1.5", "abc", "99999999999999999999", "%27"])(
    "%s is no session",
    async (id) => {
      const person = await people.signUp(`who${Math.random().toString(36).slice(2)}`);
      expect((await person.request("DELETE", `/api/user/sessions/${id}`)).status).toBe(400);
    },
  );
});

test("an export holds what the person wrote and no secret", async () => {
  const person = await people.signUp("mark");
  await person.request("POST", "/api/user/favourites", { kind: "verse", target: "John 3:16" });
  await person.request("PATCH", "/api/user/settings", { geminiApiKey: "AIza-very-secret" });
  const response = await person.request("GET", "/api/user/export");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="berea-export.json"',
  );
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { username: "mark", email: "mark@example.org" },
    settings: { hasGeminiApiKey: true },
    favourites: [{ kind: "verse", target: "John 3:16" }],
  });
  expect(text).not.toMatch(/AIza|argon2|stripe|hash/i);
});

describe("deletion", () => {
  test("asks for the password and erases every row of the person, and of nobody else", async () => {
    const person = await people.signUp("ananias");
    const neighbour = await people.signUp("sapphira");
    for (const one of [person, neighbour]) {
      await one.request("POST", "/api/user/favourites", { kind: "topic", target: "money" });
    }
    expect((await person.request("DELETE", "/api/user", { password: "not it" })).status).toBe(400);
    expect((await person.request("GET", "/api/user/settings")).status).toBe(200);
    const gone = await person.request("DELETE", "/api/user", { password: person.password });
    expect(gone.status).toBe(200);
    expect(person.readCookie()).toBe("");
    const { rows: tables } = await people.pool.query<{ table_name: string }>(
      "select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'",
    );
    expect(tables.length).toBeGreaterThanOrEqual(4);
    for (const { table_name } of tables) {
      const count = async (id: number) =>
        (await people.pool.query(`select 1 from ${table_name} where user_id = $1`, [id])).rowCount;
      expect([table_name, await count(person.id)]).toEqual([table_name, 0]);
    }
    expect((await neighbour.request("GET", "/api/user/favourites")).status).toBe(200);
    expect((await signIn("ananias", person.password)).status).toBe(401);
    await people.mailbox.take(person.email, /deleted/);
    // The name is free again.
    expect((await people.signUp("ananias")).id).not.toBe(person.id);
  });
});

test("no log line carries a password, an address, a token or a key", async () => {
  const person = await people.signUp("secretkeeper", "a password to look for");
  await person.request("PATCH", "/api/user/settings", { rapidApiKey: "key-to-look-for" });
  await createClient(people.app).request("POST", "/api/auth/login", {
    username: "secretkeeper",
    password: "a wrong password to look for",
  });
  const log = people.logLines.join("");
  expect(log.length).toBeGreaterThan(200);
  expect(log).not.toMatch(/to look for|key-to-look-for|secretkeeper|berea_session/);
  expect(log).not.toContain(person.readCookie().split("=")[1]);
});
