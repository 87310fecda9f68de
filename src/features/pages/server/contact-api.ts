// Messages to the operator of this site: each is stored before it is mailed, so that
// a mail server that is away loses none.
import { createRoute } from "@hono/zod-openapi";
import { UserError } from "#src/platform/errors.ts";
import { noStore } from "#src/platform/http/middleware.ts";
import { createRouter, errorResponse, jsonBody, jsonResponse } from "#src/platform/http/router.ts";
import { HOUR_SECONDS } from "#src/shared/calendar/durations.ts";
import { ContactBody, ContactForm, ContactReceived, Operator } from "../contract.ts";
import { type ContactTopic, FORM_AGE_MAX_MS, FORM_AGE_MIN_MS } from "../rules.ts";
import { createFormTokens } from "./form-tokens.ts";
import { CONTACT_MAILS } from "./jobs.ts";
import type { ContactPorts } from "./ports.ts";
import { saveMessage } from "./store.ts";

const tags = ["Contact"];

const operatorRoute = createRoute({
  method: "get",
  path: "/api/operator",
  summary: "Get the operator of this site",
  tags,
  responses: { 200: jsonResponse("What the operator has published about themselves.", Operator) },
});

const formRoute = createRoute({
  method: "get",
  path: "/api/contact/form",
  summary: "Get a contact form token",
  tags,
  middleware: noStore,
  responses: { 200: jsonResponse("The token to send back with the message.", ContactForm) },
});

const contactRoute = createRoute({
  method: "post",
  path: "/api/contact",
  summary: "Send a message to the operator",
  tags,
  middleware: noStore,
  request: jsonBody(ContactBody),
  responses: {
    201: jsonResponse(
      "The message was stored and will be emailed to the operator.",
      ContactReceived,
    ),
    400: errorResponse("Invalid field or form token."),
    403: errorResponse("The request came from another site."),
    409: errorResponse("The form token is too old; get a new one and send the message again."),
    429: errorResponse("Sent too soon after the form was opened, or too often."),
    503: errorResponse("The message cannot be stored now."),
  },
});

export function createContactApi(ports: ContactPorts) {
  const { db, clock, jobs, operator, readClientAddress } = ports;
  const tokens = createFormTokens(ports.appSecret);
  const limit = ports.createRateLimit({ name: "contact", times: 6, perSeconds: HOUR_SECONDS });

  /** @throws UserError for what no person sends */
  function readForm(token: string, website: string | undefined) {
    if (website) {
      throw new UserError(
        "invalid",
        "A field that people do not see was filled in. Please open the form again.",
      );
    }
    const form = tokens.read(token);
    if (!form) throw new UserError("invalid", "Please open the form again");
    const ageMs = clock.now().getTime() - form.issuedAt.getTime();
    if (ageMs > FORM_AGE_MAX_MS) {
      throw new UserError("conflict", "This form was open for too long. Please send it again.");
    }
    if (ageMs < FORM_AGE_MIN_MS) {
      const sentence = "That was quicker than anybody types. Please send it again in a moment.";
      throw new UserError("too-many", sentence, { retryAfterSeconds: 2 });
    }
    return form;
  }

  return createRouter()
    .openapi(operatorRoute, (c) => c.json(operator, 200))
    .openapi(formRoute, (c) => c.json({ formToken: tokens.issue(clock.now()) }, 200))
    .openapi(contactRoute, async (c) => {
      const { formToken, website, name, email, topic, message } = c.req.valid("json");
      const { id: formId } = readForm(formToken, website);
      await limit.count(readClientAddress(c));
      const createdAt = clock.now();
      await db.transaction(async (tx) => {
        const messageId = await saveMessage(tx, {
          formId,
          name: onOneLine(name),
          email: email.trim(),
          topic: topic as ContactTopic,
          message: message.trim().toWellFormed().replaceAll("\r\n", "\n"),
          createdAt,
        });
        if (messageId !== undefined) await jobs.send(tx, CONTACT_MAILS, { messageId });
      });
      return c.json({ receivedAt: createdAt.toISOString() }, 201);
    });
}

const onOneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
