// Everything that must hold before a change lands, cheapest first; the first
// failure ends the run. The last line counts the tests of both runners.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBuild, ensureCorpus } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { checkLock } from "./lock.mjs";
import { commandScript, LaunchError, ROOT, run, runNode } from "./run.mjs";

const reports = path.join(ROOT, "test-results");
const vitestReport = path.join(reports, "vitest.json");
const playwrightReport = path.join(reports, "playwright.json");

const node = async (...args) => {
  if ((await runNode(args)) !== 0) throw new LaunchError("That did not pass.");
};

const steps = [
  ["Lock file", async () => checkLock()],
  ["Format and lint", () => biome("check", ".")],
  ["Borders between rooms", () => node("scripts/check-house.ts")],
  [
    "Nothing unused",
    () => node(commandScript("knip", "knip"), "--no-progress", "--treat-config-hints-as-errors"),
  ],
  ["Corpus", ensureCorpus],
  [
    "Types",
    async () => {
      await node(commandScript("@react-router/dev", "react-router"), "typegen");
      await node(commandScript("typescript", "tsc"), "--noEmit");
    },
  ],
  ["Pages", ensureBuild],
  [
    "Unit and API tests",
    () =>
      node(
        commandScript("vitest", "vitest"),
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${vitestReport}`,
      ),
  ],
  [
    "Journeys",
    async () => {
      const code = await runNode([commandScript("@playwright/test", "playwright"), "test"], {
        CHROMIUM_PATH: await ensureChromium(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
      });
      if (code !== 0) throw new LaunchError("That did not pass.");
    },
  ],
];

async function biome(...args) {
  const code = await run(process.execPath, [commandScript("@biomejs/biome", "biome"), ...args], {});
  if (code !== 0) throw new LaunchError("That did not pass. npm run format mends most of it.");
}

export async function runTests() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  let failure;
  for (const [index, [title, step]] of steps.entries()) {
    const startedAt = Date.now();
    process.stdout.write(`\n[${index + 1}/${steps.length}] ${title}\n`);
    try {
      await step();
    } catch (error) {
      if (!(error instanceof LaunchError)) throw error;
      failure = `${title}: ${error.message}`;
      break;
    }
    process.stdout.write(`  ${title}: ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  }
  const counts = countTests();
  if (failure) process.stderr.write(`\n  ${failure}\n`);
  const failed = Math.max(counts.failed, failure ? 1 : 0);
  if (counts.wavering > 0) {
    process.stdout.write(
      `\n  ${counts.wavering} passed at the second attempt only: see "flaky" above.\n`,
    );
  }
  for (const name of counts.leftOut) {
    process.stdout.write(`  Left out, since something that it needs is not here: ${name}\n`);
  }
  process.stdout.write(`\n${counts.passed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}

function countTests() {
  const unit = readReport(vitestReport);
  const journeys = readReport(playwrightReport)?.stats;
  const wavering = journeys?.flaky ?? 0;
  const leftOut = (unit?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "skipped" || status === "pending")
    .map(({ fullName }) => fullName);
  return {
    wavering,
    leftOut,
    passed: (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + wavering,
    failed: (unit?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0),
  };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
