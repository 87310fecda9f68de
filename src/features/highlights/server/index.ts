import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createWorker, defineQueue } from "#src/platform/jobs/jobs.ts";
import { formatVerse } from "#src/scripture/format-reference.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import { ordinalOf } from "#src/scripture/versification.ts";
import { DAY_MS } from "#src/shared/calendar/durations.ts";
import { createHighlightsApi, type HighlightPorts } from "./api.ts";
import { findColorNames, type HighlightRow, listHighlights, purgeRemoved } from "./store.ts";

const PURGE = defineQueue<Record<string, never>>("purge-removed-highlights", { retryLimit: 2 });
/** How long a device may be away before a change that it made then counts as new. */
const REMEMBERED_DAYS = 90;

export const createHighlights = (ports: HighlightPorts): FeatureModule => ({
  apis: [createHighlightsApi(ports)],
  workers: [
    createWorker(
      PURGE,
      () =>
        purgeRemoved(ports.db, new Date(ports.clock.now().getTime() - REMEMBERED_DAYS * DAY_MS)),
      { schedule: "41 3 * * *" },
    ),
  ],
  exportPersonalData: {
    highlights: async (db, userId) => ({
      colorNames: await findColorNames(db, userId),
      highlights: (await listHighlights(db, userId)).map((row) =>
        describeRow(ports.corpus.texts, row),
      ),
    }),
  },
});

/** With the words, so that what was taken along can be read anywhere. */
function describeRow(texts: Corpus["texts"], row: HighlightRow) {
  const translation = (row.translation || "WEB") as keyof Corpus["texts"];
  return {
    reference: formatVerse(row),
    translation,
    text: texts[translation].verse(ordinalOf(row)),
    ...(row.words ? { words: row.words } : {}),
    color: row.color,
    changedAt: row.changedAt,
  };
}
