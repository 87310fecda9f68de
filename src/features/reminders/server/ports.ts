import type { DueQuery, DueUser } from "#src/features/accounts/server/service.ts";
import type { Notice, PushMessage } from "#src/features/notifications/server/service.ts";
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

/** Queues a message to a person's browsers, with the transaction that it is given. */
type Push = (
  db: Database,
  sent: { readonly userId: number; readonly message: PushMessage; readonly now: Date },
) => Promise<void>;

/** A plan that asks for a reminder. */
interface DuePlan extends DueUser {
  readonly planId: number;
  /** Otherwise it is a notification. */
  readonly isByMail: boolean;
  /** Whether the user's settings let reminders be mailed. */
  readonly wantsReminderMails: boolean;
}

/** Who is due, from the features that know: members alone, in batches. */
export interface DueSources {
  readonly listDueForPrayer: (db: Database, query: DueQuery) => AsyncIterable<readonly DueUser[]>;
  readonly listDuePlans: (db: Database, query: DueQuery) => AsyncIterable<readonly DuePlan[]>;
}

/** Where the reader of a plan is today. */
interface PlanToday {
  readonly name: string;
  readonly reminderMethod: "email" | "notification" | "none";
  readonly dayNumber: number;
  readonly duration: number;
  /** What is read on that day, in a line: `Genesis 1–3, Psalm 1`. */
  readonly summary: string;
  readonly isRead: boolean;
}

/** What a reminder speaks of, as it is when its turn comes. */
interface ReminderSubjects {
  /** Nothing of a plan that is paused, completed or deleted. */
  readonly findPlanToday: (
    db: Database,
    userId: number,
    planId: number,
    localDate: string,
  ) => Promise<PlanToday | undefined>;
  /** Of the prayers due on that date that were not prayed yet. */
  readonly listTitlesDue: (
    db: Database,
    userId: number,
    on: { readonly localDate: string; readonly timeZone: string },
  ) => Promise<readonly string[]>;
}

export interface ReminderPorts {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly tokens: LinkTokens;
  readonly findDailyVerse: FindDailyVerse;
  readonly due: DueSources;
  readonly subjects: ReminderSubjects;
  readonly notify: Notify;
  readonly push: Push;
  readonly createRateLimit: CreateRateLimit;
  readonly siteName: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  /** Who sends the mails, and from where; stands at their foot. */
  readonly postalAddress?: string | undefined;
}
