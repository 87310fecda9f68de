// What a person wants mailed: two switches of the settings, and the streams
// that were stopped from a mail.
import {
  findReminderSettings,
  findSubscriber,
  switchMails,
} from "#src/features/accounts/server/service.ts";
import type { Database } from "#src/platform/db/database.ts";
import { type MailChoices, readChoices, type Stream, storeChoices } from "../rules/streams.ts";
import { listStops, setStops } from "./store/stops.ts";

export interface MailPreferences {
  readonly choices: MailChoices;
  readonly email: string;
}

/** @returns nothing where the account is gone */
export async function findMailPreferences(
  db: Database,
  userId: number,
): Promise<MailPreferences | undefined> {
  const person = await findSubscriber(db, userId);
  if (!person) return undefined;
  const settings = await findReminderSettings(db, userId);
  const stopped = await listStops(db, userId);
  return { choices: readChoices({ ...settings, stopped }), email: person.email };
}

/** @returns false where the account is gone */
export function changeMailChoices(
  db: Database,
  userId: number,
  changes: Partial<MailChoices>,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const before = await findMailPreferences(tx, userId);
    if (!before) return false;
    const { stopped, ...switches } = storeChoices({ ...before.choices, ...changes });
    await switchMails(tx, userId, switches, now);
    await setStops(tx, userId, stopped, now);
    return true;
  });
}

export const stopStream = (db: Database, userId: number, stream: Stream, now: Date) =>
  changeMailChoices(db, userId, { [stream]: false }, now);

/** What is mailed, in an export. */
export async function readMailChoicesForExport(db: Database, userId: number): Promise<unknown> {
  return (await findMailPreferences(db, userId))?.choices;
}
