// What other rooms need of a person's preferences.
import { Temporal } from "temporal-polyfill";
import type { Database } from "#src/platform/db/database.ts";
import type { SecretBox } from "#src/platform/secrets.ts";
import { isTimeZone } from "../rules.ts";

export {
  type DueQuery,
  type DueSpan,
  type DueUser,
  listDueForVerse,
  listTimeZones,
  selectUsersInZones,
} from "./store/due.ts";

import { changeSettings, createSettings, getSettings } from "./store.ts";

/** Lays a new person's preferences. A zone that nobody knows gives way to the operator's. */
export function laySettings(
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

export interface ReadingChoices {
  readonly timeZone: string;
  /** Absent where the person never chose, so that a page's own default holds. */
  readonly chosenTranslation: string | undefined;
  readonly reminderTime: string;
  readonly emailRemindersEnabled: boolean;
  readonly dailyVerseEnabled: boolean;
  readonly preferredTranslation: string;
}

/** What a person's reading, days and reminders go by. */
export async function findReadingChoices(db: Database, userId: number): Promise<ReadingChoices> {
  const row = await getSettings(db, userId);
  return {
    timeZone: row.timeZone,
    chosenTranslation: row.hasChosenTranslation ? row.preferredTranslation : undefined,
    preferredTranslation: row.preferredTranslation,
    reminderTime: row.reminderTime,
    emailRemindersEnabled: row.emailRemindersEnabled,
    dailyVerseEnabled: row.dailyVerseEnabled,
  };
}

/** What the settings say of mail that comes by the clock. */
export type MailSwitches = Pick<ReadingChoices, "emailRemindersEnabled" | "dailyVerseEnabled">;

/** For whoever has followed a link in a mail instead of signing in. */
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
