import { execFileSync } from "node:child_process";
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bringIntoReach, findPostgresProgram, POSTGRES_MAJOR, restoreLinks } from "./program.ts";

const asBerea = { spawnOptions: {} };
const nobody = { uid: 65_534, gid: 65_534 };
const asNobody = { user: nobody, spawnOptions: { ...nobody, cwd: "/" } };

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "berea-program-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test("the installed programs are of the major version that data folders are held to", async () => {
  const { postgres } = await findPostgresProgram(asBerea, folder);
  expect(execFileSync(postgres, ["--version"], { encoding: "utf8" })).toContain(
    ` ${POSTGRES_MAJOR}.`,
  );
});

test("links that the installation left out are made, and those that are there are left alone", async () => {
  const lib = path.join(folder, "native/lib");
  await mkdir(lib, { recursive: true });
  await writeFile(path.join(lib, "libpq.so.5.18"), "");
  await symlink("libpq.so.5.18", path.join(lib, "libpq.so"));
  await writeFile(
    path.join(folder, "native/pg-symlinks.json"),
    JSON.stringify(
      ["libpq.so", "libpq.so.5"].map((name) => ({
        source: "native/lib/libpq.so.5.18",
        target: `native/lib/${name}`,
      })),
    ),
  );
  await restoreLinks(folder);
  expect(await readlink(path.join(lib, "libpq.so.5"))).toBe("libpq.so.5.18");
  expect((await readdir(lib)).sort()).toEqual(["libpq.so", "libpq.so.5", "libpq.so.5.18"]);
});

test.skipIf(process.getuid?.() !== 0)(
  "programs that the account cannot reach are copied to where it can, once",
  async () => {
    await chmod(folder, 0o755);
    const closed = path.join(folder, "closed");
    const { postgres: installed } = await findPostgresProgram(asBerea, folder);
    await cp(path.resolve(installed, "../../.."), closed, {
      recursive: true,
      verbatimSymlinks: true,
    });
    await chmod(closed, 0o700);
    const { postgres } = await bringIntoReach(closed, asNobody, folder);
    const answer = execFileSync(postgres, ["--version"], { ...nobody, encoding: "utf8" });
    expect(answer).toContain("PostgreSQL");
    const before = await stat(postgres);
    expect(await bringIntoReach(closed, asNobody, folder)).toHaveProperty("postgres", postgres);
    expect((await stat(postgres)).ino).toBe(before.ino);
  },
);
