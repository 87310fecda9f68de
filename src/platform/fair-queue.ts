// Shares out work that keeps a processor busy, so that one address cannot take
// it from the others. Each address has a line of its own and does one piece of
// work at a time; lines take turns; and an address that has had its share of the
// time waits until it is due again, however many calls it sends.
import { performance as nodePerformance } from "node:perf_hooks";
import { LRUCache } from "lru-cache";
import { UserError } from "./errors.ts";

export interface FairQueueRules {
  /** How much of the time one address may have, from 0 to 1. */
  readonly share: number;
  /** So much work an address that asked for nothing lately may do at once, in ms. */
  readonly savedMs: number;
  /** So many pieces run at a time, of all addresses. */
  readonly runningMax: number;
  /**
   * A piece that runs for longer than this is waiting for something else, and lets the next
   * begin. None costs more: the first caller, while an engine opens, must not pay for all.
   */
  readonly heldMs: number;
  /** Who has waited for longer than this is refused. */
  readonly waitMs: number;
  readonly waitingMax: number;
  readonly waitingMaxPerAddress: number;
  /** Starts to measure a piece's cost; the function it returns gives the cost so far, in ms. */
  readonly measure: () => () => number;
}

export interface FairQueueWatcher {
  /** How many wait changed by this. */
  readonly onWaiting: (kind: string, change: 1 | -1) => void;
  readonly onRefused: (kind: string) => void;
}

interface Turn {
  /** Names the work in the metrics. */
  readonly kind: string;
  /** Aborts when the caller has gone; asked for only where there is a wait. */
  readonly signal?: () => AbortSignal;
}

export interface FairQueue {
  /**
   * Waits for an address's turn.
   * @returns what ends the turn, to be called when the work is done
   * @throws UserError 429 after too long a wait, at once where too many wait already
   */
  readonly enter: (address: string, turn: Turn) => Promise<Leave>;
}

/** @param leastMs what the turn costs at least */
export type Leave = (leastMs?: number) => void;

interface Waiter {
  readonly start: (leave: Leave) => void;
}

/** The addresses that work was done for lately; the oldest are forgotten. */
const KNOWN_ADDRESSES = 20_000;

/** The time in which the main thread did something, whatever it was. */
export function measureMainThread(): () => number {
  const before = nodePerformance.eventLoopUtilization();
  return () => nodePerformance.eventLoopUtilization(before).active;
}

/** The time that passed: for work that is done elsewhere. */
export function measureElapsed(): () => number {
  const before = performance.now();
  return () => performance.now() - before;
}

export function createFairQueue(rules: FairQueueRules, watcher?: FairQueueWatcher): FairQueue {
  /** In the order in which they take turns. */
  const lines = new Map<string, Set<Waiter>>();
  const working = new Set<string>();
  /** When what an address has had equals its share. */
  const paidAt = new LRUCache<string, number>({ max: KNOWN_ADDRESSES });
  let runningCount = 0;
  let waitingCount = 0;
  let isLooking = false;
  let nextLook: NodeJS.Timeout | undefined;

  const savings = rules.savedMs / rules.share;
  const dueAt = (address: string): number => (paidAt.get(address) ?? 0) - savings;
  const mayStart = (address: string, now: number): boolean =>
    runningCount < rules.runningMax && !working.has(address) && dueAt(address) <= now;

  function begin(address: string): Leave {
    const startedAt = performance.now();
    const readCost = rules.measure();
    working.add(address);
    runningCount += 1;
    const leave = (leastMs = 0) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(hold);
      runningCount -= 1;
      working.delete(address);
      const paid = Math.max(paidAt.get(address) ?? 0, startedAt);
      const cost = Math.min(Math.max(readCost(), leastMs), rules.heldMs);
      paidAt.set(address, paid + cost / rules.share);
      lookSoon();
    };
    let isOver = false;
    const hold = setTimeout(() => leave(), rules.heldMs);
    return leave;
  }

  /** One piece each time round the event loop, so that what is not in line goes on between. */
  function lookSoon(): void {
    if (isLooking || waitingCount === 0 || runningCount >= rules.runningMax) return;
    isLooking = true;
    setImmediate(() => {
      isLooking = false;
      look();
    });
  }

  function look(): void {
    clearTimeout(nextLook);
    const now = performance.now();
    let soonest = Number.POSITIVE_INFINITY;
    for (const [address, line] of lines) {
      if (mayStart(address, now)) {
        // Behind the others for the next time.
        lines.delete(address);
        lines.set(address, line);
        const [first] = line;
        first?.start(begin(address));
        lookSoon();
        return;
      }
      if (!working.has(address)) soonest = Math.min(soonest, dueAt(address));
    }
    // Who is due now waits for somebody to leave, who looks then.
    if (soonest > now && Number.isFinite(soonest)) {
      nextLook = setTimeout(look, Math.ceil(soonest - now));
    }
  }

  function wait(address: string, { kind, signal }: Turn): Promise<Leave> {
    const line = lines.get(address) ?? new Set();
    if (waitingCount >= rules.waitingMax || line.size >= rules.waitingMaxPerAddress) {
      watcher?.onRefused(kind);
      return Promise.reject(refusal());
    }
    lines.set(address, line);
    waitingCount += 1;
    watcher?.onWaiting(kind, 1);
    return new Promise((resolve, reject) => {
      const gone = signal?.();
      const end = () => {
        clearTimeout(limit);
        gone?.removeEventListener("abort", giveUp);
        line.delete(waiter);
        if (line.size === 0) lines.delete(address);
        waitingCount -= 1;
        watcher?.onWaiting(kind, -1);
      };
      const giveUp = () => {
        end();
        reject(refusal());
      };
      const waiter: Waiter = {
        start: (leave) => {
          end();
          resolve(leave);
        },
      };
      const limit = setTimeout(() => {
        watcher?.onRefused(kind);
        giveUp();
      }, rules.waitMs);
      line.add(waiter);
      if (gone?.aborted) return giveUp();
      gone?.addEventListener("abort", giveUp, { once: true });
      lookSoon();
    });
  }

  return {
    enter: async (address, turn) =>
      // Nobody goes before those who are about to be let in.
      !isLooking && !lines.has(address) && mayStart(address, performance.now())
        ? begin(address)
        : wait(address, turn),
  };
}

const RETRY_SECONDS = 3;

const refusal = (): UserError =>
  new UserError(
    "too-many",
    "Too much was asked for at once from your network. Please try again in a few seconds.",
    { retryAfterSeconds: RETRY_SECONDS },
  );
