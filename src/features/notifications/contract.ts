// What Berea has to tell a person, over the wire (specification 1 §3, §7).
import { z } from "zod";
import { NOTIFICATION_TYPES, PAGE_MAX, PAGE_SIZE } from "./rules.ts";

export const Notification = z
  .object({
    id: z.int(),
    type: z.enum(NOTIFICATION_TYPES),
    title: z.string(),
    message: z.string(),
    isRead: z.boolean(),
    scheduledFor: z.iso.datetime().nullable().meta({
      description:
        "Time for which it is scheduled; it is not listed before. null if it was not scheduled.",
    }),
    sentAt: z.iso.datetime().meta({ description: "Time since which it is listed." }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof Notification>;
export const Notifications = z.array(Notification).meta({ id: "Notifications" });

const NONE = "There is no such notification";
const id = z.coerce
  .number(NONE)
  .int(NONE)
  .min(1, NONE)
  .max(2 ** 31 - 1, NONE);
export const NotificationParams = z.strictObject({ id });

const LIMIT = `limit must be a whole number from 1 to ${PAGE_MAX}`;
export const NotificationQuery = z.strictObject({
  limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(PAGE_MAX, LIMIT).default(PAGE_SIZE),
  cursor: id
    .optional()
    .meta({ description: "Id of the last notification on the previous page.", example: 7 }),
});

export const Unread = z.object({ unread: z.int() }).meta({ id: "UnreadNotifications" });
export type Unread = z.infer<typeof Unread>;
