// Who agreed to a model, how often it wrote for whom today, and what was reported.
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { generationReports, modelConsents, modelUses } from "../tables.ts";

/** @returns nothing where the person has not been asked yet */
export async function findConsent(db: Database, userId: number): Promise<boolean | undefined> {
  const [row] = await db.select().from(modelConsents).where(eq(modelConsents.userId, userId));
  return row && row.aiConsentedAt !== null;
}

export async function setConsent(
  db: Database,
  userId: number,
  agrees: boolean,
  now: Date,
): Promise<void> {
  const decision = { aiConsentedAt: agrees ? now : null, decidedAt: now };
  await db
    .insert(modelConsents)
    .values({ userId, ...decision })
    .onConflictDoUpdate({ target: modelConsents.userId, set: decision });
}

/** Counts one more piece. @returns false, and counts nothing, where the day's are used up */
export async function takeUse(
  db: Database,
  use: { readonly utcDay: string; readonly who: string; readonly most: number },
): Promise<boolean> {
  const { utcDay, who, most } = use;
  const rows = await db
    .insert(modelUses)
    .values({ utcDay, who, count: 1 })
    .onConflictDoUpdate({
      target: [modelUses.utcDay, modelUses.who],
      set: { count: sql`${modelUses.count} + 1` },
      setWhere: lt(modelUses.count, most),
    })
    .returning({ count: modelUses.count });
  return rows.length > 0;
}

/** For a piece that the model did not write after all. */
export async function giveBackUse(
  db: Database,
  { utcDay, who }: { readonly utcDay: string; readonly who: string },
): Promise<void> {
  await db
    .update(modelUses)
    .set({ count: sql`${modelUses.count} - 1` })
    .where(and(eq(modelUses.utcDay, utcDay), eq(modelUses.who, who), gt(modelUses.count, 0)));
}

export async function forgetUses(db: Database, beforeUtcDay: string): Promise<void> {
  await db.delete(modelUses).where(lt(modelUses.utcDay, beforeUtcDay));
}

export type ReportFields = typeof generationReports.$inferInsert;

export async function addReport(db: Database, report: ReportFields): Promise<void> {
  await db.insert(generationReports).values(report);
}

/** A person's own reports, for their export. */
export function listReports(db: Database, userId: number) {
  const { kind, reason, note, createdAt } = generationReports;
  return db
    .select({ kind, reason, note, createdAt })
    .from(generationReports)
    .where(eq(generationReports.userId, userId))
    .orderBy(desc(generationReports.id));
}
