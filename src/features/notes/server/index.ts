import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { Log } from "#src/platform/log.ts";
import { createNotesApi } from "./api.ts";
import { createNoteWorkers } from "./jobs.ts";
import { readNotesForExport } from "./personal-data.ts";

export function createNotes(ports: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}): FeatureModule {
  return {
    apis: [createNotesApi(ports)],
    workers: createNoteWorkers(ports),
    exportPersonalData: { studyNotes: readNotesForExport },
  };
}
