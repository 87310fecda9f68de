import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { expect, test } from "vitest";

const SOURCE = path.resolve(import.meta.dirname, "uncaught.ts");
const LOG = path.resolve(import.meta.dirname, "log.ts");

async function runScript(script: string) {
  const child = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { endWhenUncaught } from ${JSON.stringify(SOURCE)};
       import { createLog } from ${JSON.stringify(LOG)};
       const log = createLog("info");
       ${script}`,
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, "close");
  const lines = output
    .trim()
    .split(/\n/)
    .map((line) => JSON.parse(line));
  // On a busy pipe the logger may send a line later than the next.
  return { code, errors, lines: lines.sort((one, other) => other.level - one.level) };
}

const ALIVE = "setInterval(() => {}, 1000);";

test.each([
  ["an exception", `setTimeout(() => { throw new Error("unforeseen"); });`],
  ["a rejection", `Promise.reject(new Error("unforeseen"));`],
])("%s that nobody caught is logged, and the process drains and fails", async (_, mishap) => {
  const { code, errors, lines } = await runScript(`
    endWhenUncaught({ log, drain: async () => log.info("drained") });
    ${mishap} ${ALIVE}`);
  expect(code).toBe(1);
  expect(errors).toBe("");
  expect(lines).toMatchObject([
    { level: 60, err: { message: "unforeseen", stack: expect.any(Array) } },
    { level: 30, msg: "drained" },
  ]);
});

test("what does not drain, or fails again, is not waited for", async () => {
  const { code, lines } = await runScript(`
    endWhenUncaught({ log, drain: () => new Promise(() => { throw new Error("once more"); }) });
    setTimeout(() => { throw new Error("first"); });
    ${ALIVE}`);
  expect(code).toBe(1);
  expect(lines.map(({ err }) => err.message)).toEqual(["first", "once more"]);
});
