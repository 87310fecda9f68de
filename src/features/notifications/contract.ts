// What Berea has to tell a person, over the wire (specification 1 §3, §7).
import { z } from "zod";
import { ENDPOINT_MAX, NOTIFICATION_TYPES, PAGE_MAX, PAGE_SIZE } from "./rules.ts";

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

const Endpoint = z
  .string("endpoint must be text")
  .max(ENDPOINT_MAX, "The endpoint is too long")
  .meta({ example: "https://push.example.com/send/f3a9c1" });
/** Bytes in base64url without padding. */
const bytes = (name: string, length: number) =>
  z
    .string(`${name} must be text`)
    .regex(
      new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}={0,2}$`),
      `The key ${name} is not valid`,
    );

export const PushEndpointBody = z.strictObject({ endpoint: Endpoint }).meta({ id: "PushEndpoint" });
export const PushSubscriptionBody = z
  .strictObject({
    endpoint: Endpoint,
    keys: z.strictObject({ p256dh: bytes("p256dh", 65), auth: bytes("auth", 16) }),
  })
  .meta({ id: "PushSubscription" });
export type PushSubscriptionBody = z.input<typeof PushSubscriptionBody>;

export const PushKey = z.object({ publicKey: z.string() }).meta({ id: "PushKey" });
export type PushKey = z.infer<typeof PushKey>;
export const PushBrowsers = z
  .array(z.object({ endpoint: z.string(), createdAt: z.iso.datetime() }))
  .meta({ id: "PushBrowsers" });
export type PushBrowsers = z.infer<typeof PushBrowsers>;
