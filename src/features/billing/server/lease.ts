// One at a time for each person, over all instances: who opens a page to pay on, or ends what an
// account pays for, holds the person's lease. It holds no connection and no lock.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { findSubscriber } from "#src/features/accounts/server/service.ts";
import { UserError } from "#src/platform/errors.ts";
import { EXCHANGE_MS } from "./exchange.ts";
import type { BillingPorts } from "./ports.ts";
import { endLease, tryLease } from "./store/leases.ts";

/**
 * Longer than any exchange by far, so that it does not expire while its holder can still ask the
 * payment service for something. Only the lease of a process that has ended lasts as long.
 */
const LEASE_SECONDS = (3 * EXCHANGE_MS) / 1000;
const WAIT_MS = 5_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 500;

export interface Lease {
  /** Never throws: a lease that could not be given back expires by itself. */
  readonly giveBack: () => Promise<void>;
}

/**
 * Waits a few seconds for another holder.
 * @returns nothing where there is no such person
 * @throws UserError 503 while another holds it
 */
export async function takeLease(
  { db, log }: Pick<BillingPorts, "db" | "log">,
  userId: number,
): Promise<Lease | undefined> {
  const holder = randomUUID();
  const until = performance.now() + WAIT_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    try {
      if (await tryLease(db, userId, { holder, seconds: LEASE_SECONDS })) break;
    } catch (error) {
      // A lease names a person who must exist.
      if (!(await findSubscriber(db, userId))) return undefined;
      throw error;
    }
    if (performance.now() > until) {
      throw new UserError(
        "unavailable",
        "Another request about this account's payments is not finished yet. Please try again in a moment.",
        { retryAfterSeconds: LEASE_SECONDS },
      );
    }
    await sleep(pauseMs * (0.5 + Math.random()));
  }
  return {
    giveBack: async () => {
      try {
        await endLease(db, userId, holder);
      } catch (error) {
        log.warn({ err: error, person: userId }, "a payment lease could not be given back");
      }
    },
  };
}
