// What was answered as kept is kept, also when the app is killed in the middle.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatOrdinal } from "#src/scripture/format-reference.ts";

const WRITES = 500;
const KILLS_AFTER = [140, 320];
const AT_ONCE = 8;
const root = path.resolve(import.meta.dirname, "..");

let dataDir: string;
let port: number;
let app: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "berea-durable-"));
  // As root the database runs as another user, who must be able to enter.
  await chmod(dataDir, 0o711);
  port = await findFreePort();
});

afterAll(async () => {
  if (app) {
    app.kill("SIGTERM");
    await once(app, "exit");
  }
  await rm(dataDir, { recursive: true, force: true });
});

test("500 acknowledged writes outlive an app that is killed among them", {
  timeout: 300_000,
}, async () => {
  await startApp();
  const cookie = await signUp();
  const acknowledged = new Set<string>();
  const kills = [...KILLS_AFTER];
  let next = 0;

  const write = async (): Promise<void> => {
    while (next < WRITES) {
      const target = formatOrdinal(1 + next++);
      while (!(await mark(cookie, target))) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      acknowledged.add(target);
      if (acknowledged.size === kills[0]) {
        kills.shift();
        app?.kill("SIGKILL");
        await startApp();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));

  expect(kills).toEqual([]);
  expect(acknowledged.size).toBe(WRITES);
  const answer = await request("GET", "/api/user/favourites", cookie);
  if (!answer) throw new Error("The app is not there");
  const kept = (await answer.json()) as { target: string }[];
  const targets = kept.map(({ target }) => target);
  expect(targets.sort()).toEqual([...acknowledged].sort());
});

async function startApp(): Promise<void> {
  const started = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: root,
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      NODE_ENV: "production",
    },
  });
  app = started;
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if ((await request("GET", "/readyz"))?.ok) return;
    if (started.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The app did not come up again");
}

async function signUp(): Promise<string> {
  const response = await request("POST", "/api/auth/signup", undefined, {
    username: "writer",
    email: "writer@example.org",
    password: "kept is kept",
  });
  const [cookie = ""] = response?.headers.getSetCookie() ?? [];
  return cookie.split(";")[0] ?? "";
}

/** @returns whether the app said that it is kept */
async function mark(cookie: string, target: string): Promise<boolean> {
  const response = await request("POST", "/api/user/favourites", cookie, { kind: "verse", target });
  // Anything but an app that is away is a fault of this test, or a worse one.
  if (response && response.status !== 201 && response.status < 500) {
    throw new Error(`${target}: ${response.status} ${await response.text()}`);
  }
  return response?.status === 201;
}

/** `undefined` where the app is not there to answer. */
async function request(
  method: string,
  address: string,
  cookie?: string,
  body?: unknown,
): Promise<Response | undefined> {
  try {
    return await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    return undefined;
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
