import type { Door } from "#src/generation/door/door.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { CreateRateLimit, RateLimit } from "#src/platform/rate-limits.ts";
import { createSecretBox, deriveKey, type SecretBox } from "#src/platform/secrets.ts";
import { createDevotionalsApi } from "./api.ts";
import { createVerseExplainer, type VerseExplainer } from "./explain-verses.ts";
import { createDevotionalWorkers } from "./jobs.ts";
import { createOutlineApi } from "./outline-api.ts";
import { readDevotionalsForExport } from "./personal-data.ts";
import { createDevotionalLimits, type DevotionalPorts } from "./ports.ts";
import { createWritingDesk, type WritingDesk } from "./writing-desk.ts";

export interface DevotionalsModule extends FeatureModule {
  /** For the prayers. */
  readonly desk: WritingDesk;
  readonly reports: RateLimit;
  /** For the insights. */
  readonly verseExplainer: VerseExplainer;
}

export function createDevotionals(
  ports: Pick<DevotionalPorts, "db" | "clock" | "corpus" | "log" | "readClientAddress"> & {
    readonly door: Door;
    /** Opens the keys that people have left in their settings. */
    readonly secrets: SecretBox;
    readonly appSecret: string;
    readonly createRateLimit: CreateRateLimit;
  },
): DevotionalsModule {
  const { appSecret, corpus } = ports;
  const addressKey = deriveKey(appSecret, "addresses of visitors");
  const desk = createWritingDesk({ ...ports, addressKey });
  const devotionals: DevotionalPorts = {
    ...ports,
    desk,
    seal: createSecretBox(appSecret, "outlines to keep"),
    limits: createDevotionalLimits(ports.createRateLimit),
  };
  return {
    desk,
    reports: devotionals.limits.reports,
    verseExplainer: createVerseExplainer(devotionals),
    apis: [createOutlineApi(devotionals), createDevotionalsApi(devotionals)],
    workers: createDevotionalWorkers(ports),
    exportPersonalData: { devotionals: readDevotionalsForExport(corpus) },
  };
}
