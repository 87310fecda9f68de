// The answer of GET /api/auth/me, which the pages of every feature read.
import { z } from "zod";

/** The person signed in, as pages know them. Never a password, a key or a payment id. */
export const User = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    isPremium: z.boolean(),
    subscriptionStatus: z.string().nullable().meta({
      description:
        "Status as the payment provider names it; null if there was never a subscription.",
    }),
    subscriptionEndsAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: "End of the paid period or the trial; null if there is none." }),
    subscriptionCancels: z
      .boolean()
      .meta({ description: "Whether the subscription ends at that time instead of renewing." }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "User" });
export type User = z.infer<typeof User>;

/** GET /api/auth/me: `user` is null for somebody who is not signed in. */
export const CurrentUser = z.object({ user: User.nullable() }).meta({ id: "CurrentUser" });
export type CurrentUser = z.infer<typeof CurrentUser>;
