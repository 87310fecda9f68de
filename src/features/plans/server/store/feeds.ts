// Plans as calendar programs ask for them: by the plan alone, since nobody is
// signed in. The caller checks the signed address before it shows anything.
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { selectPremiumUsers } from "#src/features/accounts/server/service.ts";
import type { Database } from "#src/platform/db/database.ts";
import { readingPlans } from "../tables.ts";
import type { PlanRow } from "./plans.ts";

/** A plan that has a feed, and whether its user may read plans at this moment. */
export async function findFeedPlan(
  db: Database,
  planId: number,
  now: Date,
): Promise<{ readonly plan: PlanRow; readonly isPremium: boolean } | undefined> {
  const isPremium = sql<boolean>`${inArray(readingPlans.userId, selectPremiumUsers(db, now))}`;
  const [found] = await db
    .select({ plan: readingPlans, isPremium })
    .from(readingPlans)
    .where(
      and(
        eq(readingPlans.id, planId),
        isNotNull(readingPlans.calendarSeed),
        isNull(readingPlans.deletedAt),
      ),
    );
  return found;
}
