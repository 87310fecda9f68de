// Reminders put together, for people.ts.
import type { ReminderSettings } from "#src/features/accounts/server/service.ts";
import { followChange } from "./after-change.ts";
import { createRemindersApi } from "./api.ts";
import { createReminderWorkers } from "./jobs.ts";
import { createLinkTokens } from "./link-tokens.ts";
import { createMailLinksApi } from "./mail-links-api.ts";
import type { ReminderPorts } from "./ports.ts";

export function createReminders(ports: Omit<ReminderPorts, "tokens"> & { appSecret: string }) {
  const { appSecret, ...others } = ports;
  const all: ReminderPorts = { ...others, tokens: createLinkTokens(appSecret) };
  return {
    api: createRemindersApi(all),
    pages: createMailLinksApi(all),
    workers: createReminderWorkers(all),
    /** For the settings: what a change makes due at once. Never throws. */
    followChange: (userId: number, before: ReminderSettings, after: ReminderSettings) =>
      followChange(all, userId, before, after),
  };
}
