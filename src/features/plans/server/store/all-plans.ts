// Plans as an export has them, deleted ones too that can still be brought back.
import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { readInPages } from "#src/platform/db/in-pages.ts";
import { readingPlanEntries, readingPlans } from "../tables.ts";
import type { EntryRow, PlanRow } from "./plans.ts";

/** Every plan of a person. */
export function listAllPlans(db: Database, userId: number): Promise<PlanRow[]> {
  return db
    .select()
    .from(readingPlans)
    .where(eq(readingPlans.userId, userId))
    .orderBy(asc(readingPlans.id));
}

const READ_AT_ONCE = 100;

/** All days of a plan, read as they are asked for. Whose the plan is has been asked before. */
export const readAllDays = (db: Database, planId: number): AsyncGenerator<EntryRow> =>
  readInPages((last) =>
    db
      .select()
      .from(readingPlanEntries)
      .where(
        and(
          eq(readingPlanEntries.planId, planId),
          last && gt(readingPlanEntries.dayNumber, last.dayNumber),
        ),
      )
      .orderBy(asc(readingPlanEntries.dayNumber))
      .limit(READ_AT_ONCE),
  );
