import type { StoredPiece } from "#src/generation/contract.ts";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { ReportBody } from "../contract.ts";
import { addReport, type ReportRow } from "./store/reports.ts";
import { limitKeyOf, type Sender, type WritingLimits } from "./viewer.ts";

export interface ReportPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: Pick<WritingLimits, "reports">;
}

/**
 * Stores what a reader says is wrong with a generated text, with the text as it was.
 * A visitor's address is not stored.
 * @throws UserError 429 after very many reports
 */
export async function reportText(
  { db, clock, limits }: ReportPorts,
  sender: Sender,
  text: { readonly kind: ReportRow["kind"]; readonly piece: StoredPiece<unknown> },
  { reason, note = "" }: ReportBody,
): Promise<void> {
  const userId = sender.kind === "person" ? sender.id : null;
  await limits.reports.count(limitKeyOf(sender));
  await addReport(db, { userId, ...text, reason, note, createdAt: clock.now() });
}
