import { and, eq, gte, inArray, or } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { GRACE_DAYS } from "../../rules.ts";
import { users } from "../tables.ts";

/** The ids of all users who have Premium, by the rule of `holdsPremium`, as a subquery. */
export function selectPremiumUsers(db: Database, now: Date) {
  const owingSince = new Date(now.getTime() - GRACE_DAYS * DAY_MS);
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        inArray(users.subscriptionStatus, ["trialing", "active"]),
        and(eq(users.subscriptionStatus, "past_due"), gte(users.pastDueSince, owingSince)),
      ),
    );
}
