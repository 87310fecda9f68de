import type { WritingService } from "#src/features/writing/server/service.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createSecretBox } from "#src/platform/secrets.ts";
import { createPrayersApi } from "./api.ts";
import { createPrayerWorkers } from "./jobs.ts";
import { readPrayersForExport, readSavedPrayersForExport } from "./personal-data.ts";
import type { ComposePrayer, PrayerPorts } from "./ports.ts";

export type { ComposePrayer } from "./ports.ts";
// For the reminders.
export { listDueForPrayer, listTitlesDue } from "./service.ts";

export function createPrayers(
  ports: Omit<PrayerPorts, "seal" | "composePrayer"> & {
    readonly appSecret: string;
    readonly writing: WritingService;
    /** In place of the writing service. */
    readonly composePrayer?: ComposePrayer;
  },
): FeatureModule {
  const seal = createSecretBox(ports.appSecret, "prayers to keep");
  const composePrayer = ports.composePrayer ?? composePrayersBy(ports.writing);
  return {
    apis: [createPrayersApi({ ...ports, composePrayer, seal })],
    workers: createPrayerWorkers(ports),
    exportPersonalData: {
      prayers: readPrayersForExport,
      keptPrayers: readSavedPrayersForExport(ports.corpus),
    },
  };
}

/** Prayers are members' alone. */
const composePrayersBy =
  (writing: WritingService): ComposePrayer =>
  ({ personId, subjects, ...choices }) => {
    const viewer = { kind: "person", id: personId, isPremium: true } as const;
    return writing.writePrayer(viewer, subjects, choices, (written) => written);
  };
