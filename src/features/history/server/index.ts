import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createHistoryApi, type HistoryPorts, writeVisit } from "./api.ts";
import { findChoice, listVisits } from "./store.ts";

export const createHistory = (ports: HistoryPorts): FeatureModule => ({
  apis: [createHistoryApi(ports)],
  exportPersonalData: {
    readingHistory: async (db, userId) => ({
      isKept: (await findChoice(db, userId)).isKept,
      visits: (await listVisits(db, userId)).map(writeVisit),
    }),
  },
});
