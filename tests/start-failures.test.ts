// A start that fails for what the operator has set or left out says so in a
// sentence. Tried in a copy of the product, as an operator starts it.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
let copy: string;
const at = (...parts: string[]): string => path.join(copy, ...parts);

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "berea-start-"));
  for (const part of ["src", "content", "migrations", "package.json"]) {
    cpSync(path.join(ROOT, part), at(part), { recursive: true });
  }
  for (const part of ["build", "node_modules"]) symlinkSync(path.join(ROOT, part), at(part));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Failure {
  readonly what: string;
  /** Taken away for the start. */
  readonly without?: string;
  /** A file in its place. */
  readonly isFile?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly sentence: RegExp;
}

const failures: readonly Failure[] = [
  {
    what: "no packages",
    without: "node_modules",
    sentence: /The package \S+ is not installed. Run npm ci/,
  },
  {
    what: "a part of the content left out",
    without: "content/site.json",
    sentence: /The file \S+site.json is missing/,
  },
  {
    what: "a content folder that cannot be read",
    without: "content/library/prayers",
    isFile: true,
    sentence: /content\/library\/prayers is not a folder/,
  },
  {
    what: "a door open to other machines",
    environment: { HOST: "0.0.0.0" },
    sentence: /HOST=0.0.0.0 lets other machines in/,
  },
];

test.each(failures)("$what", { timeout: 90_000 }, ({ without, isFile, environment, sentence }) => {
  if (without) renameSync(at(without), at("away"));
  if (without && isFile) writeFileSync(at(without), "");
  const { status, stderr } = spawnSync(process.execPath, ["src/server/main.ts"], {
    cwd: copy,
    encoding: "utf8",
    timeout: 60_000,
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      LOG_LEVEL: "silent",
      ...environment,
    },
  });
  if (without) {
    rmSync(at(without), { force: true });
    renameSync(at("away"), at(without));
  }
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\n {2}Berea cannot start.\n {2}/);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
});
