import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import type { CreateRateLimit } from "#src/platform/rate-limits.ts";
import { deriveKey } from "#src/platform/secrets.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { createWritingApi } from "./api.ts";
import { createVerseExplainer, type VerseExplainer } from "./explain-verses.ts";
import { createWritingWorkers } from "./jobs.ts";
import { createWritingLimits, type WritingLimits } from "./viewer.ts";
import {
  createWritingService,
  type WritingService,
  type WritingServicePorts,
} from "./writing-service.ts";

export interface WritingModule extends FeatureModule {
  readonly service: WritingService;
  /** Shared by all that generates texts. */
  readonly limits: WritingLimits;
  readonly verseExplainer: VerseExplainer;
}

export function createWriting(
  ports: Omit<WritingServicePorts, "addressKey"> & {
    readonly corpus: Corpus;
    readonly appSecret: string;
    readonly createRateLimit: CreateRateLimit;
    readonly readClientAddress: ReadClientAddress;
  },
): WritingModule {
  const addressKey = deriveKey(ports.appSecret, "addresses of visitors");
  const writing = createWritingService({ ...ports, addressKey });
  const limits = createWritingLimits(ports.createRateLimit);
  return {
    service: writing,
    limits,
    verseExplainer: createVerseExplainer({ ...ports, writing, limits }),
    apis: [createWritingApi({ ...ports, writing })],
    workers: createWritingWorkers(ports),
  };
}
