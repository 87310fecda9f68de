// What the calls about this site itself take and answer: who runs it, and messages to them.
import { z } from "zod";
import { type ContactFields, findContactProblems } from "./rules.ts";

/** GET /api/operator: what the operator has said about themselves, as the policies show it. */
export const Operator = z
  .object({
    name: z.string().optional(),
    address: z.string().optional().meta({ description: "Postal address, several lines." }),
    email: z.string().optional(),
  })
  .meta({ id: "Operator" });
export type Operator = z.infer<typeof Operator>;

/** GET /api/contact/form */
export const ContactForm = z
  .object({
    formToken: z.string().meta({
      description:
        "Send it back with one message. It is valid once, from 2 seconds to 3 days after it was issued.",
    }),
  })
  .meta({ id: "ContactForm" });
export type ContactForm = z.infer<typeof ContactForm>;

/** POST /api/contact */
export const ContactBody = z
  .strictObject({
    formToken: z.string("Please open the form again").max(200),
    name: z.string("Please say what to call you"),
    email: z.string("Please give an address that we can answer to"),
    topic: z.string("Please choose a subject"),
    message: z.string("Please write your message"),
    website: z.string().optional().meta({
      description: "Must stay empty: a field hidden from people, against automatic submissions.",
    }),
  })
  .superRefine((fields: ContactFields, context) => {
    for (const [name, message] of Object.entries(findContactProblems(fields))) {
      context.addIssue({ code: "custom", path: [name], message });
    }
  })
  .meta({ id: "ContactMessage" });
export type ContactBody = z.infer<typeof ContactBody>;

export const ContactReceived = z
  .object({ receivedAt: z.iso.datetime() })
  .meta({ id: "ContactReceived" });
export type ContactReceived = z.infer<typeof ContactReceived>;
