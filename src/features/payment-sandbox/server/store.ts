// The sandbox's own books.
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import {
  sandboxCheckouts,
  sandboxCustomers,
  sandboxPortals,
  sandboxSubscriptions,
} from "./tables.ts";

export type SandboxCheckout = typeof sandboxCheckouts.$inferSelect;
export type SandboxPortal = typeof sandboxPortals.$inferSelect;
export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect;

/** @returns the customer that the first call with this key made */
export async function createSandboxCustomer(
  db: Database,
  customer: typeof sandboxCustomers.$inferSelect,
): Promise<string> {
  await db.insert(sandboxCustomers).values(customer).onConflictDoNothing();
  const [row] = await db
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.key, customer.key));
  return row?.id ?? customer.id;
}

export async function hasSandboxCustomer(db: Database, id: string): Promise<boolean> {
  return (await db.$count(sandboxCustomers, eq(sandboxCustomers.id, id))) > 0;
}

export async function createSandboxCheckout(db: Database, checkout: SandboxCheckout) {
  await db.insert(sandboxCheckouts).values(checkout);
}

export async function listOpenSandboxCheckouts(
  db: Database,
  customerId: string,
): Promise<readonly SandboxCheckout[]> {
  return db
    .select()
    .from(sandboxCheckouts)
    .where(and(eq(sandboxCheckouts.customerId, customerId), eq(sandboxCheckouts.status, "open")))
    .orderBy(desc(sandboxCheckouts.createdAt));
}

export async function findSandboxCheckout(
  db: Database,
  id: string,
): Promise<SandboxCheckout | undefined> {
  const [row] = await db.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  return row;
}

/** @returns whether it was open until now */
export async function endSandboxCheckout(
  db: Database,
  id: string,
  status: "complete" | "expired",
): Promise<boolean> {
  const rows = await db
    .update(sandboxCheckouts)
    .set({ status })
    .where(and(eq(sandboxCheckouts.id, id), eq(sandboxCheckouts.status, "open")))
    .returning({ id: sandboxCheckouts.id });
  return rows.length > 0;
}

export async function createSandboxPortal(db: Database, portal: SandboxPortal): Promise<void> {
  await db.insert(sandboxPortals).values(portal);
}

export async function findSandboxPortal(
  db: Database,
  id: string,
): Promise<SandboxPortal | undefined> {
  const [row] = await db.select().from(sandboxPortals).where(eq(sandboxPortals.id, id));
  return row;
}

export async function createSandboxSubscription(db: Database, subscription: SandboxSubscription) {
  await db.insert(sandboxSubscriptions).values(subscription);
}

/** The latest first. */
export async function listSandboxSubscriptions(
  db: Database,
  customerId: string,
): Promise<readonly SandboxSubscription[]> {
  return db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerId, customerId))
    .orderBy(desc(sandboxSubscriptions.createdAt));
}

/** The subscription, which nobody else changes until the transaction ends. */
export async function lockSandboxSubscription(
  db: Database,
  id: string,
): Promise<SandboxSubscription | undefined> {
  const [row] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id))
    .for("update");
  return row;
}

export async function saveSandboxSubscription(
  db: Database,
  { id, ...changes }: SandboxSubscription,
): Promise<void> {
  await db.update(sandboxSubscriptions).set(changes).where(eq(sandboxSubscriptions.id, id));
}
