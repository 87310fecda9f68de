import { eq } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { modelConsents } from "../tables.ts";

/** @returns nothing where the user has not answered yet */
export async function findConsent(db: Database, userId: number): Promise<boolean | undefined> {
  const [row] = await db.select().from(modelConsents).where(eq(modelConsents.userId, userId));
  return row && row.aiConsentedAt !== null;
}

export async function setConsent(
  db: Database,
  userId: number,
  agrees: boolean,
  now: Date,
): Promise<void> {
  const decision = { aiConsentedAt: agrees ? now : null, decidedAt: now };
  await db
    .insert(modelConsents)
    .values({ userId, ...decision })
    .onConflictDoUpdate({ target: modelConsents.userId, set: decision });
}
