import type { Database } from "#src/platform/db/database.ts";
import type { Notice } from "../read-state.ts";
import { billingNotices } from "../tables.ts";

/** @returns whether it is the first on this occasion */
export async function saveNotice(
  db: Database,
  userId: number,
  { kind, occasion }: Notice,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(billingNotices)
    .values({ userId, kind, occasion, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: billingNotices.id });
  return rows.length > 0;
}
