import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createWorker, defineQueue } from "#src/platform/jobs/jobs.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { createMemoryApi, type MemoryPorts } from "./api.ts";
import { writeCards } from "./read-changes.ts";
import { listCards, listReviews, purgeRemovedCards } from "./store.ts";

const PURGE = defineQueue<Record<string, never>>("purge-removed-memory-cards", { retryLimit: 2 });
/** How long a device may be away before an addition that it made then counts as new. */
const REMEMBERED_DAYS = 90;

export const createMemory = (ports: MemoryPorts): FeatureModule => ({
  apis: [createMemoryApi(ports)],
  workers: [
    createWorker(
      PURGE,
      () =>
        purgeRemovedCards(
          ports.db,
          new Date(ports.clock.now().getTime() - REMEMBERED_DAYS * DAY_MS),
        ),
      { schedule: "47 3 * * *" },
    ),
  ],
  exportPersonalData: {
    versesToMemorize: async (db, userId) =>
      writeCards(ports.corpus.texts, await listCards(db, userId), await listReviews(db, userId)),
  },
});
