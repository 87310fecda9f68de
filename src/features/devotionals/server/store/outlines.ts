import { createSavedTexts } from "#src/features/writing/server/service.ts";
import { DEVOTIONALS_MAX } from "../../rules.ts";
import { devotionals } from "../tables.ts";

export type OutlineRow = typeof devotionals.$inferSelect;

/** Outlines that users have saved. */
export const outlines = createSavedTexts(devotionals, {
  max: DEVOTIONALS_MAX,
  sentence: `At most ${DEVOTIONALS_MAX} outlines can be saved`,
});
