import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { DatabaseError } from "#src/platform/db/database-error.ts";
import { type Cause, explainFailure, ProgramFailed, readCause } from "./explain.ts";

// Lines as PostgreSQL 18 and the system's loader print them.
const outputs: [string, string, Cause][] = [
  [
    "no room for a file",
    'FATAL:  could not write lock file "postmaster.pid": No space left on device',
    "disk full",
  ],
  [
    "no room under a quota",
    'PANIC:  could not write to file "pg_wal/xlogtemp.29": Disk quota exceeded',
    "disk full",
  ],
  [
    "no room in the system's table of shared memory",
    "FATAL:  could not create shared memory segment: No space left on device",
    "unknown",
  ],
  [
    "a port in use",
    'LOG:  could not bind IPv4 address "127.0.0.1": Address already in use\nFATAL:  could not create any TCP/IP sockets',
    "port taken",
  ],
  ["a living server", 'FATAL:  lock file "postmaster.pid" already exists', "still running"],
  [
    "survivors of a killed server",
    "FATAL:  pre-existing shared memory block (key 5, ID 3) is still in use",
    "still running",
  ],
  [
    "a missing library",
    "postgres: error while loading shared libraries: libicui18n.so.60: cannot open shared object file",
    "cannot run",
  ],
  ["a program for another system", "spawn /a/postgres ENOENT", "cannot run"],
  ["anything else", "FATAL:  the sky fell", "unknown"],
];

test.for(outputs)("reads %s", ([, output, cause]) => {
  expect(readCause(output)).toBe(cause);
});

const failures: [string, Error, RegExp][] = [
  ["a full disk", fail("ENOSPC"), /^The disk that holds .* is full/],
  ["a full disk that the server met", fail("53100"), /^The disk that holds .* is full/],
  ["a disk that cannot be written to", fail("EROFS"), /can only be read/],
  ["another user's file", fail("EACCES", "/srv/postgres.lock"), /^Berea may not use \/srv\/postg/],
  [
    "a program's own words",
    new ProgramFailed("postgres", "LOG:  up\nFATAL:  the sky fell\n"),
    /It said: FATAL: {2}the sky fell$/,
  ],
];

test.for(failures)("says what to do about %s", async ([, failure, sentence]) => {
  const explained = await explainFailure(failure, tmpdir());
  expect(explained).toBeInstanceOf(DatabaseError);
  expect((explained as DatabaseError).message).toMatch(sentence);
  expect((explained as DatabaseError).cause).toBe(failure);
});

test("leaves alone what it does not know", async () => {
  const failure = new TypeError("not of the database");
  expect(await explainFailure(failure, tmpdir())).toBe(failure);
});

function fail(code: string, path?: string): Error {
  return Object.assign(new Error(code), { code, path });
}
