// Whose plans ask for a reminder, by mail or within the product.
import { and, asc, between, eq, gt, inArray, isNull, ne, not, sql } from "drizzle-orm";
import {
  type DueQuery,
  type DueUser,
  selectPremiumUsers,
  selectUsersInZones,
} from "#src/features/accounts/server/service.ts";
import type { Database } from "#src/platform/db/database.ts";
import { readInBatches } from "#src/platform/db/in-pages.ts";
import { readingPlans } from "../tables.ts";

export interface DuePlan extends DueUser {
  readonly planId: number;
  /** Otherwise it is a notification. */
  readonly isByMail: boolean;
  /** Whether the user's settings let reminders be mailed. */
  readonly wantsReminderMails: boolean;
}

/** In batches. */
export function listDuePlans(db: Database, query: DueQuery): AsyncGenerator<readonly DuePlan[]> {
  const user = selectUsersInZones(db, query);
  const { timeZone, localDate, wantsReminderMails } = user;
  const { id: planId, userId, reminderTime, reminderMethod } = readingPlans;
  return readInBatches((last: DuePlan | undefined, limit) =>
    db
      .select({
        planId,
        userId,
        timeZone,
        localDate,
        time: reminderTime,
        isByMail: sql<boolean>`${reminderMethod} = 'email'`,
        wantsReminderMails,
      })
      .from(user)
      .innerJoin(
        readingPlans,
        and(eq(userId, user.userId), between(reminderTime, user.first, user.last)),
      )
      .where(
        and(
          ne(reminderMethod, "none"),
          readingPlans.isActive,
          not(readingPlans.isCompleted),
          isNull(readingPlans.deletedAt),
          inArray(userId, selectPremiumUsers(db, query.now)),
          last && gt(planId, last.planId),
        ),
      )
      .orderBy(asc(planId))
      .limit(limit),
  );
}
