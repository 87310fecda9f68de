import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { emailChanges, type LinkPurpose, mailedLinks, users } from "../tables.ts";
import type { UserRow } from "./users.ts";

export type MailedLinkRow = typeof mailedLinks.$inferSelect;

export async function createMailedLink(
  db: Database,
  link: Pick<
    MailedLinkRow,
    "userId" | "purpose" | "tokenHash" | "email" | "emailChangeId" | "expiresAt"
  >,
): Promise<void> {
  await db.insert(mailedLinks).values(link);
}

/** Whose link it is: to lock the account before the link is taken. */
export async function findLinkOwner(db: Database, tokenHash: Buffer): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: mailedLinks.userId })
    .from(mailedLinks)
    .where(eq(mailedLinks.tokenHash, tokenHash));
  return row?.userId;
}

const isOpen = (tokenHash: Buffer, purposes: readonly LinkPurpose[], now: Date) =>
  and(
    eq(mailedLinks.tokenHash, tokenHash),
    inArray(mailedLinks.purpose, [...purposes]),
    gt(mailedLinks.expiresAt, now),
  );

export interface WantedLink {
  readonly tokenHash: Buffer;
  readonly purposes: readonly LinkPurpose[];
  readonly now: Date;
}

/** Whether a link could be followed now. */
export async function isMailedLinkOpen(
  db: Database,
  { tokenHash, purposes, now }: WantedLink,
): Promise<boolean> {
  const rows = await db
    .select({ id: mailedLinks.id })
    .from(mailedLinks)
    .where(isOpen(tokenHash, purposes, now));
  return rows.length > 0;
}

/** Takes a link so that nobody can follow it again; `undefined` when it cannot be followed (any more). */
export async function takeMailedLink(
  db: Database,
  { tokenHash, purposes, now }: WantedLink,
): Promise<MailedLinkRow | undefined> {
  const [row] = await db
    .delete(mailedLinks)
    .where(isOpen(tokenHash, purposes, now))
    .returning();
  return row;
}

export async function forgetMailedLinks(
  db: Database,
  userId: number,
  purpose: LinkPurpose,
): Promise<void> {
  await db
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose)));
}

/**
 * Ends every link that was mailed about an account, and those that are yet to be mailed. Links
 * that put back an earlier address than the present one (`user.emailKey`) alone remain: they are
 * what an owner has left whose address was taken.
 * @param options `retainsResetLinks` leaves the links to a new password as they are
 */
export async function endMailedLinks(
  db: Database,
  user: Pick<UserRow, "id" | "emailKey">,
  { retainsResetLinks = false } = {},
): Promise<void> {
  const purposes: LinkPurpose[] = ["verify-email", "change-email"];
  if (!retainsResetLinks) purposes.push("reset-password");
  const ofUser = eq(mailedLinks.userId, user.id);
  await db.delete(mailedLinks).where(and(ofUser, inArray(mailedLinks.purpose, purposes)));
  const fromHere = and(
    eq(emailChanges.userId, user.id),
    eq(emailChanges.fromEmailKey, user.emailKey),
  );
  await db.delete(emailChanges).where(and(fromHere, isNull(emailChanges.confirmedAt)));
  const undone = db.select({ id: emailChanges.id }).from(emailChanges).where(fromHere);
  await db.delete(mailedLinks).where(and(ofUser, inArray(mailedLinks.emailChangeId, undone)));
  if (retainsResetLinks) return;
  await db
    .update(users)
    .set({ linksVersion: sql`${users.linksVersion} + 1` })
    .where(eq(users.id, user.id));
}

/** By the database's clock and with a margin: an instance whose clock is wrong must not delete what others still need. */
export async function forgetExpiredLinks(db: Database): Promise<void> {
  await db.delete(mailedLinks).where(sql`${mailedLinks.expiresAt} < now() - interval '2 days'`);
}
