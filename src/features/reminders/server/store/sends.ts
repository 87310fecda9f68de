// What fell due and what became of it. A row is made once for a person, a
// stream, a subject and a date; everything else only changes its status.
import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { reminderSends, type SendStatus } from "../tables.ts";

export type SendRow = typeof reminderSends.$inferSelect;

export interface NewSend {
  readonly userId: number;
  readonly stream: SendRow["stream"];
  readonly subjectId: number;
  readonly localDate: string;
  readonly dueAt: Date;
}

/** @returns the ids of those that are new; the others fell due before */
export async function addSends(
  db: Database,
  sends: readonly NewSend[],
  now: Date,
): Promise<number[]> {
  if (sends.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into reminder_sends (user_id, stream, subject_id, local_date, due_at, changed_at)
    select "userId", stream, "subjectId", "localDate", "dueAt", ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(sends)}::jsonb) as send(
      "userId" int, stream text, "subjectId" int, "localDate" date, "dueAt" timestamptz
    )
    -- A user who has left since gets no mail.
    where exists (select from users where users.id = send."userId")
    on conflict do nothing
    returning id
  `);
  return rows.map(({ id }) => Number(id));
}

export async function findSend(db: Database, id: number): Promise<SendRow | undefined> {
  const [row] = await db.select().from(reminderSends).where(eq(reminderSends.id, id));
  return row;
}

/** @returns false where somebody else has it, or it is done with */
export async function beginSending(db: Database, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(reminderSends)
    .set({ status: "sending", attempts: sql`attempts + 1`, changedAt: now })
    .where(and(eq(reminderSends.id, id), eq(reminderSends.status, "queued")))
    .returning({ id: reminderSends.id });
  return rows.length > 0;
}

/** @param from only from one of these does it come to that status */
export async function settleSend(
  db: Database,
  id: number,
  from: readonly SendStatus[],
  to: { readonly status: SendStatus; readonly reason?: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(reminderSends)
    .set({
      status: to.status,
      reason: to.reason ?? null,
      changedAt: now,
      sentAt: to.status === "sent" ? now : null,
    })
    .where(and(eq(reminderSends.id, id), inArray(reminderSends.status, [...from])))
    .returning({ id: reminderSends.id });
  return rows.length > 0;
}

/** Ended badly, or fell due before `before` and is still on its way: its job was lost. */
const isTroubled = (before: Date) =>
  or(
    inArray(reminderSends.status, ["failed", "unknown"]),
    and(inArray(reminderSends.status, ["queued", "sending"]), lt(reminderSends.dueAt, before)),
  );

/** The latest first. */
export function listTroubled(db: Database, before: Date, limit: number): Promise<SendRow[]> {
  return db
    .select()
    .from(reminderSends)
    .where(isTroubled(before))
    .orderBy(desc(reminderSends.changedAt))
    .limit(limit);
}

/** Has it sent once more, as if it fell due now. @returns false where it is not one that went wrong */
export async function requeueSend(
  db: Database,
  id: number,
  before: Date,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(reminderSends)
    .set({ status: "queued", reason: "by hand", attempts: 0, dueAt: now, changedAt: now })
    .where(
      and(eq(reminderSends.id, id), or(isTroubled(before), eq(reminderSends.status, "skipped"))),
    )
    .returning({ id: reminderSends.id });
  return rows.length > 0;
}

/** Removes those of dates before this one. */
export async function purgeSends(db: Database, beforeDate: string): Promise<void> {
  await db.delete(reminderSends).where(lt(reminderSends.localDate, beforeDate));
}
