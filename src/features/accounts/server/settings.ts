// A user's settings, for what happens outside a request of theirs; within one they are in its
// `Person` (platform/person.ts).
import { Temporal } from "temporal-polyfill";
import type { Database } from "#src/platform/db/database.ts";
import type { SecretBox } from "#src/platform/secrets.ts";
import { isTimeZone } from "#src/shared/calendar/local-time.ts";
import { changeSettings, createSettings, getSettings, type SettingsRow } from "./store/settings.ts";

/** An unknown time zone falls back to the server's. */
export function createDefaultSettings(
  db: Database,
  userId: number,
  choices: { timeZone: string | undefined },
): Promise<void> {
  const { timeZone } = choices;
  const operatorZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return createSettings(db, userId, {
    timeZone: timeZone && isTimeZone(timeZone) ? spellZone(timeZone) : operatorZone,
  });
}

/** A zone's name in its own capitals, in which lists and other programs know it. */
export const spellZone = (timeZone: string): string =>
  new Temporal.ZonedDateTime(0n, timeZone).timeZoneId;

/** What mails and notices that come by the clock depend on. */
export type ReminderSettings = Pick<
  SettingsRow,
  | "timeZone"
  | "reminderTime"
  | "emailRemindersEnabled"
  | "dailyVerseEnabled"
  | "preferredTranslation"
>;

/** For jobs, and for links in mails, which act for users who are not signed in. */
export const findReminderSettings = (db: Database, userId: number): Promise<ReminderSettings> =>
  getSettings(db, userId);

/** Which mails come by the clock. */
export type MailSwitches = Pick<ReminderSettings, "emailRemindersEnabled" | "dailyVerseEnabled">;

/** For users who followed a link in a mail instead of signing in. */
export async function switchMails(
  db: Database,
  userId: number,
  switches: MailSwitches,
  now: Date,
): Promise<void> {
  const { emailRemindersEnabled, dailyVerseEnabled } = switches;
  await changeSettings(db, userId, { emailRemindersEnabled, dailyVerseEnabled }, now);
}

/** The person's own key for Gemini, for a call that is made in their name. */
export async function findGeminiKey(
  db: Database,
  secrets: SecretBox,
  userId: number,
): Promise<string | undefined> {
  const { geminiApiKey } = await getSettings(db, userId);
  return geminiApiKey ? secrets.unlock(geminiApiKey, ownerOf(userId)) : undefined;
}

/** Binds a locked key to its person, so that it is of no use in another's row. */
export const ownerOf = (userId: number): string => `person ${userId}`;
