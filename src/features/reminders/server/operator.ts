// What the operator of Berea does by hand (docs/operations/reminders.md).
import type { Database } from "#src/platform/db/database.ts";
import type { Jobs } from "#src/platform/jobs/jobs.ts";
import { findOldestDue } from "../rules/lateness.ts";
import { REMINDER_MAILS } from "./plan-reminders.ts";
import { listTroubled, requeueSend, type SendRow } from "./store/sends.ts";

/** Those that went wrong, the latest first. */
export const listTroubledReminders = (db: Database, now: Date, limit: number): Promise<SendRow[]> =>
  listTroubled(db, findOldestDue(now), limit);

/**
 * Has a reminder that went wrong sent once more, by a Berea that runs.
 * @returns false where there is none of that number
 */
export function resendReminder(
  { db, jobs }: { readonly db: Database; readonly jobs: Jobs },
  sendId: number,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isThere = await requeueSend(tx, sendId, findOldestDue(now), now);
    if (isThere) await jobs.send(tx, REMINDER_MAILS, { sendId });
    return isThere;
  });
}
