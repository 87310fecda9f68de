import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createSecretBox } from "#src/platform/secrets.ts";
import { createPrayersApi } from "./api.ts";
import { createPrayerWorkers } from "./jobs.ts";
import { readKeptPrayersForExport, readPrayersForExport } from "./personal-data.ts";
import type { PrayerPorts } from "./ports.ts";

export type { ComposePrayer } from "./ports.ts";

export function createPrayers(
  ports: Omit<PrayerPorts, "seal"> & { readonly appSecret: string },
): FeatureModule {
  const seal = createSecretBox(ports.appSecret, "prayers to keep");
  return {
    apis: [createPrayersApi({ ...ports, seal })],
    workers: createPrayerWorkers(ports),
    exportPersonalData: {
      prayers: readPrayersForExport,
      keptPrayers: readKeptPrayersForExport(ports.corpus),
    },
  };
}
