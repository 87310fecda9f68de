import { sql } from "drizzle-orm";
import {
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";
import type { ColorNames } from "../contract.ts";
import { HIGHLIGHT_COLORS } from "../rules.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date" });
const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * One row for each verse, or words of a verse, that has or had a highlight. A
 * removed one stays for a while without a color, so that an older change from
 * another device does not bring it back.
 */
export const highlights = pgTable(
  "highlights",
  {
    userId: userId(),
    /** 1 to 66; verses are numbered as in the KJV. */
    book: smallint().notNull(),
    chapter: smallint().notNull(),
    verse: smallint().notNull(),
    /** Of the words; empty where the whole verse is highlighted. */
    translation: text().notNull().default(""),
    start: smallint().notNull().default(0),
    end: smallint().notNull().default(0),
    /** The highlighted words, by which they are found if a later text has them elsewhere. */
    words: text(),
    color: text({ enum: HIGHLIGHT_COLORS }),
    /** By the device's clock, but never in the future. */
    changedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.userId,
        table.book,
        table.chapter,
        table.verse,
        table.translation,
        table.start,
        table.end,
      ],
    }),
    check(
      "highlights_color_known",
      sql.raw(`color in (${HIGHLIGHT_COLORS.map((color) => `'${color}'`).join(", ")})`),
    ),
  ],
);

/** What a user calls the colors. */
export const highlightColors = pgTable("highlight_colors", {
  userId: userId().primaryKey(),
  names: jsonb().$type<ColorNames>().notNull(),
});
