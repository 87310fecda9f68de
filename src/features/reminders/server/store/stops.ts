import { and, eq, inArray, notInArray } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { reminderStops } from "../tables.ts";

type Stream = (typeof reminderStops.$inferSelect)["stream"];

export async function listStops(db: Database, userId: number): Promise<Stream[]> {
  const rows = await db
    .select({ stream: reminderStops.stream })
    .from(reminderStops)
    .where(eq(reminderStops.userId, userId));
  return rows.map(({ stream }) => stream);
}

/** Of these users, those who stopped a stream. */
export async function listStoppedUsers(
  db: Database,
  stream: Stream,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ userId: reminderStops.userId })
    .from(reminderStops)
    .where(and(eq(reminderStops.stream, stream), inArray(reminderStops.userId, [...userIds])));
  return new Set(rows.map(({ userId }) => userId));
}

/** Leaves exactly these streams stopped. */
export async function setStops(
  db: Database,
  userId: number,
  streams: readonly Stream[],
  now: Date,
): Promise<void> {
  await db
    .delete(reminderStops)
    .where(
      and(
        eq(reminderStops.userId, userId),
        streams.length > 0 ? notInArray(reminderStops.stream, [...streams]) : undefined,
      ),
    );
  if (streams.length === 0) return;
  await db
    .insert(reminderStops)
    .values(streams.map((stream) => ({ userId, stream, stoppedAt: now })))
    .onConflictDoNothing();
}
