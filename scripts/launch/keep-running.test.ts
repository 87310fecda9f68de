import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const MODULE = path.resolve(import.meta.dirname, "keep-running.mjs");

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "berea-launch-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a launcher over a program that counts its starts, and does `work` with the count. */
async function launch(work: string) {
  const counter = path.join(folder, "starts");
  const program = path.join(folder, "program.mjs");
  await writeFile(counter, "");
  await writeFile(
    program,
    `import { appendFileSync, readFileSync } from "node:fs";
     appendFileSync(${JSON.stringify(counter)}, "x");
     const starts = readFileSync(${JSON.stringify(counter)}, "utf8").length;
     process.on("SIGTERM", () => process.exit(0));
     ${work}`,
  );
  const launcher = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { keepRunning } from ${JSON.stringify(MODULE)};
       process.exitCode = await keepRunning([${JSON.stringify(program)}], {}, { firstPauseMs: 50 });`,
    ],
    { stdio: "ignore" },
  );
  const ended = once(launcher, "exit");
  return { launcher, ended, countStarts: async () => (await readFile(counter, "utf8")).length };
}

const READY = `process.send("ready");`;

test.each([
  ["never was ready", "process.exit(1);", 1, 1],
  ["ended on request", `${READY} process.exit(0);`, 1, 0],
  ["failed twice after it was ready", `${READY} process.exit(starts < 3 ? 1 : 0);`, 3, 0],
  [
    "was killed after it was ready",
    `${READY} if (starts < 2) process.kill(process.pid, "SIGKILL"); else process.exit(0);`,
    2,
    0,
  ],
  [
    "was ready once and cannot start for a while",
    `if (starts === 1) ${READY} process.exit(starts < 3 ? 1 : 0);`,
    3,
    0,
  ],
])("what %s is started as often as it should be", async (_, work, starts, code) => {
  const { ended, countStarts } = await launch(work);
  expect(await ended).toEqual([code, null]);
  expect(await countStarts()).toBe(starts);
});

test("a launcher that gets a stop signal stops what it runs, and starts nothing more", async () => {
  const { launcher, ended, countStarts } = await launch(`${READY} setInterval(() => {}, 1000);`);
  await vi.waitFor(async () => expect(await countStarts()).toBe(1), { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  launcher.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await countStarts()).toBe(1);
});
