import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Database } from "./database.ts";

/** The database or transaction as the job queue takes it, so that a job is queued with the rows it speaks of. */
export const toJobDatabase = (db: Pick<Database, "execute">) => fromDrizzle(db, sql);
