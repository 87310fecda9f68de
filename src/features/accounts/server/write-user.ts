import type { User } from "#src/shared/current-user.ts";
import { holdsPremium } from "../rules.ts";
import type { UserRow } from "./store/users.ts";

/** A person as the API shows them. */
export function writeUser(row: UserRow, now: Date): User {
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    isEmailVerified: row.emailVerifiedAt !== null,
    isPremium: holdsPremium(row, now),
    subscriptionStatus: row.subscriptionStatus,
    subscriptionEndsAt: row.subscriptionEndsAt?.toISOString() ?? null,
    subscriptionCancels: row.subscriptionCancels,
    createdAt: row.createdAt.toISOString(),
  };
}
