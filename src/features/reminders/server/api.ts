// The daily verse at once, for whoever wants to see what it will look like.
import { createRoute } from "@hono/zod-openapi";
import { findReadingChoices } from "#src/features/settings/server/service.ts";
import { readLocalDay } from "#src/platform/clock.ts";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, errorResponse, jsonResponse } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import { TestMail } from "../contract.ts";
import type { ReminderPorts } from "./ports.ts";
import { writeVerse } from "./write-reminder.ts";

const HOUR = 3600;

const testRoute = createRoute({
  method: "post",
  path: "/api/test-email",
  summary: "Send oneself today's verse now",
  tags: ["Settings"],
  responses: {
    200: jsonResponse("It has been handed to the mail server.", TestMail),
    401: errorResponse("Nobody is signed in."),
    429: errorResponse("Too many in an hour."),
    503: errorResponse("No mail can be sent."),
  },
});

export function createTestMailApi(ports: ReminderPorts) {
  const { db, clock, log, mailer } = ports;
  const limit = ports.createRateLimit({ name: "test-mail", times: 5, perSeconds: HOUR });
  return createRouter().openapi(testRoute, async (c) => {
    const person = await getPerson(c);
    await limit.count(String(person.id));
    const settings = await findReadingChoices(db, person.id);
    const localDate = readLocalDay(clock.now(), settings.timeZone);
    const occasion = { userId: person.id, localDate };
    const written = await writeVerse(ports, occasion, person.email, settings);
    try {
      if (written.kind !== "mail") throw new Error("There is no verse for today");
      await mailer.send(written.letter);
    } catch (error) {
      log.warn({ err: error, person: person.id }, "a test mail could not be sent");
      throw new UserError(
        "unavailable",
        "Failed to send test email. Email service may not be configured.",
      );
    }
    return c.json({ sent: true as const }, 200);
  });
}
