import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#src/platform/db/database.ts";
import { completeDevotionals } from "../tables.ts";
import type { DevotionalRow } from "./complete.ts";

/** Those of a person that can still be brought back, the latest deleted first. */
export function listDeletedDevotionals(db: Database, userId: number): Promise<DevotionalRow[]> {
  const { deletedAt, id } = completeDevotionals;
  return db
    .select()
    .from(completeDevotionals)
    .where(and(eq(completeDevotionals.userId, userId), isNotNull(deletedAt)))
    .orderBy(desc(deletedAt), desc(id));
}
