import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClientAddressReader } from "#src/platform/http/client-address.ts";
import { HOUR_MS } from "#src/shared/calendar/durations.ts";
import {
  createClient,
  openTestPeople,
  readMailedToken,
  type TestClient,
  type TestPeople,
} from "../../../../tests/support/test-people.ts";
import { type Challenge, solveChallenge } from "../proof-of-work.ts";

let people: TestPeople;
beforeAll(async () => {
  people = await openTestPeople({
    hasRateLimits: true,
    readClientAddress: createClientAddressReader(1),
  });
});
afterAll(() => people.close());

const from = (address: string) => ({ "x-forwarded-for": address });
const visitor = () => createClient(people.app);

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: { readonly error?: string; readonly challenge?: Challenge };
}

async function send(
  client: TestClient,
  path: string,
  body: unknown,
  address: string,
): Promise<Answer> {
  const response = await client.request("POST", path, body, from(address));
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, retryAfter, body: (await response.json()) as Answer["body"] };
}

const signIn = (client: TestClient, body: object, address = "127.2.0.1") =>
  send(client, "/api/auth/login", body, address);

async function solve({ body }: Answer) {
  if (!body.challenge) throw new Error(`No challenge: ${JSON.stringify(body)}`);
  const answer = await solveChallenge(body.challenge, async () => {});
  return { token: body.challenge.token, answer };
}

/** Wrong passwords from twenty addresses. */
async function guess(username: string, times: number): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let time = 0; time < times; time += 1) {
    const body = { username, password: `guess ${time}` };
    answers.push(await signIn(visitor(), body, `127.51.0.${time % 20}`));
  }
  return answers;
}

/** As if so many wrong passwords had come for a name within the hour. */
async function countWrong(username: string, times: number): Promise<void> {
  for (const limit of ["wrong-name", "guesses-name"]) {
    await people.pool.query("insert into rate_limits (key, points, expire) values ($1, $2, $3)", [
      `${limit}:${username}`,
      times,
      Date.now() + HOUR_MS,
    ]);
  }
}

describe("after sixty wrong passwords from elsewhere", () => {
  const username = "gaius";
  let owner: Awaited<ReturnType<TestPeople["signUp"]>>;
  let right: { username: string; password: string };
  beforeAll(async () => {
    owner = await people.signUp(username);
    right = { username, password: owner.password };
    await guess(username, 60);
  });

  test("the owner gets in at once with a device that was used before, signed out or not", async () => {
    await owner.request("POST", "/api/auth/logout", undefined, from("127.13.0.9"));
    expect(owner.readCookie()).toBe("");
    expect((await signIn(owner, right)).status).toBe(200);
  });

  test("and with another device once it has done some work", async () => {
    const phone = visitor();
    const asked = await signIn(phone, right);
    expect(asked).toMatchObject({
      status: 429,
      retryAfter: expect.stringMatching(/^\d+$/),
      body: {
        code: "too-many",
        error: expect.stringMatching(/tried too often/),
        challenge: { token: expect.any(String), bits: 18 },
      },
    });
    const challenge = await solve(asked);
    expect((await signIn(phone, { ...right, challenge })).status).toBe(200);
    // Once, and from now on the phone is known.
    expect((await signIn(visitor(), { ...right, challenge })).status).toBe(429);
    expect((await signIn(phone, right)).status).toBe(200);
  });

  test("no answer opens that was not asked for", async () => {
    const asked = await signIn(visitor(), right);
    const { token, answer } = await solve(asked);
    const [, expiresAt, id, seal] = token.split(".");
    const forged = await solve({
      ...asked,
      body: { challenge: { token: `4.${expiresAt}.${id}.${seal}`, bits: 4 } },
    });
    for (const challenge of [
      forged,
      { token: token.replace(/^18/, "17"), answer },
      { token, answer: String(Number(answer) + 1) },
      { token: "", answer },
    ]) {
      expect((await signIn(visitor(), { ...right, challenge })).status).toBe(429);
    }
    // Of another name.
    const late = { username: "somebody else", password: "x", challenge: { token, answer } };
    for (let time = 0; time < 10; time += 1)
      await signIn(visitor(), { ...late, challenge: undefined });
    expect((await signIn(visitor(), late)).status).toBe(429);
    people.clock.advance(301_000);
    try {
      const challenge = { token, answer };
      expect((await signIn(visitor(), { ...right, challenge })).status).toBe(429);
    } finally {
      people.clock.set(new Date());
    }
  });

  test("a wrong password with the work done is a wrong password", async () => {
    const challenge = await solve(await signIn(visitor(), right));
    const answer = await signIn(visitor(), { username, password: "not it", challenge });
    expect([answer.status, answer.body.error]).toEqual([401, "Invalid username or password"]);
  });
});

test("names that nobody has are answered as those that somebody has", async () => {
  await people.signUp("tertius");
  const shape = (answers: readonly Answer[]) =>
    answers.map(({ status, body }) => [status, body.error?.slice(0, 30), body.challenge?.bits]);
  for (const name of ["tertius", "nobody at all"]) await countWrong(name, 46);
  const [real, none] = [await guess("tertius", 8), await guess("nobody at all", 8)];
  expect(shape(real)).toEqual(shape(none));
  expect(new Set(real.map(({ status }) => status))).toEqual(new Set([401, 429]));
});

test("beyond a hundred guesses an hour only known devices and mailed links open", async () => {
  const owner = await people.signUp("quartus");
  await countWrong("quartus", 100);
  const right = { username: "quartus", password: owner.password };
  const refused = await signIn(visitor(), right);
  expect(refused).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/device that you have used before.*mail you/) },
  });
  expect(refused.body.challenge).toBeUndefined();
  expect((await signIn(owner, right)).status).toBe(200);
  await send(visitor(), "/api/auth/forgot-password", { email: owner.email }, "127.2.0.2");
  const token = readMailedToken(await people.mailbox.take(owner.email, /new password/));
  const password = "a quite new lantern";
  await send(visitor(), "/api/auth/reset-password", { token, password }, "127.2.0.2");
  expect((await signIn(visitor(), { ...right, password })).status).toBe(200);
});

describe("a known device", () => {
  test("is a cookie that scripts cannot read and the database does not hold", async () => {
    const response = await visitor().request(
      "POST",
      "/api/auth/signup",
      { username: "erastus", email: "erastus@example.org", password: "olive branch at noon" },
      from("127.2.0.3"),
    );
    const [, cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(
      /^berea_device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const token = cookie.slice("berea_device=".length, cookie.indexOf(";"));
    const { rows } = await people.pool.query<{ stored: string }>(
      "select encode(token_hash, 'escape') || encode(token_hash, 'base64') as stored from known_devices",
    );
    expect(rows.some(({ stored }) => stored.includes(token))).toBe(false);
  });

  test("has a limit of its own, beyond which it is asked for work like others", async () => {
    const owner = await people.signUp("jason");
    const wrong = { username: "jason", password: "a slip of the hand" };
    for (let time = 0; time < 10; time += 1) expect((await signIn(owner, wrong)).status).toBe(401);
    const right = { username: "jason", password: owner.password };
    const asked = await signIn(owner, right);
    expect(asked.status).toBe(429);
    // Its wrong passwords count for it alone: others at the same address are not asked.
    expect((await signIn(visitor(), right)).status).toBe(200);
    const challenge = await solve(asked);
    expect((await signIn(owner, { ...right, challenge })).status).toBe(200);
  });

  test("of one person is none of another's, and nobody's own making is any", async () => {
    const [one, other] = [await people.signUp("sosipater"), await people.signUp("lucius")];
    await countWrong("lucius", 50);
    const right = { username: "lucius", password: other.password };
    expect((await signIn(one, right)).status).toBe(429);
    const planted = createClient(people.app, `berea_device=${"a".repeat(43)}`);
    expect((await signIn(planted, right)).status).toBe(429);
    // What is not ours is replaced, not taken over.
    const signedIn = await planted.request(
      "POST",
      "/api/auth/login",
      { username: "sosipater", password: one.password },
      from("127.2.0.4"),
    );
    expect(signedIn.headers.getSetCookie().join()).not.toContain("a".repeat(43));
  });

  test.each(["a reset", "signing out everywhere", "a changed password"])(
    "is forgotten with %s, except the one that did it",
    async (what) => {
      const owner = await people.signUp(`onesiphorus.${what.replaceAll(" ", ".")}`);
      const { username, email } = owner;
      let { password } = owner;
      const laptop = visitor();
      await signIn(laptop, { username, password });
      if (what === "a reset") {
        await send(visitor(), "/api/auth/forgot-password", { email }, "127.2.0.5");
        const token = readMailedToken(await people.mailbox.take(email, /new password/));
        password = "reset by way of mail";
        await send(owner, "/api/auth/reset-password", { token, password }, "127.2.0.5");
      } else if (what === "a changed password") {
        const newPassword = "changed by way of settings";
        const body = { currentPassword: password, newPassword };
        await owner.request("POST", "/api/user/password", body, from("127.2.0.5"));
        password = newPassword;
      } else {
        await owner.request("DELETE", "/api/user/sessions");
      }
      await countWrong(username, 50);
      expect((await signIn(laptop, { username, password })).status).toBe(429);
      const expected = what === "a reset" ? 429 : 200;
      expect((await signIn(owner, { username, password })).status).toBe(expected);
    },
  );

  test("is one of ten at most", async () => {
    const owner = await people.signUp("crescens");
    const right = { username: "crescens", password: owner.password };
    for (let time = 0; time < 11; time += 1) await signIn(visitor(), right, `127.2.0.${10 + time}`);
    const { rowCount } = await people.pool.query("select 1 from known_devices where user_id = $1", [
      owner.id,
    ]);
    expect(rowCount).toBe(10);
  });
});

test("a line from which twenty taken names were tried is asked for work, and not shut", async () => {
  await people.signUp("tryphon");
  const address = "127.13.0.77";
  const signUp = (username: string, more: object = {}) =>
    send(
      visitor(),
      "/api/auth/signup",
      { username, email: `${username}@example.net`, password: "olive branch at noon", ...more },
      address,
    );
  for (let time = 0; time < 20; time += 1) expect((await signUp("tryphon")).status).toBe(409);
  const asked = await signUp("carpus");
  expect(asked.status).toBe(429);
  const challenge = await solve(asked);
  expect((await signUp("carpus", { challenge })).status).toBe(201);
});
