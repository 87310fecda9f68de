// The features with what each depends on, and what is gathered from all of them.
import { createAccounts } from "#src/features/accounts/server/index.ts";
import { createBilling } from "#src/features/billing/server/index.ts";
import { createBlog } from "#src/features/blog/server/index.ts";
import { createCare } from "#src/features/care/server/index.ts";
import { createConcordance } from "#src/features/concordance/server/index.ts";
import { createDailyVerse } from "#src/features/daily-verse/server/index.ts";
import { createDevotionals } from "#src/features/devotionals/server/index.ts";
import { createEngagement } from "#src/features/engagement/server/index.ts";
import { createFavourites } from "#src/features/favourites/server/index.ts";
import { createHighlights } from "#src/features/highlights/server/index.ts";
import { createHistory } from "#src/features/history/server/index.ts";
import { createInsights } from "#src/features/insights/server/index.ts";
import {
  createLibrary,
  findPiecesAbout,
  type Library,
} from "#src/features/library/server/index.ts";
import { createMemory } from "#src/features/memory/server/index.ts";
import { createNotes } from "#src/features/notes/server/index.ts";
import { createNotifications } from "#src/features/notifications/server/index.ts";
import { createOffline } from "#src/features/offline/server/index.ts";
import { createPages, type Operator } from "#src/features/pages/server/index.ts";
import type { createSandbox } from "#src/features/payment-sandbox/server/index.ts";
import { createPlans, findPlanToday, listDuePlans } from "#src/features/plans/server/index.ts";
import {
  type ComposePrayer,
  createPrayers,
  listDueForPrayer,
  listTitlesDue,
} from "#src/features/prayers/server/index.ts";
import { createReader } from "#src/features/reader/server/index.ts";
import { createReminders } from "#src/features/reminders/server/index.ts";
import { createSearch } from "#src/features/search/server/index.ts";
import { createTopics } from "#src/features/topics/server/index.ts";
import { createWriting } from "#src/features/writing/server/index.ts";
import type { Generator } from "#src/generation/generator/generator.ts";
import type { Clock } from "#src/platform/clock.ts";
import type { StripeConfig } from "#src/platform/config.ts";
import type { Database, Pool } from "#src/platform/db/database.ts";
import type { FeatureModule, PersonalData } from "#src/platform/feature-module.ts";
import type { ReadClientAddress } from "#src/platform/http/client-address.ts";
import type { ApiRouter } from "#src/platform/http/router.ts";
import type { Jobs, Worker } from "#src/platform/jobs/jobs.ts";
import type { Log } from "#src/platform/log.ts";
import type { Mailer } from "#src/platform/mail/mail.ts";
import type { FindPerson } from "#src/platform/person.ts";
import { createRateLimits } from "#src/platform/rate-limits.ts";
import { createSecretBox } from "#src/platform/secrets.ts";
import type { Corpus } from "#src/scripture/server/corpus.ts";
import type { LicensedTexts } from "#src/scripture/server/licensed/licensed-texts.ts";
import type { SentenceEncoder } from "#src/scripture/server/meaning/sentence-encoder.ts";
import type { hearConcern } from "#src/understanding/hear-concern.ts";

export interface FeaturePorts {
  readonly corpus: Corpus;
  /** Devotionals, prayers and studies for everyone. */
  readonly library: Library;
  /** The sentence encoder, once it is loaded; without it searches are by words. */
  readonly getEncoder: () => SentenceEncoder | undefined;
  /** Translations under licence. */
  readonly licensed: LicensedTexts;
  readonly db: Database;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly appSecret: string;
  /** Without a slash at its end. */
  readonly siteUrl: string;
  /** True when only this machine can reach that address. */
  readonly isLoopback: boolean;
  readonly siteName: string;
  /** What Premium costs, as it is written: `$4.99` and `per month`. */
  readonly offer: { readonly price: string; readonly period: string };
  /** Absent where no key is set: then the sandbox, or nothing. */
  readonly stripe: StripeConfig | undefined;
  /** See `load-sandbox.ts`. */
  readonly createSandbox: typeof createSandbox | undefined;
  /** Who runs this site; what they do not say is left out of pages. */
  readonly operator: Operator;
  readonly log: Log;
  /** Where a request comes from, for what is limited. */
  readonly readClientAddress: ReadClientAddress;
  readonly hasRateLimits: boolean;
  /** To generated text. */
  readonly generator: Generator;
  /** Another than the generator's, for tests. */
  readonly composePrayer?: ComposePrayer;
  /** Where messages may be pushed to; another rule than the product's, for tests. */
  readonly mayPushTo?: (endpoint: string) => boolean;
  /** Whether a query tells of a danger; another than the product's, for tests. */
  readonly hear?: typeof hearConcern;
}

export interface Features {
  readonly findPerson: FindPerson;
  readonly apis: readonly ApiRouter[];
  readonly pages: readonly ApiRouter[];
  readonly workers: readonly Worker[];
  readonly personalData: PersonalData;
  /** What a start does once the tables are there. Never throws. */
  readonly prepare: () => Promise<void>;
}

export function createFeatures(ports: FeaturePorts): Features {
  const shared = {
    ...ports,
    createRateLimit: createRateLimits({ pool: ports.pool, isOn: ports.hasRateLimits }),
    secrets: createSecretBox(ports.appSecret, "keys of persons"),
  };
  const sandbox = ports.createSandbox?.({
    ...shared,
    deliver: (body, signature) => billing.receiveEvent(body, signature),
  });
  const billing = createBilling({ ...shared, standIn: sandbox?.payments });
  const dailyVerse = createDailyVerse(shared);
  const writing = createWriting(shared);
  const generating = { ...shared, writing: writing.service, limits: writing.limits };
  const notifications = createNotifications(shared);
  const reminders = createReminders({
    ...shared,
    push: notifications.push,
    postalAddress: writePostalAddress(ports.operator),
    findDailyVerse: dailyVerse.findDay,
    due: { listDueForPrayer, listDuePlans },
    subjects: { findPlanToday, listTitlesDue },
  });
  const accounts = createAccounts({
    ...shared,
    afterSettingsChange: reminders.followChange,
    getPersonalData: () => personalData,
    getPurges: () => features.flatMap(({ purge }) => purge ?? []),
  });

  const features: readonly FeatureModule[] = [
    // Scripture first: it depends on nothing but the corpus, and answers when
    // everything else is away.
    createSearch({ ...shared, findPieces: (names) => findPiecesAbout(ports.library, names) }),
    createCare(shared),
    createInsights({ ...shared, explainer: writing.verseExplainer }),
    createReader(shared),
    createOffline(),
    createConcordance(shared),
    createTopics(shared),
    createLibrary(shared),
    accounts,
    billing,
    ...(sandbox ? [sandbox] : []),
    createPrayers(generating),
    createDevotionals(generating),
    writing,
    createNotes(shared),
    createPlans(shared),
    createFavourites(shared),
    createHighlights(shared),
    createHistory(shared),
    createMemory(shared),
    dailyVerse,
    createEngagement(shared),
    reminders,
    notifications,
    createBlog(shared),
    createPages(shared),
  ];
  const personalData = gatherPersonalData(features);
  return {
    findPerson: accounts.findPerson,
    apis: features.flatMap(({ apis = [] }) => apis),
    pages: features.flatMap(({ pages = [] }) => pages),
    workers: features.flatMap(({ workers = [] }) => workers),
    personalData,
    prepare: async () => {
      for (const { prepare } of features) await prepare?.();
    },
  };
}

function gatherPersonalData(features: readonly FeatureModule[]): PersonalData {
  const parts = features.flatMap(({ exportPersonalData = {} }) =>
    Object.entries(exportPersonalData),
  );
  const gathered = Object.fromEntries(parts);
  // One would take the other's place, and nobody would miss it.
  if (Object.keys(gathered).length < parts.length) {
    throw new Error("Two features give a part of the export the same name");
  }
  return gathered;
}

/** For the foot of what is sent by the clock: who sends it, and from where. */
const writePostalAddress = ({ name, address }: Operator): string | undefined =>
  [name, address].filter(Boolean).join("\n") || undefined;
