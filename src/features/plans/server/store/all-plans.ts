import { asc, eq } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { readingPlanEntries, readingPlans } from "../tables.ts";
import type { EntryRow, PlanRow } from "./plans.ts";

/** Every plan of a person with all its days, deleted ones too that can still be brought back. */
export async function listAllPlans(
  db: Database,
  userId: number,
): Promise<{ plan: PlanRow; days: EntryRow[] }[]> {
  const rows = await db
    .select({ plan: readingPlans, entry: readingPlanEntries })
    .from(readingPlans)
    .innerJoin(readingPlanEntries, eq(readingPlanEntries.planId, readingPlans.id))
    .where(eq(readingPlans.userId, userId))
    .orderBy(asc(readingPlans.id), asc(readingPlanEntries.dayNumber));
  const plans: { plan: PlanRow; days: EntryRow[] }[] = [];
  for (const { plan, entry } of rows) {
    const last = plans.at(-1);
    if (last?.plan.id === plan.id) last.days.push(entry);
    else plans.push({ plan, days: [entry] });
  }
  return plans;
}
