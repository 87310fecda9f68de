// Everything here happens to real servers in real processes.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { DatabaseError } from "#src/platform/db/database-error.ts";
import { createLog } from "#src/platform/log.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./embedded-server.ts";
import { findPostmaster, readPostmasterFile } from "./postmaster.ts";

// Processes start and end here, which takes as long as the machine is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const APP = path.resolve(import.meta.dirname, "../../tests/support/embedded-app.ts");
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const log = createLog("silent");

let base: string;
let outer: string;
let dataDir: string;
const servers: EmbeddedServer[] = [];
const apps: ChildProcess[] = [];
const mounts: string[] = [];

// Making a folder takes half a second; later starts get a copy of one.
beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), "berea-embedded-base-"));
  await chmod(base, 0o755);
  const server = await startEmbeddedServer({
    dataDir: path.join(base, "data"),
    log,
    isDurable: false,
  });
  await server.stop();
});

afterAll(() => rm(base, { recursive: true, force: true }));

const copyBase = (): Promise<void> =>
  cp(path.join(base, "data"), dataDir, { recursive: true, preserveTimestamps: true });

beforeEach(async () => {
  outer = await mkdtemp(path.join(tmpdir(), "berea-embedded-"));
  await chmod(outer, 0o755);
  dataDir = path.join(outer, "the 'data' of $HOME");
});

afterEach(async () => {
  for (const app of apps.splice(0)) app.kill("SIGKILL");
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  const left = await findPostmaster(cluster());
  if (left) process.kill(left.pid, "SIGQUIT");
  await vi.waitFor(async () => expect(await findPostmaster(cluster())).toBeUndefined(), 60_000);
  for (const mount of mounts.splice(0)) {
    await vi.waitFor(() => execFileSync("umount", [mount], { stdio: "ignore" }), 60_000);
  }
  await rm(outer, { recursive: true, force: true, maxRetries: 10 });
});

async function findUnfinished(): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  return names.filter((name) => name.startsWith("postgres.unfinished-"));
}

const cluster = (): string => path.join(dataDir, "postgres");

async function start(isDurable = false): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, log, isDurable });
  servers.push(server);
  return server;
}

async function startForRefusal(): Promise<string> {
  const refusal = await start().then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(DatabaseError);
  return (refusal as DatabaseError).message;
}

interface App {
  readonly process: ChildProcess;
  /** What it says next. */
  readonly hear: () => Promise<Record<string, string>>;
}

/** Starts an app of its own, in its own process group as a terminal's job is. */
function startApp(user: { uid?: number; gid?: number } = {}): App {
  const child = spawn(process.execPath, [APP, dataDir], {
    ...user,
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  apps.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    hear: async () => JSON.parse((await lines.next()).value ?? "{}"),
  };
}

async function ask(
  connectionString: string | undefined,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

async function killPostmaster(): Promise<number> {
  const { pid } = (await findPostmaster(cluster())) ?? {};
  if (pid === undefined) throw new Error("no server runs");
  process.kill(pid, "SIGKILL");
  return pid;
}

describe("a first start", () => {
  test("makes a durable PostgreSQL 18 that sorts alike everywhere", async () => {
    const { connectionString } = await start(true);
    const facts = await ask(
      connectionString,
      `select current_setting('server_version_num')::int / 10000 as major,
         current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
         current_setting('synchronous_commit') as commit, current_setting('timezone') as zone,
         current_setting('listen_addresses') as addresses,
         current_setting('password_encryption') as passwords,
         pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale,
         (select rolsuper from pg_roles where rolname = current_user) as is_super,
         lower('ÄÉΛ') as lower
       from pg_database where datname = current_database()`,
    );
    expect(facts).toEqual([
      {
        major: 18,
        fsync: "on",
        pages: "on",
        commit: "on",
        zone: "UTC",
        addresses: "127.0.0.1",
        passwords: "scram-sha-256",
        encoding: "UTF8",
        provider: "b",
        locale: "C.UTF-8",
        is_super: false,
        lower: "äéλ",
      },
    ]);
  });

  test("stores a password that nobody else can read and nobody gets in without", async () => {
    const { connectionString } = await start();
    const { mode } = await stat(path.join(dataDir, "postgres.password"));
    expect(mode & 0o777).toBe(0o600);
    const url = new URL(connectionString);
    url.password = "password";
    await expect(ask(url.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
  });

  test("clears away what a start that was killed half-way has left", async () => {
    const app = startApp();
    await vi.waitFor(async () => expect(await findUnfinished()).toHaveLength(1), {
      timeout: 60_000,
      interval: 5,
    });
    await sleep(100);
    await kill(app.process);
    expect(existsSync(cluster())).toBe(false);
    const { connectionString } = await start();
    expect(await ask(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(await findUnfinished()).toEqual([]);
  });

  test("refuses a folder with something else in it, and touches nothing", async () => {
    await mkdir(cluster(), { recursive: true });
    await writeFile(path.join(cluster(), "letters.txt"), "dear");
    expect(await startForRefusal()).toContain("holds something that is not PostgreSQL's");
    expect(await readFile(path.join(cluster(), "letters.txt"), "utf8")).toBe("dear");
  });

  test("says so where the data folder is a file", async () => {
    await writeFile(dataDir, "");
    expect(await startForRefusal()).toContain("is not a folder");
  });
});

describe("a later start", () => {
  beforeEach(copyBase);

  test("finds what was written, and leaves nothing running behind", async () => {
    const first = await start();
    await ask(first.connectionString, "create table kept as select 7 as number");
    await first.stop();
    expect(await readPostmasterFile(cluster())).toBeUndefined();
    const second = await start();
    expect(await ask(second.connectionString, "select number from kept")).toEqual([{ number: 7 }]);
  });

  test("goes to another port where another program has taken its own", async () => {
    const first = await start();
    await first.stop();
    const taken = Number(new URL(first.connectionString).port);
    const other = createServer().listen(taken, "127.0.0.1");
    await once(other, "listening");
    const second = await start();
    expect(Number(new URL(second.connectionString).port)).not.toBe(taken);
    expect(await ask(second.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    other.close();
  });

  test("makes a new password where the file was lost", async () => {
    const first = await start();
    await ask(first.connectionString, "create table kept as select 7 as number");
    await first.stop();
    await rm(path.join(dataDir, "postgres.password"));
    const second = await start();
    expect(second.connectionString).not.toBe(first.connectionString);
    expect(await ask(second.connectionString, "select number from kept")).toEqual([{ number: 7 }]);
  });

  test("refuses a folder of another version, and touches nothing", async () => {
    await (await start()).stop();
    await writeFile(path.join(cluster(), "PG_VERSION"), "17\n");
    const before = await readdir(cluster());
    expect(await startForRefusal()).toMatch(/was made by PostgreSQL 17, .* brings PostgreSQL 18/);
    expect(await readdir(cluster())).toEqual(before);
  });

  test("puts a long log aside", async () => {
    await (await start()).stop();
    await writeFile(path.join(dataDir, "postgres.log"), "x".repeat(1_000_001));
    await start();
    expect((await stat(path.join(dataDir, "postgres.log"))).size).toBeLessThan(10_000);
    expect((await stat(path.join(dataDir, "postgres.log.old"))).size).toBe(1_000_001);
  });
});

describe("when the app ends", () => {
  beforeEach(copyBase);

  test("what was acknowledged is there, and a server that is in use is joined", async () => {
    const app = startApp();
    const { connectionString } = await app.hear();
    const bystander = new pg.Client({ connectionString });
    await bystander.connect();
    await bystander.query("create table kept as select 7 as number");
    const before = await findPostmaster(cluster());
    await kill(app.process);
    const next = await start();
    expect(next.connectionString).toBe(connectionString);
    expect(await findPostmaster(cluster())).toEqual(before);
    expect(await ask(next.connectionString, "select number from kept")).toEqual([{ number: 7 }]);
    await bystander.end();
  });

  test("a server that nobody uses is started anew", async () => {
    const app = startApp();
    const { connectionString } = await app.hear();
    await ask(connectionString, "create table kept as select 7 as number");
    const before = await findPostmaster(cluster());
    await kill(app.process);
    expect(await findPostmaster(cluster())).toEqual(before);
    await sleep(200);
    const next = await start();
    expect((await findPostmaster(cluster()))?.pid).not.toBe(before?.pid);
    expect(await ask(next.connectionString, "select number from kept")).toEqual([{ number: 7 }]);
  });

  test("ending without leaving tells a server that nobody else uses to stop", async () => {
    const [one, two] = [startApp(), startApp()];
    await Promise.all([one.hear(), two.hear()]);
    const exit = once(one.process, "exit");
    one.process.kill("SIGHUP");
    await exit;
    await sleep(200);
    expect(await findPostmaster(cluster())).toBeDefined();
    two.process.kill("SIGHUP");
    await vi.waitFor(async () => expect(await readPostmasterFile(cluster())).toBeUndefined(), {
      timeout: 60_000,
      interval: 20,
    });
  });

  test("Ctrl-C, which reaches all of the terminal's processes, lets it drain first", async () => {
    const app = startApp();
    await app.hear();
    const exit = once(app.process, "exit");
    process.kill(-(app.process.pid ?? 0), "SIGINT");
    expect(await app.hear()).toEqual({ state: "drained" });
    expect(await exit).toEqual([0, null]);
    expect(await readPostmasterFile(cluster())).toBeUndefined();
  });
});

describe("when PostgreSQL is killed", () => {
  beforeEach(copyBase);

  test("it comes back under the same address, with all that was acknowledged", async () => {
    const { connectionString } = await start(true);
    await ask(connectionString, "create table kept (number int)");
    for (let round = 1; round <= 2; round++) {
      await ask(connectionString, `insert into kept values (${round})`);
      await killPostmaster();
      await vi.waitFor(
        async () =>
          expect(await ask(connectionString, "select max(number) from kept")).toEqual([
            { max: round },
          ]),
        { timeout: 60_000, interval: 50 },
      );
    }
  });

  test("of 500 acknowledged writes none is lost", async () => {
    const { connectionString } = await start(true);
    await ask(connectionString, "create table written (number int primary key)");
    const pool = new pg.Pool({ connectionString, max: 4 });
    pool.on("error", () => {});
    const acknowledged: number[] = [];
    const kills = [100, 300];
    for (let number = 1; acknowledged.length < 500; number++) {
      if (acknowledged.length === kills[0]) {
        kills.shift();
        await killPostmaster();
      }
      await pool.query("insert into written values ($1)", [number]).then(
        () => acknowledged.push(number),
        () => sleep(20),
      );
    }
    const { rows } = await pool.query("select number from written");
    const written = new Set(rows.map((row) => row.number));
    expect(acknowledged.filter((number) => !written.has(number))).toEqual([]);
    await pool.end();
  });

  test("one of its workers alone does not end it", async () => {
    const { connectionString } = await start();
    const before = await findPostmaster(cluster());
    const client = new pg.Client({ connectionString });
    client.on("error", () => {});
    await client.connect();
    const { rows } = await client.query("select pg_backend_pid() as pid");
    const lost = new Promise((resolve) => client.once("end", resolve));
    process.kill(rows[0].pid, "SIGKILL");
    await lost;
    await vi.waitFor(
      async () => expect(await ask(connectionString, "select 1 as one")).toEqual([{ one: 1 }]),
      { timeout: 60_000, interval: 50 },
    );
    expect((await findPostmaster(cluster()))?.pid).toBe(before?.pid);
  });

  test("together with the app, the next start mends the folder", async () => {
    const app = startApp();
    const { connectionString } = await app.hear();
    await ask(connectionString, "create table kept as select 7 as number");
    app.process.kill("SIGKILL");
    await killPostmaster();
    const next = await start();
    expect(await ask(next.connectionString, "select number from kept")).toEqual([{ number: 7 }]);
  });

  test("its number may belong to another process at the next start", async () => {
    const app = startApp();
    await app.hear();
    app.process.kill("SIGKILL");
    const pid = await killPostmaster();
    const file = path.join(cluster(), "postmaster.pid");
    const bystander = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    apps.push(bystander);
    await writeFile(
      file,
      (await readFile(file, "utf8")).replace(String(pid), String(bystander.pid)),
    );
    const { connectionString } = await start();
    expect(await ask(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(bystander.exitCode).toBeNull();
  });
});

describe("several apps on one folder", () => {
  test("share a server that they all find at their first start, until the last leaves", async () => {
    const [one, two] = [startApp(), startApp()];
    const three = await start();
    const heard = await Promise.all([one.hear(), two.hear()]);
    expect(heard.map((line) => line.connectionString)).toEqual([
      three.connectionString,
      three.connectionString,
    ]);
    const gone = once(one.process, "exit");
    one.process.kill("SIGTERM");
    await gone;
    expect(await ask(three.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    await kill(two.process);
    expect(await ask(three.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    await three.stop();
    expect(await readPostmasterFile(cluster())).toBeUndefined();
  });

  test("all find it again when it was killed", async () => {
    await copyBase();
    const [one, two] = [await start(), await start()];
    await killPostmaster();
    for (const { connectionString } of [one, two]) {
      await vi.waitFor(
        async () => expect(await ask(connectionString, "select 1 as one")).toEqual([{ one: 1 }]),
        { timeout: 60_000, interval: 50 },
      );
    }
    await one.stop();
    expect(await ask(two.connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("leaving while it is being brought back leaves nothing behind", async () => {
    await copyBase();
    const server = await start();
    await killPostmaster();
    await server.stop();
    await sleep(300);
    expect(await findPostmaster(cluster())).toBeUndefined();
  });
});

/** A disk of its own, where this system lets us have one. */
async function mountSmallDisk(megabytes: number): Promise<boolean> {
  await mkdir(dataDir);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", dataDir], {
      stdio: "ignore",
    });
  } catch {
    return false;
  }
  mounts.push(dataDir);
  return true;
}

async function fillDisk(): Promise<string> {
  const filler = path.join(dataDir, "filler");
  try {
    execFileSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=64k"], { stdio: "ignore" });
  } catch {
    // It ends when nothing more fits.
  }
  return filler;
}

describe.skipIf(!isRoot)("on a disk that can only be read", () => {
  test.for(["", "data", "some/data"])(
    "a start in the folder '%s' of it says so",
    async (folder, { skip }) => {
      if (!(await mountSmallDisk(4))) skip();
      execFileSync("mount", ["-o", "remount,ro", dataDir], { stdio: "ignore" });
      dataDir = path.join(dataDir, folder);
      expect(await startForRefusal()).toMatch(/^The disk that holds .* can only be read/);
    },
  );
});

describe.skipIf(!isRoot)("on a full disk", () => {
  const sentence = /^The disk that holds .* is full\. Make room on it/;

  test.for([1, 8, 40])(
    "a first start with %i MB says so and leaves nothing half-made",
    async (size, { skip }) => {
      if (!(await mountSmallDisk(size))) skip();
      expect(await startForRefusal()).toMatch(sentence);
      expect(await findUnfinished()).toEqual([]);
    },
  );

  test("a later start says so, and works once there is room", async ({ skip }) => {
    if (!(await mountSmallDisk(200))) skip();
    await (await start()).stop();
    const filler = await fillDisk();
    expect(await startForRefusal()).toMatch(sentence);
    await rm(filler);
    const { connectionString } = await start();
    expect(await ask(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("a running server refuses what it cannot store, and comes back when there is room", async ({
    skip,
  }) => {
    if (!(await mountSmallDisk(200))) skip();
    const { connectionString } = await start(true);
    await ask(connectionString, "create table kept as select 7 as number, '' as words");
    const filler = await fillDisk();
    const write =
      "insert into kept select n, repeat(md5(n::text), 200) from generate_series(1, 20000) n";
    await expect(ask(connectionString, write)).rejects.toThrow();
    await rm(filler);
    await vi.waitFor(
      async () =>
        expect(await ask(connectionString, "select number from kept")).toEqual([{ number: 7 }]),
      { timeout: 60_000, interval: 100 },
    );
  });
});

describe.skipIf(!isRoot)("as root", () => {
  test("PostgreSQL runs as another user", async () => {
    await copyBase();
    await start();
    const { pid } = (await findPostmaster(cluster())) ?? {};
    expect((await stat(`/proc/${pid}`)).uid).not.toBe(0);
  });

  test("a folder that this user cannot reach is named", async () => {
    await chmod(outer, 0o700);
    const message = await startForRefusal();
    expect(message).toContain(`${outer} is closed to that user`);
    expect(message).toContain("Set DATA_DIR");
  });

  test("a folder put back by root serves again", async () => {
    const first = await start();
    await ask(first.connectionString, "create table kept as select 7 as number");
    await first.stop();
    execFileSync("chown", ["-R", "0:0", dataDir]);
    await chmod(cluster(), 0o755);
    const second = await start();
    expect(await ask(second.connectionString, "select number from kept")).toEqual([{ number: 7 }]);
  });

  test("an ordinary user's folder stays that user's", async () => {
    await chown(outer, NOBODY, NOBODY);
    await (await start()).stop();
    const { connectionString } = await startApp({ uid: NOBODY, gid: NOBODY }).hear();
    expect(await ask(connectionString, "select 1 as one")).toEqual([{ one: 1 }]);
    const names = await readdir(dataDir);
    expect(names).toContain("postgres");
    for (const name of names) expect((await stat(path.join(dataDir, name))).uid).toBe(NOBODY);
  });

  test("an ordinary user learns that root's folder is not theirs", async () => {
    await (await start()).stop();
    const { refusal } = await startApp({ uid: NOBODY, gid: NOBODY }).hear();
    expect(refusal).toMatch(/^Berea may not use .*: it belongs to another user/);
  });
});
