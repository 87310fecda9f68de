import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { paymentLeases } from "../tables.ts";

/**
 * Takes the person's lease where nobody holds it.
 * @returns whether it was taken
 */
export async function tryLease(
  db: Database,
  userId: number,
  { holder, seconds }: { holder: string; seconds: number },
): Promise<boolean> {
  // The clock of the transaction would stand still while another's statement is waited for.
  const now = sql`clock_timestamp()`;
  const expiresAt = sql`${now} + make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(paymentLeases)
    .values({ userId, holder, expiresAt })
    .onConflictDoUpdate({
      target: paymentLeases.userId,
      set: { holder, expiresAt },
      setWhere: sql`${paymentLeases.expiresAt} <= ${now}`,
    })
    .returning({ userId: paymentLeases.userId });
  return taken.length > 0;
}

/** Gives the lease back, unless it has expired and another has taken it. */
export async function endLease(db: Database, userId: number, holder: string): Promise<void> {
  await db
    .delete(paymentLeases)
    .where(and(eq(paymentLeases.userId, userId), eq(paymentLeases.holder, holder)));
}
