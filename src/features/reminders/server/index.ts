import type { ReminderSettings } from "#src/features/accounts/server/service.ts";
import { notify } from "#src/features/notifications/server/service.ts";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import { followChange } from "./after-change.ts";
import { createRemindersApi } from "./api.ts";
import { createReminderWorkers } from "./jobs.ts";
import { createLinkTokens } from "./link-tokens.ts";
import { readMailChoicesForExport } from "./mail-choices.ts";
import { createMailLinksApi } from "./mail-links-api.ts";
import type { ReminderPorts } from "./ports.ts";

// For `npm run reminders`.
export { listTroubledReminders, resendReminder } from "./operator.ts";

export interface RemindersModule extends FeatureModule {
  /** For the settings: what a change makes due at once. Never throws. */
  readonly followChange: (
    userId: number,
    before: ReminderSettings,
    after: ReminderSettings,
  ) => Promise<void>;
}

export function createReminders(
  ports: Omit<ReminderPorts, "tokens" | "notify"> & { readonly appSecret: string },
): RemindersModule {
  const { appSecret, ...others } = ports;
  const all: ReminderPorts = { ...others, notify, tokens: createLinkTokens(appSecret) };
  return {
    apis: [createRemindersApi(all)],
    pages: [createMailLinksApi(all)],
    workers: createReminderWorkers(all),
    exportPersonalData: { mails: readMailChoicesForExport },
    followChange: (userId, before, after) => followChange(all, userId, before, after),
  };
}
