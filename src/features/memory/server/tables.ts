import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";
import { EMBEDDED_CODES } from "#src/scripture/translations.ts";
import type { MemoryGrade } from "../rules.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });
const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
/** As `formatRange` writes it, so that the same verses are one card. */
const reference = () => text().notNull();
const translation = () => text({ enum: EMBEDDED_CODES }).notNull();

/**
 * A passage that a user learns by heart. A removed one stays for a while, so that
 * an older addition from another device does not restore it.
 */
export const memoryCards = pgTable(
  "memory_cards",
  {
    userId: userId(),
    reference: reference(),
    translation: translation(),
    /** Both by the device's clock, but never in the future. */
    addedAt: instant().notNull(),
    removedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.reference, table.translation] })],
);

/** Every try, only ever added to; when a card comes again follows from all of them. */
export const memoryReviews = pgTable(
  "memory_reviews",
  {
    userId: userId(),
    /** Given by the device, so that a review that is sent again is there once. */
    id: uuid().notNull(),
    reference: reference(),
    translation: translation(),
    at: instant().notNull(),
    grade: smallint().$type<MemoryGrade>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("memory_reviews_card").on(table.userId, table.reference, table.translation),
    foreignKey({
      name: "memory_reviews_card_fk",
      columns: [table.userId, table.reference, table.translation],
      foreignColumns: [memoryCards.userId, memoryCards.reference, memoryCards.translation],
    }).onDelete("cascade"),
  ],
);
