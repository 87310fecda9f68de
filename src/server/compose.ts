// What belongs to persons, put together: their accounts, and each feature that
// keeps something for them.
import { createAccountApi } from "#src/features/accounts/server/account-api.ts";
import { createAuthApi } from "#src/features/accounts/server/auth-api.ts";
import { createChallenges } from "#src/features/accounts/server/challenges.ts";
import { createDevices } from "#src/features/accounts/server/devices.ts";
import { createAccountWorkers } from "#src/features/accounts/server/jobs.ts";
import { createAccountLimits } from "#src/features/accounts/server/limits.ts";
import { createLinkApi } from "#src/features/accounts/server/link-api.ts";
import { createPasswords } from "#src/features/accounts/server/passwords.ts";
import { createSessions } from "#src/features/accounts/server/sessions.ts";
import {
  createSettingsApi,
  readSettingsForExport,
} from "#src/features/accounts/server/settings-api.ts";
import { createBilling } from "#src/features/billing/server/billing.ts";
import { createBlogApi } from "#src/features/blog/server/api.ts";
import { createBlog } from "#src/features/blog/server/blog.ts";
import { openArticles } from "#src/features/blog/server/open-articles.ts";
import { createDailyVerseApi } from "#src/features/daily-verse/server/api.ts";
import { createDailyVerses } from "#src/features/daily-verse/server/service.ts";
import { createDevotionalsApi } from "#src/features/devotionals/server/api.ts";
import { createDevotionalWorkers } from "#src/features/devotionals/server/jobs.ts";
import { createOutlineApi } from "#src/features/devotionals/server/outline-api.ts";
import { readDevotionalsForExport } from "#src/features/devotionals/server/personal-data.ts";
import { createEngagementApi } from "#src/features/engagement/server/api.ts";
import { readEngagementForExport } from "#src/features/engagement/server/personal-data.ts";
import {
  createFavouritesApi,
  readFavouritesForExport,
} from "#src/features/favourites/server/api.ts";
import { createNotesApi } from "#src/features/notes/server/api.ts";
import { createNoteWorkers } from "#src/features/notes/server/jobs.ts";
import { readNotesForExport } from "#src/features/notes/server/personal-data.ts";
import { createNotificationsApi } from "#src/features/notifications/server/api.ts";
import { createNotificationWorkers } from "#src/features/notifications/server/jobs.ts";
import { readNotificationsForExport } from "#src/features/notifications/server/personal-data.ts";
import { notify } from "#src/features/notifications/server/service.ts";
import type { Operator } from "#src/features/pages/contract.ts";
import { createContactApi } from "#src/features/pages/server/contact-api.ts";
import { createContactWorkers } from "#src/features/pages/server/jobs.ts";
import { createPlansApi } from "#src/features/plans/server/api.ts";
import { createPlanWorkers } from "#src/features/plans/server/jobs.ts";
import { readPlansForExport } from "#src/features/plans/server/personal-data.ts";
import { findPlanToday, listDuePlans } from "#src/features/plans/server/service.ts";
import { createPrayersApi } from "#src/features/prayers/server/api.ts";
import { createPrayerWorkers } from "#src/features/prayers/server/jobs.ts";
import {
  readKeptPrayersForExport,
  readPrayersForExport,
} from "#src/features/prayers/server/personal-data.ts";
import type { ComposePrayer } from "#src/features/prayers/server/ports.ts";
import { listDueForPrayer, listTitlesDue } from "#src/features/prayers/server/service.ts";
import { readMailChoicesForExport } from "#src/features/reminders/server/mail-choices.ts";
import { createReminders } from "#src/features/reminders/server/reminders.ts";
import { createWritingApi } from "#src/features/writing/server/api.ts";
import {
  createVerseExplainer,
  type VerseExplainer,
} from "#src/features/writing/server/explain-verses.ts";
import { createWritingWorkers } from "#src/features/writing/server/jobs.ts";
import { createWritingLimits } from "#src/features/writing/server/limits.ts";
import {
  createWritingService,
  type WritingService,
} from "#src/features/writing/server/writing-service.ts";
import type { Generator } from "#src/generation/generator/generator.ts";
import type { Clock } from "#src/platform/clock.ts";
import type { StripeConfig } from "#src/platform/config.ts";
import type { Database, Pool } from "#src/platform/db/database.ts";
import { createClientAddressReader } from "#src/platform/http/client-address.ts";
import type { ApiRouter } from "#src/platform/http/router.ts";
import type { Jobs, Worker } from "#src/platform/jobs/jobs.ts";
import type { Log } from "#src/platform/log.ts";
import type { Mailer } from "#src/platform/mail/mail.ts";
import type { FindPerson } from "#src/platform/person.ts";
import { createRateLimits } from "#src/platform/rate-limits.ts";
import { createSecretBox, deriveKey } from "#src/platform/secrets.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";

export interface PeoplePorts {
  readonly corpus: Corpus;
  readonly db: Database;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly appSecret: string;
  readonly publicUrl: string;
  /** True when only this machine can reach the public address. */
  readonly isLoopback: boolean;
  readonly siteName: string;
  /** What Premium costs, as it is written: `$4.99` and `per month`. */
  readonly offer: { readonly price: string; readonly period: string };
  /** Absent where no key is set: then the sandbox, or nothing. */
  readonly stripe: StripeConfig | undefined;
  /** Who runs this site; what they do not say is left out of pages. */
  readonly operator?: Operator;
  readonly log: Log;
  readonly trustedProxies: number;
  readonly hasRateLimits: boolean;
  /** What keeps people's things from being kept, as a sentence; nothing while all is well. */
  readonly findFault: () => Promise<string | undefined>;
  /** To generated text. */
  readonly generator: Generator;
  /** Another than the generator's, for tests. */
  readonly composePrayer?: ComposePrayer;
}

export interface People {
  readonly findPerson: FindPerson;
  /** The calls that need an account, or make one. */
  readonly apis: readonly ApiRouter[];
  /** Pages that are made without the site's own parts. */
  readonly plainPages: readonly ApiRouter[];
  readonly workers: readonly Worker[];
  /** Has a model explain verses, where one is configured. */
  readonly verseExplainer: VerseExplainer;
  readonly findFault: () => Promise<string | undefined>;
  /** What a start does once the tables are there. Never throws. */
  readonly prepare: () => Promise<void>;
}

export function createPeople(ports: PeoplePorts): People {
  const { corpus, db, pool, clock, jobs, mailer, publicUrl, siteName } = ports;
  const createRateLimit = createRateLimits({ pool, isOn: ports.hasRateLimits });
  const isHttps = publicUrl.startsWith("https:");
  const sessions = createSessions({ db, clock, isHttps });
  const limits = createAccountLimits(createRateLimit);
  const billing = createBilling({ ...ports, siteUrl: publicUrl, createRateLimit });
  const accounts = {
    db,
    clock,
    log: ports.log,
    jobs,
    sessions,
    devices: createDevices({ db, isHttps }),
    challenges: createChallenges({
      clock,
      key: deriveKey(ports.appSecret, "challenges"),
      used: limits.usedChallenges,
    }),
    passwords: createPasswords(),
    limits,
    readClientAddress: createClientAddressReader(ports.trustedProxies),
    personalData: [
      { name: "settings", read: readSettingsForExport },
      { name: "mails", read: readMailChoicesForExport },
      { name: "favourites", read: readFavouritesForExport },
      { name: "prayers", read: readPrayersForExport },
      { name: "keptPrayers", read: readKeptPrayersForExport(corpus) },
      { name: "devotionals", read: readDevotionalsForExport(corpus) },
      { name: "studyNotes", read: readNotesForExport },
      { name: "readingPlans", read: readPlansForExport },
      { name: "engagement", read: readEngagementForExport },
      { name: "notifications", read: readNotificationsForExport },
    ],
    beforeDeletion: [billing.endBeforeDeletion],
  };
  const secrets = createSecretBox(ports.appSecret, "keys of persons");
  const writing = createWritingService({
    db,
    clock,
    log: ports.log,
    generator: ports.generator,
    secrets,
    addressKey: deriveKey(ports.appSecret, "addresses of visitors"),
  });
  const writingLimits = createWritingLimits(createRateLimit);
  const devotionals = {
    db,
    clock,
    corpus,
    writing,
    seal: createSecretBox(ports.appSecret, "outlines to keep"),
    limits: writingLimits,
    readClientAddress: accounts.readClientAddress,
    log: ports.log,
  };
  const dailyVerses = createDailyVerses({ db, clock, corpus, log: ports.log });
  const blog = createBlog({
    db,
    clock,
    corpus,
    log: ports.log,
    openArticles: () => openArticles(corpus),
  });
  const contact = {
    ...ports,
    operator: ports.operator ?? {},
    siteUrl: publicUrl,
    createRateLimit,
    readClientAddress: accounts.readClientAddress,
  };
  const reminders = createReminders({
    ...ports,
    postalAddress: writePostalAddress(ports.operator),
    siteUrl: publicUrl,
    createRateLimit,
    findDailyVerse: dailyVerses.findDay,
    due: { listDueForPrayer, listDuePlans },
    subjects: { findPlanToday, listTitlesDue },
    notify,
  });
  return {
    findPerson: sessions.findPerson,
    verseExplainer: createVerseExplainer(devotionals),
    findFault: ports.findFault,
    prepare: blog.prepare,
    plainPages: [...(billing.pages ? [billing.pages] : []), reminders.pages],
    apis: [
      createAuthApi(accounts),
      createLinkApi(accounts),
      createAccountApi(accounts),
      billing.api,
      createSettingsApi({ db, clock, secrets, afterChange: reminders.followChange }),
      reminders.api,
      createFavouritesApi(db),
      createDailyVerseApi({ verses: dailyVerses }),
      createBlogApi({ blog, createRateLimit, readClientAddress: accounts.readClientAddress }),
      createContactApi(contact),
      createEngagementApi({ db, clock }),
      createNotificationsApi({ db, clock }),
      createPlansApi({ db, clock, corpus }),
      createPrayersApi({
        db,
        clock,
        corpus,
        composePrayer: ports.composePrayer ?? composePrayersBy(writing),
        seal: createSecretBox(ports.appSecret, "prayers to keep"),
        limits: writingLimits,
      }),
      createWritingApi(devotionals),
      createOutlineApi(devotionals),
      createDevotionalsApi(devotionals),
      createNotesApi({ db, clock, log: ports.log }),
    ],
    workers: [
      ...createAccountWorkers({ db, clock, mailer, siteName, siteUrl: publicUrl }),
      ...billing.workers,
      ...createPrayerWorkers({ db, clock }),
      ...createDevotionalWorkers({ db, clock }),
      ...createWritingWorkers({ db, clock }),
      ...createNoteWorkers({ db, clock }),
      ...createPlanWorkers({ db, clock }),
      ...reminders.workers,
      ...createNotificationWorkers({ db, clock }),
      ...createContactWorkers(contact),
    ],
  };
}

/** Prayers are members' alone. */
const composePrayersBy =
  (writing: WritingService): ComposePrayer =>
  ({ personId, subjects, ...choices }) => {
    const viewer = { kind: "person", id: personId, isPremium: true } as const;
    return writing.writePrayer(viewer, subjects, choices, ({ kept }) => kept);
  };

/** For the foot of what is sent by the clock: who sends it, and from where. */
const writePostalAddress = (operator: Operator = {}): string | undefined =>
  [operator.name, operator.address].filter(Boolean).join("\n") || undefined;
