// PostgreSQL refuses to run as root. Where Berea does, the server runs as the
// owner of the data folder, and where that is root too, as `postgres`.
import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { DatabaseError } from "../database-error.ts";

const run = promisify(execFile);

/** As whom PostgreSQL's programs run; without `uid` as whom Berea runs. */
export interface ServerAccount {
  readonly uid?: number;
  readonly gid?: number;
  readonly spawnOptions: {
    readonly uid?: number;
    readonly gid?: number;
    readonly cwd?: string;
    readonly env?: Record<string, string>;
  };
}

const SYSTEM_USER = "postgres";

// The messages are read for their causes, so they are asked for in English. The
// folder Berea was started in may be closed to the account.
const surroundings =
  process.platform === "win32"
    ? {}
    : { cwd: "/", env: { LC_ALL: "C", PATH: "/usr/local/bin:/usr/bin:/bin" } };

/** @throws DatabaseError as root where there is no user to run PostgreSQL as */
export async function chooseServerAccount(dataDir: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return { spawnOptions: surroundings };
  const owner = await stat(dataDir);
  const user =
    (owner.uid === 0 ? undefined : await findUser(String(owner.uid))) ??
    (await findUser(SYSTEM_USER)) ??
    (await createSystemUser());
  return { ...user, spawnOptions: { ...surroundings, ...user } };
}

async function findUser(nameOrId: string): Promise<{ uid: number; gid: number } | undefined> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  for (const line of lines) {
    const [name, , uid, gid] = line.split(":");
    if (name === nameOrId || uid === nameOrId) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

async function createSystemUser(): Promise<{ uid: number; gid: number }> {
  await run("useradd", ["--system", "--user-group", "--no-create-home", SYSTEM_USER]).catch(
    () => undefined,
  );
  const user = await findUser(SYSTEM_USER);
  if (user === undefined) {
    throw new DatabaseError(
      `PostgreSQL does not run as root, and the user ${SYSTEM_USER} could not be made. Make a system user of that name, start Berea as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return user;
}
