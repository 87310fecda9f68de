// Behind `npm start`, `npm test`, `npm run dev` and `npm run setup`. Runs on the
// newcomer's own Node (20.19 or later) in a fresh clone: no dependencies here.
import { ensureBuild, ensureCorpus } from "./launch/build.mjs";
import { ensureInstalled } from "./launch/install.mjs";
import { keepRunning } from "./launch/keep-running.mjs";
import { LaunchError, runNode } from "./launch/run.mjs";
import { runTests } from "./launch/tests.mjs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

const verbs = {
  async setup() {
    await ensureInstalled();
    await ensureCorpus();
    await ensureBuild();
  },
  async start() {
    await verbs.setup();
    return keepRunning(["--env-file-if-exists=.env", "src/server/main.ts"], {
      NODE_ENV: "production",
    });
  },
  async dev() {
    await ensureInstalled();
    await ensureCorpus();
    return runNode(["--env-file-if-exists=.env", "--watch", "src/server/main.ts", "--dev"]);
  },
  async test() {
    await ensureInstalled();
    return runTests();
  },
};

const verb = verbs[process.argv[2]];
try {
  if (!verb) throw new LaunchError(`Say one of: ${Object.keys(verbs).join(", ")}.`);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new LaunchError(
      `Berea needs Node 20.19 or later to begin with; this is ${process.versions.node}.`,
    );
  }
  process.exitCode = (await verb()) ?? 0;
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  process.stderr.write(`\n  ${error.message.replaceAll("\n", "\n  ")}\n\n`);
  process.exitCode = 1;
}
