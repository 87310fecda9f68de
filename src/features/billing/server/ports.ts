// What billing stands on.
import type { LimitFunction } from "p-limit";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Jobs } from "#src/platform/jobs/jobs.ts";
import type { Log } from "#src/platform/log.ts";
import type { Payments } from "./provider.ts";

export interface BillingPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  /** Absent where no payment service is configured and the sandbox is not allowed. */
  readonly payments: Payments | undefined;
  /**
   * Runs what asks the payment service while it holds a connection to the database. A service
   * that is slow must not take all the connections.
   */
  readonly limit: LimitFunction;
}

/** How many of them run at once in one instance. */
export const HELD_CONNECTIONS = 4;
