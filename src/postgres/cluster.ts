// PostgreSQL's own folder. It is made beside its place and then moved there, so
// that what is in its place is always whole: whatever kills Berea on the way
// leaves only the half-made one, which has never served and is cleared away.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  chmod,
  chown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { DatabaseError } from "#src/platform/db/database-error.ts";
import { giveToAccount, giveToOwner, type ServerAccount } from "./account.ts";
import { ProgramFailed } from "./explain.ts";
import { POSTGRES_MAJOR, type PostgresProgram } from "./program.ts";

const run = promisify(execFile);

export interface ClusterPlace {
  readonly dataDir: string;
  readonly cluster: string;
  readonly passwordFile: string;
  /** Locked while a server is started or stopped. */
  readonly lockFile: string;
  /** Shared by all Bereas that use the server. */
  readonly usersFile: string;
  readonly logFile: string;
}

export interface ClusterTools {
  readonly program: PostgresProgram;
  readonly account: ServerAccount;
  /** False leaves out what only a power failure asks for. */
  readonly isDurable: boolean;
}

const UNFINISHED = "postgres.unfinished-";

/** PostgreSQL's superuser, whom only this room uses. */
export const SUPERUSER = "postgres";

export function placeIn(dataDir: string): ClusterPlace {
  return {
    dataDir,
    cluster: path.join(dataDir, "postgres"),
    passwordFile: path.join(dataDir, "postgres.password"),
    lockFile: path.join(dataDir, "postgres.lock"),
    usersFile: path.join(dataDir, "postgres.users"),
    logFile: path.join(dataDir, "postgres.log"),
  };
}

/**
 * Makes the folder where there is none yet; gives the password for it. A lost
 * password file is replaced: the server does not know the new password then.
 * @throws DatabaseError where something else is in its place, or another version's folder
 */
export async function ensureCluster(place: ClusterPlace, tools: ClusterTools): Promise<string> {
  if (await isClusterThere(place.cluster)) {
    await giveToAccount(tools.account, place.cluster);
    // A copy that was put back may have got wider rights, which PostgreSQL refuses.
    await chmod(place.cluster, 0o700);
    return (await findPassword(place)) ?? (await makePassword(place));
  }
  const password = await makePassword(place);
  await makeCluster(place, tools, password);
  return password;
}

async function isClusterThere(cluster: string): Promise<boolean> {
  if (!existsSync(cluster)) return false;
  const names = await readdir(cluster);
  if (names.length === 0) return false;
  if (!names.includes("PG_VERSION")) {
    throw new DatabaseError(
      `${cluster} holds something that is not PostgreSQL's. Nothing in it was touched. Move it away, or set DATA_DIR to another folder.`,
    );
  }
  const version = (await readFile(path.join(cluster, "PG_VERSION"), "utf8")).trim();
  if (version !== String(POSTGRES_MAJOR)) {
    throw new DatabaseError(
      `${cluster} was made by PostgreSQL ${version}, and this Berea brings PostgreSQL ${POSTGRES_MAJOR}. Nothing in it was touched. Start the Berea that made it, carry the data over with pg_dump, or set DATA_DIR to another folder.`,
    );
  }
  return true;
}

async function findPassword({ passwordFile }: ClusterPlace): Promise<string | undefined> {
  if (!existsSync(passwordFile)) return undefined;
  return (await readFile(passwordFile, "utf8")).trim() || undefined;
}

async function makePassword({ dataDir, passwordFile }: ClusterPlace): Promise<string> {
  const password = randomBytes(24).toString("hex");
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await giveToOwner(dataDir, passwordFile);
  return password;
}

async function makeCluster(
  { dataDir, cluster }: ClusterPlace,
  { program, account, isDurable }: ClusterTools,
  password: string,
): Promise<void> {
  await clearUnfinished(dataDir);
  // A name of its own: the initdb of a killed start may still be writing into the one before.
  const unfinished = path.join(dataDir, UNFINISHED + randomBytes(4).toString("hex"));
  const folder = path.join(unfinished, "cluster");
  const passwordCopy = path.join(unfinished, "password");
  await mkdir(unfinished, { mode: 0o700 });
  try {
    await writeFile(passwordCopy, password, { mode: 0o600 });
    if (account.user) {
      await chown(passwordCopy, account.user.uid, account.user.gid);
      await chown(unfinished, account.user.uid, account.user.gid);
    }
    const parameters = [
      `--pgdata=${folder}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordCopy}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // The locales of systems differ from one another and change; these do not.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(isDurable ? [] : ["--no-sync"]),
    ];
    await run(program.initdb, parameters, account.spawnOptions).catch((error) => {
      throw new ProgramFailed("initdb", `${error.stderr ?? ""}\n${error.code}`);
    });
    await rename(folder, cluster);
    if (isDurable) await syncFolder(dataDir);
  } finally {
    await clearUnfinished(dataDir);
  }
}

async function clearUnfinished(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(UNFINISHED)) continue;
    // What is still being written into is cleared away another time.
    await rm(path.join(dataDir, name), { recursive: true, force: true }).catch(() => {});
  }
}

/** Makes the names in a folder outlast a power failure; Windows has no such call and no need of it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
