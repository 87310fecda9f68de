// What a person's export holds of their reading plans.
import type { Database } from "#src/platform/db/database.ts";
import { listAllPlans } from "./store/all-plans.ts";

export async function readPlansForExport(db: Database, userId: number): Promise<unknown> {
  return (await listAllPlans(db, userId)).map(({ plan, days }) => {
    const { userId: _, ...fields } = plan;
    return { ...fields, days: days.map(({ id: _id, planId: _planId, ...day }) => day) };
  });
}
