// PostgreSQL refuses to run as root. Where Berea does, PostgreSQL runs as the
// owner of the data folder, and where that is root too, as `postgres`.
import { execFile } from "node:child_process";
import { chmod, chown, lchown, mkdir, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { ClosedFolderError, DatabaseError } from "#src/platform/db/database-error.ts";

const run = promisify(execFile);

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** The account that PostgreSQL's programs run as. */
export interface ServerAccount {
  /** Absent where they run as Berea itself does. */
  readonly user?: User;
  readonly spawnOptions: {
    readonly uid?: number;
    readonly gid?: number;
    readonly cwd?: string;
    readonly env?: Record<string, string>;
  };
}

const SYSTEM_USER = "postgres";
const ROOT = 0;

// Messages are read for their causes, so they are asked for in English; and the
// folder that Berea was started in may be closed to the account.
const surroundings =
  process.platform === "win32"
    ? {}
    : { cwd: "/", env: { LC_ALL: "C", PATH: "/usr/local/bin:/usr/bin:/bin" } };

function isRoot(): boolean {
  return process.getuid?.() === ROOT;
}

/**
 * Makes the data folder if it is missing. What root makes gets the owner of the
 * folder around it, and another user may pass through it.
 */
export async function ensureDataDir(dataDir: string): Promise<void> {
  // The first folder that was missing; all below were missing with it.
  const first = await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (first === undefined || !isRoot()) return;
  const { uid, gid } = await stat(path.dirname(first));
  for (let folder = dataDir; folder.length >= first.length; folder = path.dirname(folder)) {
    await chown(folder, uid, gid);
    await chmod(folder, 0o711);
  }
}

/** Lets the data folder's owner use what root put into it. */
export async function giveToOwner(dataDir: string, file: string): Promise<void> {
  if (!isRoot()) return;
  const { uid, gid } = await stat(dataDir);
  await chown(file, uid, gid);
}

/**
 * @param cluster PostgreSQL's folder in the data folder, if it is there already
 * @throws DatabaseError as root where there is no user to run PostgreSQL as
 */
export async function chooseServerAccount(
  dataDir: string,
  cluster: string,
): Promise<ServerAccount> {
  if (!isRoot()) return { spawnOptions: surroundings };
  const user =
    (await findOwner(cluster)) ?? (await findNamedOwner(dataDir)) ?? (await getSystemUser());
  return { user, spawnOptions: { ...surroundings, ...user } };
}

/**
 * Whether the account can use a folder or run a program, asked of the system itself:
 * modes alone are not enough where access lists are in use.
 */
export async function canReach(account: ServerAccount, place: string): Promise<boolean> {
  if (account.user === undefined) return true;
  return run("/bin/sh", ["-c", 'test -x "$1"', "sh", place], account.spawnOptions).then(
    () => true,
    () => false,
  );
}

/** @throws ClosedFolderError naming the folder that shuts the account out */
export async function requireReach(account: ServerAccount, dataDir: string): Promise<void> {
  if (await canReach(account, dataDir)) return;
  const parts = dataDir.split(path.sep);
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join(path.sep) || path.sep);
  let closed = dataDir;
  for (const folder of folders) {
    if (await canReach(account, folder)) continue;
    closed = folder;
    break;
  }
  throw new ClosedFolderError(
    `PostgreSQL does not run as root, so Berea runs it as another user, and ${closed} is closed to that user. Set DATA_DIR to a folder elsewhere, for example DATA_DIR=/var/lib/berea, or start Berea as an ordinary user.`,
  );
}

/** Gives the account all of a folder, as after root has put a copy of it back. */
export async function giveToAccount(account: ServerAccount, folder: string): Promise<void> {
  if (account.user === undefined) return;
  const { uid, gid } = account.user;
  if ((await stat(folder)).uid === uid) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(path.join(entry.parentPath, entry.name), uid, gid);
  }
  await chown(folder, uid, gid);
}

async function findOwner(place: string): Promise<User | undefined> {
  const { uid, gid } = await stat(place).catch(() => ({ uid: ROOT, gid: ROOT }));
  return uid === ROOT ? undefined : { uid, gid };
}

/** The owner, if the system knows a name for it: PostgreSQL makes no folder for a mere number. */
async function findNamedOwner(place: string): Promise<User | undefined> {
  const owner = await findOwner(place);
  return owner && findUser((_name, uid) => uid === owner.uid);
}

async function getSystemUser(): Promise<User> {
  const isWanted = (name: string): boolean => name === SYSTEM_USER;
  const found = await findUser(isWanted);
  if (found) return found;
  const options = ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin"];
  await run("useradd", [...options, SYSTEM_USER]).catch(() => undefined);
  const made = await findUser(isWanted);
  if (made) return made;
  throw new DatabaseError(
    `PostgreSQL does not run as root, and the user ${SYSTEM_USER} for it could not be made. Make a system user of that name, start Berea as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.`,
  );
}

async function findUser(
  isWanted: (name: string, uid: number) => boolean,
): Promise<User | undefined> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  for (const line of text.split("\n")) {
    const [name = "", , uid, gid] = line.split(":");
    if (gid !== undefined && isWanted(name, Number(uid))) {
      return { uid: Number(uid), gid: Number(gid) };
    }
  }
  return undefined;
}
