import { desc, eq } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { generationReports } from "../tables.ts";

export type ReportRow = typeof generationReports.$inferInsert;

export async function addReport(db: Database, report: ReportRow): Promise<void> {
  await db.insert(generationReports).values(report);
}

/** A user's own reports, for their export. */
export function listReports(db: Database, userId: number) {
  const { kind, reason, note, createdAt } = generationReports;
  return db
    .select({ kind, reason, note, createdAt })
    .from(generationReports)
    .where(eq(generationReports.userId, userId))
    .orderBy(desc(generationReports.id));
}
