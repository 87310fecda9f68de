// What other features ask of this one.
import type { Kept } from "#src/generation/contract.ts";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { RateLimit } from "#src/platform/rate-limits.ts";
import type { ReportBody } from "../contract.ts";
import { addReport } from "./store/model-use.ts";

export type { VerseExplainer } from "./explain-verses.ts";

export interface ReportPorts {
  readonly db: Database;
  readonly clock: Clock;
  /** Shared by all that is reported. */
  readonly reports: RateLimit;
}

/**
 * Takes down what somebody says of a prayer that was written for them.
 * @throws UserError 429 where they have reported very much
 */
export async function reportPrayer(
  { db, clock, reports }: ReportPorts,
  userId: number,
  piece: Kept<unknown>,
  { reason, note = "" }: ReportBody,
): Promise<void> {
  await reports.count(`person ${userId}`);
  await addReport(db, { userId, kind: "prayer", reason, note, piece, createdAt: clock.now() });
}
