// The real app on a database of its own, with jobs that run, mail that is stored
// and a clock that can be set; and people who sign up in it as people do.
import pino from "pino";
import { connect } from "#src/platform/db/database.ts";
import { createClientAddressReader } from "#src/platform/http/client-address.ts";
import { openJobs } from "#src/platform/jobs/jobs.ts";
import type { Mail, Mailer } from "#src/platform/mail/mail.ts";
import { SESSION_COOKIE } from "#src/platform/person.ts";
import { NO_LICENSED_TEXTS } from "#src/scripture/server/licensed/licensed-texts.ts";
import type { AppPorts } from "#src/server/app.ts";
import { createFeatures, type FeaturePorts } from "#src/server/compose.ts";
import { loadSandbox } from "#src/server/load-sandbox.ts";
import { createTestApp, getTestCorpus, getTestLibrary } from "./test-app.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createTestGenerator } from "./test-generator.ts";

export type TestPeople = Awaited<ReturnType<typeof openTestPeople>>;

/**
 * @param overrides ports of the features, and of the app, to be other than usual
 * @param given a database that has all tables already; dropped at the end like one of its own
 */
export async function openTestPeople(
  overrides: Partial<FeaturePorts> = {},
  appOverrides: Partial<AppPorts> = {},
  given?: TestDatabase,
) {
  const log = pino({ level: "silent" });
  const database = given ?? (await createTestDatabase());
  const { connectionString } = database;
  const { db, pool } = connect(connectionString, log);
  const jobs = openJobs({ connectionString, log });
  const mailbox = createMailbox();
  const clock = createTestClock();
  const ports: FeaturePorts = {
    corpus: getTestCorpus(),
    library: getTestLibrary(),
    getEncoder: () => undefined,
    licensed: NO_LICENSED_TEXTS,
    db,
    pool,
    clock,
    jobs,
    mailer: mailbox.mailer,
    appSecret: "a secret for tests, of no worth at all",
    siteUrl: "http://localhost:3000",
    isLoopback: true,
    siteName: "Berea",
    offer: { price: "$4.99", period: "per month" },
    stripe: undefined,
    createSandbox: await loadSandbox({ stripe: undefined, isLoopback: true, ...overrides }),
    operator: {},
    log,
    readClientAddress: createClientAddressReader(0),
    hasRateLimits: false,
    generator: createTestGenerator(getTestCorpus()),
    ...overrides,
  };
  const features = createFeatures(ports);
  // What the clock starts is run by the tests that are about it; elsewhere it would come between.
  await jobs.start(features.workers.map(({ schedule: _, ...worker }) => worker));
  const { app, logLines } = createTestApp({
    features,
    findFault: async () => undefined,
    ...appOverrides,
  });
  return {
    app,
    logLines,
    db,
    pool,
    clock,
    jobs,
    features,
    /** For a second instance on the same database. */
    ports,
    mailbox,
    connectionString,
    signUp: (username: string, password?: string) => signUp(app, username, password),
    /** Does once what the clock would start. */
    runScheduled: async (queueName: string) => {
      const worker = features.workers.find(({ queue }) => queue.name === queueName);
      if (!worker?.schedule) throw new Error(`Nothing is scheduled as ${queueName}`);
      await worker.work({});
    },
    close: async () => {
      await jobs.stop();
      await pool.end();
      await database.drop();
    },
  };
}

type App = ReturnType<typeof createTestApp>["app"];

/** Somebody with a browser: stores the cookies, sends JSON. */
export interface TestClient {
  readonly request: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  /** The session's cookie as it is now; empty when signed out. */
  readonly readCookie: () => string;
}

export function createClient(app: App, cookie = ""): TestClient {
  const cookies = new Map(cookie ? [[nameOf(cookie), cookie]] : []);
  return {
    readCookie: () => cookies.get(SESSION_COOKIE) ?? "",
    request: async (method, path, body, headers = {}) => {
      const response = await app.request(path, {
        method,
        headers: {
          ...(cookies.size > 0 ? { cookie: [...cookies.values()].join("; ") } : {}),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ""] = line.split(";");
        if (/Max-Age=0/i.test(line)) cookies.delete(nameOf(pair));
        else cookies.set(nameOf(pair), pair);
      }
      return response;
    },
  };
}

const nameOf = (pair: string) => pair.split("=")[0] ?? "";

export interface TestPerson extends TestClient {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

async function signUp(
  app: App,
  username: string,
  password = "olive branch at noon",
): Promise<TestPerson> {
  const client = createClient(app);
  const email = `${username}@example.org`;
  const response = await client.request("POST", "/api/auth/signup", { username, email, password });
  if (response.status !== 201)
    throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  const { user } = (await response.json()) as { user: { id: number } };
  return { ...client, id: user.id, username, email, password };
}

/** A clock that runs with the real one until it is set, and from then on from there. */
function createTestClock() {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    set: (instant: string | Date) => {
      offsetMs = new Date(instant).getTime() - Date.now();
    },
    advance: (ms: number) => {
      offsetMs += ms;
    },
  };
}

/** Takes mail as a mail server would, and can be made to fail. */
function createMailbox() {
  const mails: Mail[] = [];
  const waiting = new Set<() => void>();
  let failure: Error | undefined;
  const mailer: Mailer = {
    send: async (mail) => {
      if (failure) throw failure;
      mails.push(mail);
      for (const look of waiting) look();
      return { messageId: `<${mails.length}@test>` };
    },
    close: async () => {},
  };
  return {
    mailer,
    mails,
    failWith: (error: Error | undefined) => {
      failure = error;
    },
    /** The next mail to an address, waited for up to ten seconds; each is handed out once. */
    take: (to: string, subject = /(?:)/): Promise<Mail> =>
      new Promise((resolve, reject) => {
        const look = () => {
          const index = mails.findIndex((mail) => mail.to === to && subject.test(mail.subject));
          const [mail] = index < 0 ? [] : mails.splice(index, 1);
          if (!mail) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(mail);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`No mail came to ${to} (${subject})`));
        }, 10_000);
        waiting.add(look);
        look();
      }),
  };
}

/** The token of the link in a mail. */
export function readMailedToken(mail: Mail): string {
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`No link in: ${mail.text}`);
  return token;
}
