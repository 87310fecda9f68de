// What a person's export holds of their reading plans.
import type { Database } from "#src/platform/db/database.ts";
import { listAllPlans, readAllDays } from "./store/all-plans.ts";
import type { EntryRow, PlanRow } from "./store/plans.ts";

/** Deleted ones too, for as long as they are retained. */
export async function readPlansForExport(db: Database, userId: number): Promise<unknown> {
  return writePlans(db, await listAllPlans(db, userId));
}

async function* writePlans(db: Database, plans: readonly PlanRow[]) {
  for (const { userId: _, draftId: __, calendarSeed, ...plan } of plans) {
    yield {
      ...plan,
      hasCalendarFeed: calendarSeed !== null,
      days: writeDays(readAllDays(db, plan.id)),
    };
  }
}

async function* writeDays(rows: AsyncIterable<EntryRow>) {
  for await (const { id: _, planId: __, ...day } of rows) yield day;
}
