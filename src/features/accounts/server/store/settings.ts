import { eq } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { userSettings } from "../tables.ts";

export type SettingsRow = typeof userSettings.$inferSelect;
export type SettingsChanges = Partial<
  Omit<SettingsRow, "id" | "userId" | "createdAt" | "updatedAt">
>;

export async function createSettings(
  db: Database,
  userId: number,
  choices: { timeZone: string },
): Promise<void> {
  await db
    .insert(userSettings)
    .values({ userId, ...choices })
    .onConflictDoNothing();
}

/** @throws when the person has no row, which sign-up creates for everyone */
export async function getSettings(db: Database, userId: number): Promise<SettingsRow> {
  const [row] = await db.select().from(userSettings).where(eq(userSettings.userId, userId));
  if (!row) throw new Error("A person has no settings");
  return row;
}

export async function changeSettings(
  db: Database,
  userId: number,
  changes: SettingsChanges,
  now: Date,
): Promise<SettingsRow> {
  const [row] = await db
    .update(userSettings)
    .set({ ...changes, updatedAt: now })
    .where(eq(userSettings.userId, userId))
    .returning();
  if (!row) throw new Error("A person has no settings");
  return row;
}
