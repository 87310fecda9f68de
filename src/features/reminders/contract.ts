// What is mailed by the clock, over the wire.
import { z } from "zod";

/** POST /api/test-email. */
export const TestMail = z.object({ sent: z.literal(true) }).meta({ id: "TestMail" });

/** GET /api/user/mail-choices: the two streams that one switch of the settings stands for. */
export const MailChoicesAnswer = z
  .object({
    planReminders: z.boolean(),
    prayerReminders: z.boolean(),
    preferencesPath: z.string().meta({
      description:
        "Path of the page where each kind of email can be chosen separately; works without signing in.",
    }),
  })
  .meta({ id: "MailChoices" });
export type MailChoicesAnswer = z.infer<typeof MailChoicesAnswer>;
