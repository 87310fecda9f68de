import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Mail } from "#src/platform/mail/mail.ts";
import { DAY_MS, MINUTE_MS } from "#src/shared/calendar/durations.ts";
import {
  LONG_ORDERS,
  playOrder,
  SHORT_ORDERS,
  type TakeoverWorld,
} from "../../../../proof/support/takeover-orders.ts";
import {
  createClient,
  openTestPeople,
  readMailedToken,
  type TestClient,
  type TestPeople,
  type TestPerson,
} from "../../../../tests/support/test-people.ts";
import { clearAccounts, sendAccountMail } from "./jobs.ts";

/** How many orders are played at once. */
const LANES = 6;

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople();
});
afterAll(() => people.close());

const openWorld = (): TakeoverWorld => ({
  call: async (method, path, { body, cookie } = {}) => {
    const client = createClient(people.app, cookie);
    const response = await client.request(method, path, body);
    return {
      status: response.status,
      body: await response.json(),
      cookie: client.readCookie() || undefined,
    };
  },
  takeToken: async (to, subject) => readMailedToken(await people.mailbox.take(to, subject)),
});

describe("a former holder of the password never wins against the mailbox", () => {
  // Of the long ones a sample; `npm run proof -- takeover` plays them all.
  const orders = [...SHORT_ORDERS, ...LONG_ORDERS.filter((_, index) => index % 35 === 0)];

  test("in any order of asking, confirming, resetting and changing", async () => {
    expect([SHORT_ORDERS.length, LONG_ORDERS.length]).toEqual([30, 210]);
    const world = openWorld();
    const wrong: string[] = [];
    const play = async (index: number): Promise<void> => {
      const order = orders[index];
      if (!order) return;
      const found = await playOrder(world, `owner${index}`, order);
      wrong.push(...found.map((what) => `${order.join(", ")}: ${what}`));
      await play(index + LANES);
    };
    await Promise.all(Array.from({ length: LANES }, (_, lane) => play(lane)));
    expect(wrong).toEqual([]);
  }, 120_000);
});

const post = (path: string, body: unknown) => createClient(people.app).request("POST", path, body);

/** The owner, and the link that a change of address was mailed to, asked for with the password. */
async function askForChange(username: string, on = people) {
  const owner = await on.signUp(username);
  const email = `thief.${username}@example.net`;
  await owner.request("POST", "/api/user/email", { email, password: owner.password });
  const confirm = readMailedToken(await on.mailbox.take(email, /Confirm/));
  const undo = readMailedToken(await on.mailbox.take(owner.email, /new address/));
  return { owner, email, confirm, undo };
}

async function askForReset(email: string, on = people) {
  await createClient(on.app).request("POST", "/api/auth/forgot-password", { email });
  return readMailedToken(await on.mailbox.take(email, /Choose a new password/));
}

const readMe = async (client: { request: TestClient["request"] }) =>
  (
    (await (await client.request("GET", "/api/auth/me")).json()) as {
      user: { email: string } | null;
    }
  ).user;

describe("a change of address", () => {
  test("is told to the present address at once, which does not learn the new one", async () => {
    const person = await people.signUp("nereus");
    const email = "nereus.new@example.net";
    await person.request("POST", "/api/user/email", { email, password: person.password });
    const told = await people.mailbox.take(person.email, /new address/);
    expect(told.text).toContain("/undo-email?token=");
    expect(told.text + told.html).not.toContain(email);
  });

  test("is not asked for by a session without the present password", async () => {
    const person = await people.signUp("olympas");
    const body = { email: "olympas.new@example.net", password: "not the password" };
    expect((await person.request("POST", "/api/user/email", body)).status).toBe(400);
    const { rowCount } = await people.pool.query("select 1 from email_changes where user_id = $1", [
      person.id,
    ]);
    expect(rowCount).toBe(0);
  });

  const endings: readonly (readonly [string, (person: TestPerson) => Promise<Response>])[] = [
    [
      "a changed password",
      (person) =>
        person.request("POST", "/api/user/password", {
          currentPassword: person.password,
          newPassword: "words of quite another kind",
        }),
    ],
    ["signing out everywhere", (person) => person.request("DELETE", "/api/user/sessions")],
    [
      "ending another session",
      async (person) => {
        const login = { username: person.username, password: person.password };
        await post("/api/auth/login", login);
        const sessions = (await (await person.request("GET", "/api/user/sessions")).json()) as {
          id: number;
          isCurrent: boolean;
        }[];
        const other = sessions.find(({ isCurrent }) => !isCurrent);
        return person.request("DELETE", `/api/user/sessions/${other?.id}`);
      },
    ],
    ["deletion", (person) => person.request("DELETE", "/api/user", { password: person.password })],
  ];
  test.each(endings)("and every other mailed link ends with %s", async (what, end) => {
    const { owner, confirm, undo } = await askForChange(`rufus.${what.replaceAll(" ", ".")}`);
    const reset = await askForReset(owner.email);
    const verify = readMailedToken(await people.mailbox.take(owner.email, /Welcome/));
    expect((await end(owner)).status).toBe(200);
    const password = "words after the end of links";
    const follow = [
      post("/api/auth/verify-email", { token: confirm }),
      post("/api/auth/verify-email", { token: verify }),
      post("/api/auth/reset-password", { token: reset, password }),
      post("/api/auth/undo-email", { token: undo, password }),
    ];
    expect((await Promise.all(follow)).map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    const { rowCount } = await people.pool.query("select 1 from mailed_links where user_id = $1", [
      owner.id,
    ]);
    expect(rowCount).toBe(0);
  });

  test("that is confirmed ends what was mailed to the old address, and no session", async () => {
    const { owner, email, confirm } = await askForChange("hermas");
    const reset = await askForReset(owner.email);
    expect((await post("/api/auth/verify-email", { token: confirm })).status).toBe(200);
    const body = { token: reset, password: "words for another mailbox" };
    expect((await post("/api/auth/reset-password", body)).status).toBe(400);
    expect(await readMe(owner)).toMatchObject({ email });
  });

  test("undone, gives back the address with a new password and ends every session", async () => {
    const { owner, email, confirm } = await askForChange("patrobas");
    await post("/api/auth/verify-email", { token: confirm });
    const undo = readMailedToken(await people.mailbox.take(owner.email, /address of your/));
    const weak = await post("/api/auth/undo-email", { token: undo, password: "patrobas1" });
    expect(weak.status).toBe(400);
    const password = "seven lamps of plain clay";
    const answer = await post("/api/auth/undo-email", { token: undo, password });
    expect([answer.status, await answer.json()]).toEqual([200, { email: owner.email }]);
    expect(await readMe(owner)).toBeNull();
    const login = await post("/api/auth/login", { username: owner.email, password });
    expect(login.status).toBe(200);
    expect((await post("/api/auth/undo-email", { token: undo, password })).status).toBe(400);
    await people.mailbox.take(email, /taken off/);
  });

  test("can be undone for a week", async () => {
    const { owner, undo } = await askForChange("asyncritus");
    const password = "eight lamps of plain clay";
    try {
      people.clock.advance(7 * DAY_MS + MINUTE_MS);
      expect((await post("/api/auth/undo-email", { token: undo, password })).status).toBe(400);
      people.clock.advance(-120_000);
      expect((await post("/api/auth/undo-email", { token: undo, password })).status).toBe(200);
    } finally {
      people.clock.set(new Date());
    }
    expect((await post("/api/auth/login", { username: owner.username, password })).status).toBe(
      200,
    );
  });

  test("leaves an address that nobody else can take until it cannot be undone", async () => {
    const { owner, confirm } = await askForChange("phlegon");
    await post("/api/auth/verify-email", { token: confirm });
    const undo = readMailedToken(await people.mailbox.take(owner.email, /address of your/));
    const squatter = { username: "squatter", email: owner.email, password: "olive branch at noon" };
    expect((await post("/api/auth/signup", squatter)).status).toBe(409);
    const other = await people.signUp("julia");
    await other.request("POST", "/api/user/email", {
      email: owner.email,
      password: other.password,
    });
    await people.mailbox.take(other.email, /new address/);
    const password = "nine lamps of plain clay";
    expect((await post("/api/auth/undo-email", { token: undo, password })).status).toBe(200);
  });
});

describe("at one moment", () => {
  test("a reset and a confirmation: one wins, and nothing in between", async () => {
    for (let time = 0; time < 4; time += 1) {
      const { owner, email, confirm } = await askForChange(`andronicus${time}`);
      const token = await askForReset(owner.email);
      const password = "ten lamps of plain clay";
      const [reset, confirmed] = await Promise.all([
        post("/api/auth/reset-password", { token, password }),
        // Sometimes the one is first, sometimes the other: a reset hashes before it locks.
        new Promise((resolve) => setTimeout(resolve, time * 15)).then(() =>
          post("/api/auth/verify-email", { token: confirm }),
        ),
      ]);
      expect([reset.status, confirmed.status].sort()).toEqual([200, 400]);
      const isReset = reset.status === 200;
      const client = createClient(people.app);
      const login = { username: owner.username, password: isReset ? password : owner.password };
      expect((await client.request("POST", "/api/auth/login", login)).status).toBe(200);
      expect(await readMe(client)).toMatchObject({ email: isReset ? owner.email : email });
    }
  });

  test("a reset and a sign-in with the old password: no session outlives the reset", async () => {
    const owner = await people.signUp("urbanus");
    for (let time = 0; time < 4; time += 1) {
      const token = await askForReset(owner.email);
      const password = `lamp ${time} of plain clay`;
      const old = time === 0 ? owner.password : `lamp ${time - 1} of plain clay`;
      const thieves = Array.from({ length: 4 }, () => createClient(people.app));
      await Promise.all([
        post("/api/auth/reset-password", { token, password }),
        ...thieves.map((thief) =>
          thief.request("POST", "/api/auth/login", { username: owner.username, password: old }),
        ),
      ]);
      expect(await Promise.all(thieves.map(readMe))).toEqual([null, null, null, null]);
    }
  });
});

test("a link that was asked for before a reset is not mailed after it", async () => {
  const owner = await people.signUp("stachys");
  const ask = { kind: "reset-password", emailKey: owner.email, linksVersion: 0 } as const;
  const sent: Mail[] = [];
  const mailer = {
    ...people.mailbox.mailer,
    send: async (mail: Mail) => ({ messageId: `${sent.push(mail)}` }),
  };
  const ports = { ...people, mailer, siteName: "Berea", siteUrl: "http://localhost:3000" };
  await sendAccountMail(ports, ask);
  expect(sent).toHaveLength(1);
  const token = readMailedToken(sent[0] as Mail);
  await post("/api/auth/reset-password", { token, password: "eleven lamps of plain clay" });
  await sendAccountMail(ports, ask);
  expect(sent).toHaveLength(1);
});

test("who knows the password cannot end the owner's links faster than they are followed", async () => {
  const limited = await openTestPeople({ hasRateLimits: true });
  try {
    const owner = await limited.signUp("ampliatus");
    let password = owner.password;
    const thief = createClient(limited.app);
    await thief.request("POST", "/api/auth/login", { username: "ampliatus", password });
    const isAlive: boolean[] = [];
    for (let time = 0; time < 6; time += 1) {
      await askForReset(owner.email, limited);
      const newPassword = `thief at door number ${time}`;
      const body = { currentPassword: password, newPassword };
      expect((await thief.request("POST", "/api/user/password", body)).status).toBe(200);
      password = newPassword;
      const { rowCount } = await limited.pool.query(
        "select 1 from mailed_links where purpose = 'reset-password'",
      );
      isAlive.push(rowCount !== 0);
    }
    expect(isAlive).toEqual([false, false, false, true, true, true]);
  } finally {
    await limited.close();
  }
});

test("mails of other kinds do not use up those for a new password", async () => {
  const limited = await openTestPeople({ hasRateLimits: true });
  try {
    const owner = await limited.signUp("philologus");
    const thief = await limited.signUp("demetrius");
    for (let time = 0; time < 5; time += 1) {
      await owner.request("POST", "/api/user/verification");
      const body = { email: owner.email, password: thief.password };
      expect((await thief.request("POST", "/api/user/email", body)).status).toBe(200);
    }
    await askForReset(owner.email, limited);
  } finally {
    await limited.close();
  }
});

test("one account's mail, at a clock that runs ahead, signs nobody out", async () => {
  const person = await people.signUp("tryphena");
  const { owner, confirm } = await askForChange("tryphosa");
  try {
    people.clock.advance(40 * DAY_MS);
    await askForReset(owner.email);
    await clearAccounts(people.db);
  } finally {
    people.clock.set(new Date());
  }
  expect((await person.request("GET", "/api/user/settings")).status).toBe(200);
  expect((await post("/api/auth/verify-email", { token: confirm })).status).toBe(200);
});

test("what is of no use any more is cleared away", async () => {
  const person = await people.signUp("persis");
  const { owner } = await askForChange("apelles");
  const count = async (table: string, id: number) =>
    (await people.pool.query(`select 1 from ${table} where user_id = $1`, [id])).rowCount;
  for (const { id } of [person, owner]) {
    await people.pool.query(
      `with a as (update sessions set expires_at = now() - interval '3 days' where user_id = $1),
            b as (update mailed_links set expires_at = now() - interval '3 days' where user_id = $1),
            c as (update email_changes set asked_at = now() - interval '11 days' where user_id = $1)
       update known_devices set last_used_at = now() - interval '401 days' where user_id = $1`,
      [id],
    );
  }
  await clearAccounts(people.db);
  for (const table of ["sessions", "mailed_links", "email_changes", "known_devices"]) {
    expect([table, await count(table, person.id), await count(table, owner.id)]).toEqual([
      table,
      0,
      0,
    ]);
  }
});
