// Starts Berea again when it ends by a failure: what is killed or runs out of
// memory cannot do so by itself. What has never been ready is not repeated: it
// said what is wrong with it, and would say it again.
import { setTimeout as sleep } from "node:timers/promises";
import { runNode } from "./run.mjs";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Who has run for so long begins with the first pause again. */
const STEADY_MS = 60_000;

/** Runs a script that says "ready" to its parent once it is; gives the last exit code. */
export async function keepRunning(args, extra, { firstPauseMs = FIRST_PAUSE_MS } = {}) {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  process.on("SIGTERM", leave);
  process.on("SIGINT", leave);
  let hasBeenReady = false;
  const noteReady = (message) => {
    hasBeenReady ||= message === "ready";
  };
  try {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const startedAt = Date.now();
      const code = await runNode(args, extra, noteReady);
      if (code === 0 || !hasBeenReady || leaving.signal.aborted) return code;
      if (Date.now() - startedAt > STEADY_MS) pauseMs = firstPauseMs;
      process.stderr.write(
        `\n  Berea ended unexpectedly and is started again in ${Math.ceil(pauseMs / 1000)} s.\n\n`,
      );
      await sleep(pauseMs, undefined, { signal: leaving.signal }).catch(() => {});
      if (leaving.signal.aborted) return code;
    }
  } finally {
    process.off("SIGTERM", leave);
    process.off("SIGINT", leave);
  }
}
