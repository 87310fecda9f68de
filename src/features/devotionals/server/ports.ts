// What the devotional calls stand on.
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import type { Log } from "#src/platform/log.ts";
import type { CreateRateLimit, RateLimit } from "#src/platform/rate-limits.ts";
import type { SecretBox } from "#src/platform/secrets.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { HOUR_SECONDS } from "#src/shared/calendar/durations.ts";
import type { WritingDesk } from "./writing-desk.ts";

export interface DevotionalPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly corpus: Corpus;
  readonly desk: WritingDesk;
  /** Seals what was written until somebody keeps it. */
  readonly seal: SecretBox;
  readonly limits: DevotionalLimits;
  readonly readClientAddress: ReadClientAddress;
  readonly log: Log;
}

export interface DevotionalLimits {
  readonly writing: RateLimit;
  readonly reports: RateLimit;
}

/** Writing takes work; so many pieces nobody reads. */
export const createDevotionalLimits = (createRateLimit: CreateRateLimit): DevotionalLimits => ({
  writing: createRateLimit({ name: "writing", times: 30, perSeconds: 600 }),
  reports: createRateLimit({ name: "reports", times: 20, perSeconds: HOUR_SECONDS }),
});
