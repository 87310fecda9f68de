import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { sessions, users } from "#src/features/accounts/server/tables.ts";
import { ENDPOINT_MAX, MESSAGE_MAX, NOTIFICATION_TYPES, TITLE_MAX } from "../rules.ts";

const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

export const notifications = pgTable(
  "notifications",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What it is about: two of a person with the same key are one. */
    key: text(),
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    title: text().notNull(),
    message: text().notNull(),
    isRead: boolean().notNull().default(false),
    /** Not shown before. */
    scheduledFor: instant(),
    /** From when on it stood in the list; absent while it waits. */
    sentAt: instant(),
    /** When it is shown: the later of its making and its schedule. What lists go by. */
    dueAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    unique("notifications_key_unique").on(table.userId, table.key),
    index("notifications_list_index").on(table.userId, table.dueAt, table.id),
    index("notifications_unread_index").on(table.userId, table.dueAt).where(sql`not is_read`),
    index("notifications_due_at_index").on(table.dueAt),
    check(
      "notifications_type_known",
      sql.raw(`type in (${NOTIFICATION_TYPES.map((type) => `'${type}'`).join(", ")})`),
    ),
    check("notifications_title_length", sql.raw(`char_length(title) between 1 and ${TITLE_MAX}`)),
    check("notifications_message_length", sql.raw(`char_length(message) <= ${MESSAGE_MAX}`)),
  ],
);

/** A browser that messages are pushed to, as it subscribed at its push service. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A secret of the browser: anyone who has it and the keys can push to it. */
    endpoint: text().notNull().unique("push_subscriptions_endpoint_unique"),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Signed out, or its session ended from elsewhere, a browser hears nothing more. */
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("push_subscriptions_user_id_index").on(table.userId),
    index("push_subscriptions_session_id_index").on(table.sessionId),
    check(
      "push_subscriptions_endpoint_length",
      sql.raw(`char_length(endpoint) <= ${ENDPOINT_MAX}`),
    ),
  ],
);
