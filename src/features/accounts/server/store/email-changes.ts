// Changes of address: asked for, confirmed, undone.
import { and, eq, gt, gte, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { emailChanges } from "../tables.ts";
import { TakenError, type UserRow } from "./users.ts";

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** For longer than a change can be confirmed and then undone. */
const RETENTION_DAYS = 10;

/** @returns the id; a change that was asked for later has a higher one */
export async function createEmailChange(
  db: Database,
  user: Pick<UserRow, "id" | "email" | "emailKey">,
  toEmail: string,
): Promise<number> {
  const change = { userId: user.id, fromEmail: user.email, fromEmailKey: user.emailKey, toEmail };
  const [row] = await db.insert(emailChanges).values(change).returning({ id: emailChanges.id });
  if (!row) throw new Error("A change of address was not stored");
  return row.id;
}

export async function findEmailChange(
  db: Database,
  id: number,
): Promise<EmailChangeRow | undefined> {
  const [row] = await db.select().from(emailChanges).where(eq(emailChanges.id, id));
  return row;
}

export async function markEmailChanged(db: Database, id: number, now: Date): Promise<void> {
  await db.update(emailChanges).set({ confirmedAt: now }).where(eq(emailChanges.id, id));
}

/** Forgets a change and all after it, with their links. */
export async function forgetEmailChangesFrom(
  db: Database,
  { id, userId }: Pick<EmailChangeRow, "id" | "userId">,
): Promise<void> {
  await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.id, id)));
}

/**
 * Whether an address can still be put back on somebody else's account. Nobody may take it until
 * then: a thief could sign up with it and so prevent its owner from returning to it.
 */
export async function isEmailReserved(
  db: Database,
  { emailKey, userId }: { emailKey: string; userId: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.fromEmailKey, emailKey),
        ne(emailChanges.userId, userId),
        isNotNull(emailChanges.confirmedAt),
        gt(emailChanges.askedAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * Asked after the address was written: then a change that is just leaving the address has either
 * been seen, or would itself have held up the writing.
 * @throws TakenError when the address may still be put back on somebody else's account
 */
export async function refuseReservedEmail(
  db: Database,
  user: { emailKey: string; userId: number },
): Promise<void> {
  if (await isEmailReserved(db, user)) throw new TakenError("email");
}

export async function forgetOldEmailChanges(db: Database): Promise<void> {
  await db
    .delete(emailChanges)
    .where(sql`${emailChanges.askedAt} < now() - make_interval(days => ${RETENTION_DAYS})`);
}
