import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createSecretBox } from "#src/platform/secrets.ts";
import { createDevotionalsApi } from "./api.ts";
import { createDevotionalWorkers } from "./jobs.ts";
import { createOutlineApi } from "./outline-api.ts";
import { readDevotionalsForExport } from "./personal-data.ts";
import type { DevotionalPorts } from "./ports.ts";

export function createDevotionals(
  ports: Omit<DevotionalPorts, "seal"> & { readonly appSecret: string },
): FeatureModule {
  const seal = createSecretBox(ports.appSecret, "outlines to keep");
  return {
    apis: [createOutlineApi({ ...ports, seal }), createDevotionalsApi({ ...ports, seal })],
    workers: createDevotionalWorkers(ports),
    exportPersonalData: { devotionals: readDevotionalsForExport(ports.corpus) },
  };
}
