import { eq, or } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { findUniqueViolation } from "#src/platform/db/failures.ts";
import { users } from "../tables.ts";

export type UserRow = typeof users.$inferSelect;

/** Which of a new person's names somebody else has. */
export class TakenError extends Error {
  override name = "TakenError";
  readonly field: "username" | "email";

  constructor(field: TakenError["field"]) {
    super(`The ${field} is taken`);
    this.field = field;
  }
}

const FIELD_OF_CONSTRAINT: Readonly<Record<string, TakenError["field"]>> = {
  users_username_key_unique: "username",
  users_email_key_unique: "email",
};

function tellTaken(error: unknown): never {
  const field = FIELD_OF_CONSTRAINT[findUniqueViolation(error) ?? ""];
  throw field ? new TakenError(field) : error;
}

/** @throws TakenError when another person has the name or the address */
export async function createUser(
  db: Database,
  user: Pick<UserRow, "username" | "usernameKey" | "email" | "emailKey" | "passwordHash">,
): Promise<UserRow> {
  const [row] = await db.insert(users).values(user).returning().catch(tellTaken);
  if (!row) throw new Error("A person was not stored");
  return row;
}

export async function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Who signs in under this username or this address. A username never holds an @. */
export async function findUserByName(
  db: Database,
  keys: { usernameKey: string; emailKey: string },
): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(or(eq(users.usernameKey, keys.usernameKey), eq(users.emailKey, keys.emailKey)));
  return row;
}

/** Which of the names are taken already: a courtesy before the password is hashed; the constraints decide. */
export async function findTaken(
  db: Database,
  keys: { usernameKey: string; emailKey: string },
): Promise<TakenError["field"] | undefined> {
  const rows = await db
    .select({ usernameKey: users.usernameKey })
    .from(users)
    .where(or(eq(users.usernameKey, keys.usernameKey), eq(users.emailKey, keys.emailKey)));
  if (rows.some((row) => row.usernameKey === keys.usernameKey)) return "username";
  return rows.length > 0 ? "email" : undefined;
}

export async function setPassword(db: Database, userId: number, passwordHash: string) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** @throws TakenError when another person has confirmed the address meanwhile */
export async function confirmEmail(
  db: Database,
  userId: number,
  { email, emailKey, now }: { email: string; emailKey: string; now: Date },
): Promise<void> {
  await db
    .update(users)
    .set({ email, emailKey, emailVerifiedAt: now })
    .where(eq(users.id, userId))
    .catch(tellTaken);
}

/** Every row that belongs to the person goes with them (`on delete cascade`). */
export async function deleteUser(db: Database, userId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

/**
 * The person's row, held until the transaction ends, so that two changes to one account cannot
 * cross. `share` lets others hold it too, but nobody change it. Take it before any other row of
 * the account: everybody locks in this order.
 */
export async function lockUser(
  db: Database,
  userId: number,
  strength: "no key update" | "share" = "no key update",
): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId)).for(strength);
  return row;
}
