import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#src/features/accounts/server/tables.ts";
import type { StoredPiece } from "#src/generation/contract.ts";
import { REPORT_MAX, REPORT_REASONS } from "../rules.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
const isOneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(", ")})`);

/** What readers say is wrong with a generated piece, with the piece as it was. */
export const generationReports = pgTable(
  "generation_reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Absent for a visitor's; a person's reports go with them. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ["outline", "devotional", "prayer"] }).notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text().notNull().default(""),
    piece: jsonb().$type<StoredPiece<unknown>>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index("generation_reports_user_id_index").on(table.userId),
    check("generation_reports_kind_known", isOneOf("kind", ["outline", "devotional", "prayer"])),
    check("generation_reports_reason_known", isOneOf("reason", REPORT_REASONS)),
    check(
      "generation_reports_note_length",
      sql`char_length(${table.note}) <= ${sql.raw(String(REPORT_MAX))}`,
    ),
  ],
);

/** What a person said, once, about their words going to a language model. */
export const modelConsents = pgTable("model_consents", {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Absent where they said no. */
  aiConsentedAt: instant(),
  decidedAt: instant().notNull().defaultNow(),
});

/** How many pieces the operator's model wrote for whom on a day. */
export const modelUses = pgTable(
  "model_uses",
  {
    utcDay: date({ mode: "string" }).notNull(),
    /** `person 7`, or a visitor's address made unreadable. */
    who: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.utcDay, table.who] })],
);

/**
 * Uses that are counted while their text is still being written. A row that stays
 * belongs to a process that died; its use is given back.
 */
export const modelReservations = pgTable(
  "model_reservations",
  {
    id: uuid().primaryKey().defaultRandom(),
    utcDay: date({ mode: "string" }).notNull(),
    who: text().notNull(),
    reservedAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      name: "model_reservations_use_fk",
      columns: [table.utcDay, table.who],
      foreignColumns: [modelUses.utcDay, modelUses.who],
    }).onDelete("cascade"),
    index("model_reservations_use_index").on(table.utcDay, table.who),
  ],
);
