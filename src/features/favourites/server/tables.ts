import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";
import { FAVOURITE_KINDS } from "../contract.ts";

export const favourites = pgTable(
  "favourites",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: FAVOURITE_KINDS }).notNull(),
    /** A topic's slug, a verse's reference or a piece of the library: never a text of Scripture. */
    target: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("favourites_mark_unique").on(table.userId, table.kind, table.target),
    check(
      "favourites_kind_known",
      sql.raw(`kind in (${FAVOURITE_KINDS.map((kind) => `'${kind}'`).join(", ")})`),
    ),
  ],
);
