import type { Notice } from "#src/features/notifications/server/service.ts";
import type { Clock } from "#src/platform/clock.ts";
import type { Database } from "#src/platform/db/database.ts";
import type { Jobs } from "#src/platform/jobs/jobs.ts";
import type { Log } from "#src/platform/log.ts";
import type { Mailer } from "#src/platform/mail/mail.ts";
import type { CreateRateLimit } from "#src/platform/rate-limits.ts";
import type { EmbeddedCode } from "#src/scripture/translations.ts";
import type { LinkTokens } from "./link-tokens.ts";

/** The verse of a day, in a text that may be mailed. */
export interface VerseOfDay {
  readonly reference: string;
  /** As it is stored in that translation. */
  readonly text: string;
  readonly translation: string;
  readonly theme?: string | null | undefined;
  readonly reflection?: string | null | undefined;
}

/** @param localDate `YYYY-MM-DD` */
type FindDailyVerse = (
  localDate: string,
  translation: EmbeddedCode,
) => Promise<VerseOfDay | undefined>;

/** Puts a notification into a person's list, with the transaction that it is given. */
type Notify = (db: Database, notice: Notice, now: Date) => Promise<boolean>;

export interface ReminderPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly tokens: LinkTokens;
  readonly findDailyVerse: FindDailyVerse;
  readonly notify: Notify;
  readonly createRateLimit: CreateRateLimit;
  readonly siteName: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  /** Who sends the mails, and from where; stands at their foot. */
  readonly postalAddress?: string | undefined;
}
