import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { sessions, userSettings, users } from "../tables.ts";
import type { SettingsRow } from "./settings.ts";
import type { UserRow } from "./users.ts";

export type SessionRow = typeof sessions.$inferSelect;

export interface FoundSession {
  readonly session: Pick<SessionRow, "id" | "lastSeenAt">;
  readonly user: UserRow;
  readonly settings: Pick<
    SettingsRow,
    "timeZone" | "preferredTranslation" | "hasChosenTranslation"
  >;
}

/**
 * Prepared once: every request of a signed-in user runs it, and no second one for their settings.
 * Nobody is lost by the inner join: an account and its settings are created in one transaction.
 */
export function prepareFindSession(db: Database) {
  const query = db
    .select({
      session: { id: sessions.id, lastSeenAt: sessions.lastSeenAt },
      user: users,
      settings: {
        timeZone: userSettings.timeZone,
        preferredTranslation: userSettings.preferredTranslation,
        hasChosenTranslation: userSettings.hasChosenTranslation,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare("find_session");
  return async (tokenHash: Buffer, now: Date): Promise<FoundSession | undefined> => {
    const [row] = await query.execute({ tokenHash, now });
    return row;
  };
}

export async function createSession(
  db: Database,
  session: Pick<SessionRow, "userId" | "tokenHash" | "device" | "expiresAt">,
): Promise<number> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (!row) throw new Error("A session was not stored");
  return row.id;
}

export async function touchSession(
  db: Database,
  id: number,
  times: Pick<SessionRow, "lastSeenAt" | "expiresAt">,
): Promise<void> {
  await db.update(sessions).set(times).where(eq(sessions.id, id));
}

export async function listSessions(db: Database, userId: number, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export async function replaceToken(db: Database, id: number, tokenHash: Buffer): Promise<void> {
  await db.update(sessions).set({ tokenHash }).where(eq(sessions.id, id));
}

/** @returns false when the person has no such session */
export async function endSession(db: Database, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of the person, or every other than one. */
export async function endSessions(db: Database, userId: number, except?: number): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)),
    );
}

/** By the database's clock and with a margin: an instance whose clock is wrong must not sign everybody out. */
export async function forgetExpiredSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} < now() - interval '2 days'`);
}
