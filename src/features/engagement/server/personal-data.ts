import type { Database } from "#src/platform/db/database.ts";
import { listDays } from "./store.ts";

/** The days in an export. */
export async function readEngagementForExport(db: Database, userId: number): Promise<unknown> {
  return (await listDays(db, userId)).map(({ id: _, userId: __, ...day }) => day);
}
