// The licensed translations as this operator has them: which rights were granted,
// whose servers answer, how often they may be asked.
import type { Clock } from "#src/platform/clock.ts";
import type { LicensedTextsConfig } from "#src/platform/config.ts";
import type { Pool } from "#src/platform/db/database.ts";
import { UserError } from "#src/platform/errors.ts";
import type { Log } from "#src/platform/log.ts";
import type { Metrics } from "#src/platform/metrics.ts";
import { createRateLimits, type RateLimitRule } from "#src/platform/rate-limits.ts";
import { createApiBible } from "#src/scripture/server/licensed/api-bible.ts";
import {
  type CallLimits,
  createCall,
  type Quota,
} from "#src/scripture/server/licensed/call-provider.ts";
import { createEsv } from "#src/scripture/server/licensed/esv.ts";
import {
  createLicensedTexts,
  type LicensedTexts,
  NO_LICENSED_TEXTS,
} from "#src/scripture/server/licensed/licensed-texts.ts";
import type { Provider } from "#src/scripture/server/licensed/provider.ts";
import { type Licence, readLicences } from "#src/scripture/server/licensed/read-licences.ts";
import { createViewReports } from "#src/scripture/server/licensed/report-views.ts";
import type { LicensedCode } from "#src/scripture/translations.ts";
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from "#src/shared/calendar/durations.ts";

export interface LicensedTextsOptions {
  readonly config: LicensedTextsConfig;
  /** Whether a caller is held back for the sake of the others. */
  readonly hasRateLimits: boolean;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
  /** For tests that cannot wait. */
  readonly limits?: Partial<CallLimits>;
}

/** Passages in an hour: more than anybody reads, and little of what is there for all. */
const FETCHES_PER_ASKER = 60;

/** As Crossway publishes them for a key. */
const ESV_RULES: readonly RateLimitRule[] = [
  { name: "esv-minute", times: 60, perSeconds: MINUTE_SECONDS },
  { name: "esv-hour", times: 1_000, perSeconds: HOUR_SECONDS },
  { name: "esv-day", times: 5_000, perSeconds: DAY_SECONDS },
];

/** @throws LicenceError where LICENSED_TRANSLATIONS names what cannot be served */
export function checkLicences({ granted, esv, apiBible }: LicensedTextsConfig): Licence[] {
  return readLicences(granted, {
    hasEsv: esv !== undefined,
    hasApiBible: apiBible !== undefined,
  });
}

/**
 * Opens nothing until it is asked.
 * @throws LicenceError where LICENSED_TRANSLATIONS names what cannot be served
 */
export function openLicensedTexts(options: LicensedTextsOptions): LicensedTexts {
  const { config, clock, metrics, log } = options;
  const { esv, apiBible } = config;
  const licences = checkLicences(config);
  if (licences.length === 0) return NO_LICENSED_TEXTS;

  const now = () => clock.now().getTime();
  const openCall = (provider: string, quota: Quota) =>
    createCall({
      quota,
      observe: (outcome, seconds) => metrics.textCalls.observe({ provider, outcome }, seconds),
      observeBreaker: (isOpen) => metrics.textBreaker.set({ provider }, isOpen ? 1 : 0),
      now,
      limits: options.limits,
    });
  const callEsv = openCall("esv", createQuota(options, ESV_RULES, "key"));
  const callApiBible = openCall("api-bible", createMonthlyQuota(options));
  const views = apiBible?.viewsUrl
    ? createViewReports(apiBible.viewsUrl, (outcome) => metrics.textViews.inc({ outcome }))
    : undefined;

  const providers = new Map<LicensedCode, Provider>();
  for (const licence of licences) {
    if (licence.provider === "esv" && esv) providers.set(licence.code, createEsv(esv, callEsv));
    if (licence.provider === "api-bible" && apiBible) {
      const { code, bibleId } = licence;
      const setting = { ...apiBible, code, bibleId };
      providers.set(code, createApiBible(setting, callApiBible, views?.report ?? (() => {})));
    }
  }
  return createLicensedTexts({
    providers,
    now,
    fetchesPerAsker: options.hasRateLimits ? FETCHES_PER_ASKER : undefined,
    warn: (translation, error) =>
      log.warn({ translation, reason: error.message }, "a licensed text could not be had"),
  });
}

// The quotas are the provider's terms, so they hold where RATE_LIMITS is off too,
// and all instances count together.
function createQuota(
  { pool }: LicensedTextsOptions,
  rules: readonly RateLimitRule[],
  key: string,
): Quota {
  const createRateLimit = createRateLimits({ pool, isOn: true });
  const limits = rules.map(createRateLimit);
  return async () => {
    try {
      for (const limit of limits) await limit.count(key);
      return undefined;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { retryAfterSeconds: error.retryAfterSeconds ?? MINUTE_SECONDS };
    }
  };
}

/**
 * By the calendar's month, as the plan is; and no day takes more than a tenth of
 * it, so that one busy day does not leave the rest of the month without.
 */
function createMonthlyQuota(options: LicensedTextsOptions): Quota {
  const times = options.config.apiBible?.callsPerMonth ?? 0;
  const daily = createQuota(
    options,
    [{ name: "api-bible-day", times: Math.ceil(times / 10), perSeconds: DAY_SECONDS }],
    "key",
  );
  const rules = [{ name: "api-bible-month", times, perSeconds: 32 * DAY_SECONDS }];
  let month = "";
  let monthly: Quota = async () => undefined;
  return async () => {
    const thisMonth = options.clock.now().toISOString().slice(0, 7);
    if (month !== thisMonth) {
      month = thisMonth;
      monthly = createQuota(options, rules, month);
    }
    return (await daily()) ?? (await monthly());
  };
}
