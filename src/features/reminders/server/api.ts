// The daily verse at once, for users who want to see what it will look like;
// and which mails come, for the settings.
import { createRoute } from "@hono/zod-openapi";
import { readLocalDay } from "#src/platform/clock.ts";
import { UserError } from "#src/platform/errors.ts";
import { createRouter, errorResponse, jsonResponse } from "#src/platform/http/router.ts";
import { getPerson } from "#src/platform/person.ts";
import { HOUR_SECONDS } from "#src/shared/calendar/durations.ts";
import { MailChoicesAnswer, TestMail } from "../contract.ts";
import { findMailPreferences } from "./mail-choices.ts";
import type { ReminderPorts } from "./ports.ts";
import { writeVerse } from "./write-reminder.ts";

const testRoute = createRoute({
  method: "post",
  path: "/api/test-email",
  summary: "Send a test email with today's verse",
  tags: ["Settings"],
  responses: {
    200: jsonResponse("The email was handed to the mail server.", TestMail),
    401: errorResponse("Not signed in."),
    429: errorResponse("Too many test emails within an hour."),
    503: errorResponse("The email could not be sent."),
  },
});

const choicesRoute = createRoute({
  method: "get",
  path: "/api/user/mail-choices",
  summary: "Get email reminder choices",
  tags: ["Settings"],
  responses: {
    200: jsonResponse("Which reminders are emailed, and where to change that.", MailChoicesAnswer),
    401: errorResponse("Not signed in."),
  },
});

export function createRemindersApi(ports: ReminderPorts) {
  const { db, clock, log, mailer, tokens } = ports;
  const limit = ports.createRateLimit({ name: "test-mail", times: 5, perSeconds: HOUR_SECONDS });
  const api = createRouter().openapi(testRoute, async (c) => {
    const person = await getPerson(c);
    await limit.count(String(person.id));
    const localDate = readLocalDay(clock.now(), person.timeZone);
    const occasion = { userId: person.id, localDate };
    const written = await writeVerse(ports, occasion, person.email, person);
    try {
      if (written.kind !== "mail") throw new Error("There is no verse for today");
      await mailer.send(written.email);
    } catch (error) {
      log.warn({ err: error, person: person.id }, "a test mail could not be sent");
      throw new UserError(
        "unavailable",
        "Failed to send test email. Email service may not be configured.",
      );
    }
    return c.json({ sent: true as const }, 200);
  });
  return api.openapi(choicesRoute, async (c) => {
    const { id } = await getPerson(c);
    const found = await findMailPreferences(db, id);
    if (!found) throw new UserError("signed-out", "Sign in to continue");
    const preferencesPath = `/mail-preferences/${tokens.write({ userId: id, scope: "all" })}`;
    const { "plan-reminder": planReminders, "prayer-reminder": prayerReminders } = found.choices;
    return c.json({ planReminders, prayerReminders, preferencesPath }, 200);
  });
}
