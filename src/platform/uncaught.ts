// What nobody caught leaves the process in a state that nobody knows. It is
// logged, what runs gets a moment to end, and the process ends with a failure,
// so that its supervisor starts it anew.
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "./log.ts";

const DRAIN_MS = 3_000;
const EXIT_CODE = 1;

/** @param drain ends what runs in order; it is not waited for beyond three seconds */
export function endWhenUncaught(ports: { log: Log; drain: () => Promise<void> }): void {
  const { log, drain } = ports;
  let isEnding = false;
  // A rejection that nobody handles arrives here too.
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "something failed that nobody caught; the process ends");
    if (isEnding) return;
    isEnding = true;
    Promise.race([drain(), sleep(DRAIN_MS)])
      .catch((failure: unknown) =>
        log.error({ err: failure }, "not everything was closed in order"),
      )
      .finally(() => process.exit(EXIT_CODE));
  });
}
