// What other rooms may know of what a person prays for.
import type { Database } from "#src/platform/db/database.ts";
import type { ReminderFrequency } from "../rules.ts";
import { listPrayers } from "./store/requests.ts";

export interface PrayedFor {
  readonly title: string;
  readonly reminderFrequency: ReminderFrequency;
  readonly createdAt: Date;
  /** Local dates, the latest first. */
  readonly latestDays: readonly string[];
}

/** What is prayed for at present, the latest added first. */
export async function listPrayedFor(db: Database, userId: number): Promise<PrayedFor[]> {
  const rows = await listPrayers(db, userId);
  return rows.filter(({ status }) => status === "active" || status === "ongoing");
}
