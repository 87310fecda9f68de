import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createNotificationsApi } from "./api.ts";
import { createNotificationWorkers } from "./jobs.ts";
import { readNotificationsForExport } from "./personal-data.ts";

export function createNotifications(ports: {
  readonly db: Database;
  readonly clock: Clock;
}): FeatureModule {
  return {
    apis: [createNotificationsApi(ports)],
    workers: createNotificationWorkers(ports),
    exportPersonalData: { notifications: readNotificationsForExport },
  };
}
