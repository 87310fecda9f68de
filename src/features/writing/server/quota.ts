// How many texts a day the operator's language model writes for whom. A use is
// reserved before the model is asked, so that parallel requests cannot exceed the
// quota, and given back unless a text by the model was delivered.
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Log } from "#src/platform/log.ts";
import { MINUTE_MS } from "#src/shared/calendar/durations.ts";
import { DAILY_TEXTS, type Tier } from "../rules.ts";
import { confirmUse, giveBackUse, reserveUse } from "./store/model-use.ts";

interface GenerationQuota {
  /** @returns nothing where today's uses are spent */
  readonly reserve: (tier: Tier, who: string) => Promise<ReservedUse | undefined>;
}

/** One of the two must be called. Neither throws: an unsettled use is given back later. */
export interface ReservedUse {
  readonly confirm: () => Promise<void>;
  readonly giveBack: () => Promise<void>;
}

/** Longer than a text can take: two questions to the model, each with retries of a minute. */
const UNSETTLED_MS = 15 * MINUTE_MS;

export function createGenerationQuota({
  db,
  clock,
  log,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}): GenerationQuota {
  return {
    reserve: async (tier, who) => {
      const now = clock.now();
      const id = await reserveUse(db, {
        who,
        most: DAILY_TEXTS[tier],
        now,
        abandonedBefore: new Date(now.getTime() - UNSETTLED_MS),
      });
      if (id === undefined) return undefined;
      return {
        confirm: () => settle(confirmUse, id),
        giveBack: () => settle(giveBackUse, id),
      };
    },
  };

  async function settle(
    write: (db: Database, id: string) => Promise<void>,
    id: string,
  ): Promise<void> {
    try {
      await write(db, id);
    } catch (error) {
      // Given back after `UNSETTLED_MS`, as after a crash.
      log.warn({ err: error }, "a use of the language model could not be settled");
    }
  }
}
