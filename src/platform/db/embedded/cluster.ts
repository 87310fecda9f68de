// PostgreSQL's data folder. It is made beside its place and then moved there, so
// that a folder in its place is always whole: whatever kills Berea on the way
// leaves only the half-made one, which the next start clears away.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { ServerAccount } from "./account.ts";
import type { PostgresProgram } from "./program.ts";

const run = promisify(execFile);

/** Names inside the data folder. */
export function clusterPaths(dataDir: string) {
  return {
    cluster: path.join(dataDir, "postgres"),
    unfinished: path.join(dataDir, "postgres.unfinished"),
    passwordFile: path.join(dataDir, "postgres.password"),
    lockFile: path.join(dataDir, "postgres.lock"),
    logFile: path.join(dataDir, "postgres.log"),
  };
}

export const SUPERUSER = "postgres";

/** Makes the folder where there is none yet, and gives the password of its users. */
export async function ensureCluster(options: {
  dataDir: string;
  program: PostgresProgram;
  account: ServerAccount;
  isDurable: boolean;
}): Promise<string> {
  const { cluster, passwordFile } = clusterPaths(options.dataDir);
  if (existsSync(cluster)) return (await readFile(passwordFile, "utf8")).trim();
  const password = randomBytes(24).toString("hex");
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await makeCluster(options, password);
  return password;
}

async function makeCluster(
  options: {
    dataDir: string;
    program: PostgresProgram;
    account: ServerAccount;
    isDurable: boolean;
  },
  password: string,
): Promise<void> {
  const { dataDir, program, account, isDurable } = options;
  const { cluster, unfinished } = clusterPaths(dataDir);
  const folder = path.join(unfinished, "data");
  const passwordCopy = path.join(unfinished, "password");
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordCopy, `${password}\n`, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) {
    await chown(passwordCopy, account.uid, account.gid);
    await chown(unfinished, account.uid, account.gid);
  }
  await run(
    program.initdb,
    [
      `--pgdata=${folder}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordCopy}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // The system's own locales differ from one machine to the next; these do not.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(isDurable ? [] : ["--no-sync"]),
    ],
    account.spawnOptions,
  );
  await rename(folder, cluster);
  await rm(unfinished, { recursive: true, force: true });
}
