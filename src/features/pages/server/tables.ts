import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { CONTACT_TOPIC_CODES, MESSAGE_MAX } from "../rules.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** What people wrote to us; retained for a time, whether or not its mail arrived. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of the form that was filled in: one that is sent twice makes one message. */
    formId: text().notNull().unique("contact_messages_form_unique"),
    name: text().notNull(),
    email: text().notNull(),
    topic: text({ enum: CONTACT_TOPIC_CODES }).notNull(),
    message: text().notNull(),
    createdAt: instant().notNull(),
    /** When it was handed to the mail server; absent until then. */
    mailedAt: instant(),
  },
  (table) => [
    index("contact_messages_created_at_index").on(table.createdAt),
    check(
      "contact_messages_topic_known",
      sql.raw(`topic in (${CONTACT_TOPIC_CODES.map((code) => `'${code}'`).join(", ")})`),
    ),
    check("contact_messages_length", sql.raw(`char_length(message) between 1 and ${MESSAGE_MAX}`)),
  ],
);
