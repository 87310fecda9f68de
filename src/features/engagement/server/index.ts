import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createEngagementApi } from "./api.ts";
import { readEngagementForExport } from "./personal-data.ts";

export function createEngagement(ports: {
  readonly db: Database;
  readonly clock: Clock;
}): FeatureModule {
  return {
    apis: [createEngagementApi(ports)],
    exportPersonalData: { engagement: readEngagementForExport },
  };
}
