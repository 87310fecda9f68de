import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import type { Jobs } from "#src/platform/jobs/jobs.ts";
import type { Log } from "#src/platform/log.ts";
import type { Mailer } from "#src/platform/mail/mail.ts";
import type { CreateRateLimit } from "#src/platform/rate-limits.ts";
import type { Operator } from "../contract.ts";

export interface ContactPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly appSecret: string;
  readonly createRateLimit: CreateRateLimit;
  readonly readClientAddress: ReadClientAddress;
  /** Messages are mailed to its address; without one they are only stored. */
  readonly operator: Operator;
  readonly siteName: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
}
