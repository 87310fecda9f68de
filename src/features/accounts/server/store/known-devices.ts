import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { knownDevices } from "../tables.ts";

const DEVICES_MAX = 10;
const RETENTION_DAYS = 400;

/** Whether anyone has signed in with this device, and whether this person has. */
export async function findDevice(
  db: Database,
  { tokenHash, userId }: { tokenHash: Buffer; userId: number | undefined },
): Promise<{ isKnown: boolean; isKnownToUser: boolean }> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, tokenHash));
  return { isKnown: rows.length > 0, isKnownToUser: rows.some((row) => row.userId === userId) };
}

/** Saves the device as one of the user's, in place of the least recently used one. */
export async function saveDevice(db: Database, userId: number, tokenHash: Buffer): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastUsedAt: sql`now()` },
    });
  const surplus = db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
    .offset(DEVICES_MAX);
  await db.delete(knownDevices).where(inArray(knownDevices.id, surplus));
}

/** Forgets every device of the person, or every other than one. */
export async function forgetDevices(db: Database, userId: number, except?: Buffer): Promise<void> {
  await db
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        except === undefined ? undefined : ne(knownDevices.tokenHash, except),
      ),
    );
}

export async function forgetUnusedDevices(db: Database): Promise<void> {
  await db
    .delete(knownDevices)
    .where(sql`${knownDevices.lastUsedAt} < now() - make_interval(days => ${RETENTION_DAYS})`);
}
