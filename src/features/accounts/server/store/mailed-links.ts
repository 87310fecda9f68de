import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { type LinkPurpose, mailedLinks } from "../tables.ts";

export type MailedLinkRow = typeof mailedLinks.$inferSelect;

export async function createMailedLink(
  db: Database,
  link: Pick<MailedLinkRow, "userId" | "purpose" | "tokenHash" | "email" | "expiresAt">,
): Promise<void> {
  await db.insert(mailedLinks).values(link);
}

/** Takes a link so that nobody can follow it again; `undefined` when it cannot be followed (any more). */
export async function takeMailedLink(
  db: Database,
  { tokenHash, purposes, now }: { tokenHash: Buffer; purposes: readonly LinkPurpose[]; now: Date },
): Promise<MailedLinkRow | undefined> {
  const [row] = await db
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.tokenHash, tokenHash),
        inArray(mailedLinks.purpose, [...purposes]),
        gt(mailedLinks.expiresAt, now),
      ),
    )
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

export async function forgetExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.delete(mailedLinks).where(lt(mailedLinks.expiresAt, now));
}
