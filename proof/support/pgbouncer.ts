// pgbouncer before a PostgreSQL, as operators and hosts put it there.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "./berea-process.ts";

export interface Pgbouncer {
  /** The database's, by way of pgbouncer. */
  readonly connectionString: string;
  readonly stop: () => Promise<void>;
}

const NOBODY = 65_534;
const PATIENCE_MS = 10_000;

/** @param program the path of pgbouncer */
export async function startPgbouncer(
  program: string,
  connectionString: string,
  poolMode: "session" | "transaction" | "statement",
): Promise<Pgbouncer> {
  const server = new URL(connectionString);
  const folder = await mkdtemp(path.join(tmpdir(), "berea-pgbouncer-"));
  const port = await findFreePort();
  const settings = path.join(folder, "pgbouncer.ini");
  const users = path.join(folder, "users.txt");
  await writeFile(users, `"${server.username}" "${decodeURIComponent(server.password)}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = ${poolMode}
default_pool_size = 40
max_client_conn = 200
`,
  );
  // It refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    for (const place of [folder, settings, users]) await chown(place, NOBODY, NOBODY);
    await chmod(folder, 0o700);
  }
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(program, ["-q", settings], { ...user, stdio: "ignore" });
  await waitForPort(port, child);
  const way = new URL(connectionString);
  way.host = `127.0.0.1:${port}`;
  return {
    connectionString: way.href,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGQUIT");
        await once(child, "exit");
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
  throw new Error(`pgbouncer does not run: ${child.exitCode ?? "no answer"}`);
}
