// What billing stands on.
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
}
