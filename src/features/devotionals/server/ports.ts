// What the devotional calls stand on.
import type { WritingLimits, WritingService } from "#src/features/writing/server/service.ts";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import type { Log } from "#src/platform/log.ts";
import type { SecretBox } from "#src/platform/secrets.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";

export interface DevotionalPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly corpus: Corpus;
  readonly writing: WritingService;
  /** Seals what was generated until somebody saves it. */
  readonly seal: SecretBox;
  readonly limits: WritingLimits;
  readonly readClientAddress: ReadClientAddress;
  readonly log: Log;
}
