// Which work is shared out among addresses, and by what figures
// (docs/decisions/047-expensive-work-waits-in-line.md).
import {
  createFairQueue,
  type FairQueueRules,
  measureElapsed,
  measureMainThread,
} from "#src/platform/fair-queue.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import type { QueuePorts } from "#src/platform/http/queue-work.ts";
import type { Metrics } from "#src/platform/metrics.ts";

export interface WorkQueues {
  /** Pages and answers that are not cached share a queue: both are computed on the main thread. */
  readonly pages: QueuePorts;
  readonly answers: QueuePorts;
  /** Passwords, which keep other threads busy. */
  readonly signIns: QueuePorts;
  /** Social cards, which have a thread to themselves. */
  readonly cards: QueuePorts;
}

const BOUNDS = { waitingMax: 4_000, waitingMaxPerAddress: 500 };

const COMPUTING = {
  ...BOUNDS,
  share: 0.2,
  savedMs: 300,
  runningMax: 4,
  heldMs: 100,
  waitMs: 2_500,
};

const SIGNING_IN: FairQueueRules = {
  ...BOUNDS,
  share: 0.25,
  // A room full of people who sign in together: some at once, the others soon.
  savedMs: 2_000,
  waitMs: 10_000,
  runningMax: 4,
  heldMs: 1_000,
  measure: measureElapsed,
};

const DRAWING: FairQueueRules = {
  ...BOUNDS,
  share: 0.1,
  // Somebody who tries every look of a verse's picture.
  savedMs: 3_000,
  runningMax: 2,
  heldMs: 1_000,
  waitMs: 2_500,
  measure: measureElapsed,
};

export interface WorkQueuePorts {
  readonly metrics: Metrics;
  readonly readAddress: ReadClientAddress;
  /** Measures the thread that encodes sentences for pages and answers, from now on, in ms. */
  readonly measureEncoder: () => () => number;
}

export function createWorkQueues(ports: WorkQueuePorts): WorkQueues {
  const { readAddress, measureEncoder } = ports;
  const { workWaiting, workRefused } = ports.metrics;
  const create = (rules: FairQueueRules) =>
    createFairQueue(rules, {
      onWaiting: (kind, change) => workWaiting.inc({ kind }, change),
      onRefused: (kind) => workRefused.inc({ kind }),
    });
  const measure = () => {
    const readings = [measureMainThread(), measureEncoder()];
    return () => readings.reduce((sum, read) => sum + read(), 0);
  };
  const computing = create({ ...COMPUTING, measure });
  return {
    pages: { queue: computing, readAddress, kind: "pages" },
    answers: { queue: computing, readAddress, kind: "answers" },
    signIns: { queue: create(SIGNING_IN), readAddress, kind: "sign-ins" },
    cards: { queue: create(DRAWING), readAddress, kind: "cards" },
  };
}
