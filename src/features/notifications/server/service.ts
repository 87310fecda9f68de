// How other rooms tell a person something within the product.
import type { Database } from "#src/platform/db/database.ts";
import { MESSAGE_MAX, type NotificationType, TITLE_MAX } from "../rules.ts";
import { addNotification } from "./store/notifications.ts";

export type { PushMessage } from "./push/push-messages.ts";
export { markOthersRead } from "./store/notifications.ts";

export interface Notice {
  readonly userId: number;
  readonly type: NotificationType;
  /** Cut where it is longer than a title may be. */
  readonly title: string;
  /** Empty where the title says it all. */
  readonly message: string;
  /** Not shown before; at once where it is absent or past. */
  readonly scheduledFor?: Date | undefined;
  /** What it is about: of two with the same key only the first is stored. */
  readonly key?: string | undefined;
}

/**
 * Puts a notification into a person's list; with a transaction, if and only if
 * that is.
 * @returns false where one with the same key is there already
 */
export function notify(
  db: Database,
  { userId, type, title, message, scheduledFor, key }: Notice,
  now: Date,
): Promise<boolean> {
  return addNotification(
    db,
    {
      userId,
      type,
      title: cut(title, TITLE_MAX),
      message: cut(message, MESSAGE_MAX),
      scheduledFor,
      key,
    },
    now,
  );
}

/** By whole characters, as PostgreSQL counts them. */
function cut(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join("")}…`;
}
