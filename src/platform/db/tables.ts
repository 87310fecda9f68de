// Tables of the platform itself.
import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** What the rate limits count; the library that counts names the columns. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});
