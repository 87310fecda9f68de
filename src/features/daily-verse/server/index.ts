import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import type { Log } from "#src/platform/log.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { createDailyVerseApi } from "./api.ts";
import { createDailyVerseEmbed } from "./embed.ts";
import { createDailyVerses, type DailyVerses } from "./service.ts";

export interface DailyVerseModule extends FeatureModule {
  /** For what shows or sends the verse of a day. */
  readonly findDay: DailyVerses["findDay"];
}

export function createDailyVerse(ports: {
  readonly db: Database;
  readonly clock: Clock;
  readonly corpus: Corpus;
  readonly log: Log;
  readonly siteName: string;
  readonly siteUrl: string;
}): DailyVerseModule {
  const verses = createDailyVerses(ports);
  return {
    apis: [createDailyVerseApi({ verses })],
    pages: [createDailyVerseEmbed({ ...ports, verses })],
    findDay: verses.findDay,
  };
}
