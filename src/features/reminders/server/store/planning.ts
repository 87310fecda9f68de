import { eq } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { reminderPlanning } from "../tables.ts";

/** Until when it has been worked out what falls due; the first time, until now. */
export async function findPlannedUntil(db: Database, now: Date): Promise<Date> {
  await db.insert(reminderPlanning).values({ plannedUntil: now }).onConflictDoNothing();
  const [row] = await db
    .select({ plannedUntil: reminderPlanning.plannedUntil })
    .from(reminderPlanning);
  return row?.plannedUntil ?? now;
}

/** Nothing where another instance has moved it meanwhile. */
export async function movePlannedUntil(db: Database, from: Date, to: Date): Promise<void> {
  await db
    .update(reminderPlanning)
    .set({ plannedUntil: to })
    .where(eq(reminderPlanning.plannedUntil, from));
}
