import { createSavedTexts } from "#src/features/writing/server/service.ts";
import { SAVED_PRAYERS_MAX } from "../../rules.ts";
import { prayers } from "../tables.ts";

export type SavedPrayerRow = typeof prayers.$inferSelect;
export type SavedPrayerFields = Pick<SavedPrayerRow, "title" | "content" | "origin" | "writingId">;

/** Prayers that were written for users and that they have saved. */
export const savedPrayers = createSavedTexts(prayers, {
  max: SAVED_PRAYERS_MAX,
  sentence: `At most ${SAVED_PRAYERS_MAX} generated prayers can be saved`,
});
