// SIGTERM and SIGINT: the first stops in order, a second one at once.
import { constants } from "node:os";

/** Supervisors signal a process and its launcher, which passes it on: that is one wish, not two. */
const SAME_WISH_MS = 1_000;

/** @param stop gets whether somebody waits at a terminal; the process ends when it is done */
export function onStopSignal(stop: (isAtTerminal: boolean) => Promise<void>): void {
  let askedAt: number | undefined;
  const handle = (signal: "SIGTERM" | "SIGINT"): void => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt < SAME_WISH_MS) return;
      process.exit(128 + constants.signals[signal]);
    }
    askedAt = performance.now();
    stop(signal === "SIGINT" && process.stdout.isTTY).finally(() => process.exit(0));
  };
  process.on("SIGTERM", handle);
  process.on("SIGINT", handle);
}
