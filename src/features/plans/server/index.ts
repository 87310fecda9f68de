import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { createPlansApi } from "./api.ts";
import { createCalendarAddresses } from "./calendar/calendar-addresses.ts";
import { createCalendarFeeds } from "./calendar/calendar-feeds.ts";
import { createPlanWorkers } from "./jobs.ts";
import { readPlansForExport } from "./personal-data.ts";

// For the reminders.
export { findPlanToday, listDuePlans } from "./service.ts";

export function createPlans(ports: {
  readonly db: Database;
  readonly clock: Clock;
  readonly corpus: Corpus;
  readonly appSecret: string;
  readonly siteUrl: string;
  readonly siteName: string;
}): FeatureModule {
  const addresses = createCalendarAddresses(ports);
  return {
    apis: [createPlansApi({ ...ports, addresses })],
    pages: [createCalendarFeeds({ ...ports, addresses })],
    workers: createPlanWorkers(ports),
    exportPersonalData: { readingPlans: readPlansForExport },
  };
}
