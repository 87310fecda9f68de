import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { departedCustomers } from "../tables.ts";

const hashOf = (customerId: string): Buffer => createHash("sha256").update(customerId).digest();

export async function noteDeparture(db: Database, customerId: string, now: Date): Promise<void> {
  await db
    .insert(departedCustomers)
    .values({ customerHash: hashOf(customerId), departedAt: now })
    .onConflictDoNothing();
}

/** For a user who stayed after all. */
export async function forgetDeparture(db: Database, customerId: string): Promise<void> {
  await db.delete(departedCustomers).where(eq(departedCustomers.customerHash, hashOf(customerId)));
}

export async function hasDeparted(db: Database, customerId: string): Promise<boolean> {
  const rows = await db
    .select({ departedAt: departedCustomers.departedAt })
    .from(departedCustomers)
    .where(eq(departedCustomers.customerHash, hashOf(customerId)));
  return rows.length > 0;
}
