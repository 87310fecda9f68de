// Configuration is environment variables, read here and nowhere else.
// `.env.example` documents each.
import path from "node:path";
import { findProblems } from "./config-problems.ts";
import { type GivenVariables, type LogLevel, Variables } from "./config-variables.ts";
import { isLoopbackHost } from "./loopback.ts";
import type { ModelSetting } from "./model/open-model.ts";

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The site's public address, without a trailing slash. */
  readonly publicUrl: string;
  /**
   * True when only this machine can reach Berea. It opens what no other may
   * reach: the payment sandbox, figures without a token, a start without limits.
   */
  readonly isLoopback: boolean;
  readonly dataDir: string;
  /** Whether the operator named the folder; another is not taken in its place then. */
  readonly isDataDirGiven: boolean;
  /** A PostgreSQL of the operator's; absent, Berea runs one in the data folder. */
  readonly databaseUrl: string | undefined;
  /** From which keys for people's secrets are derived; absent, one is stored in the data folder. */
  readonly appSecret: string | undefined;
  /** How many proxies of the operator's add to `X-Forwarded-For` before a request arrives. */
  readonly trustedProxies: number;
  readonly drain: {
    /** How long requests are still accepted after a stop was asked for and `/readyz` says no. */
    readonly delayMs: number;
    /** How long running requests may take after that. */
    readonly limitMs: number;
  };
  readonly hasRateLimits: boolean;
  readonly smtpUrl: string | undefined;
  /** The sender of every mail, for example `Berea <hello@berea.example>`. */
  readonly mailFrom: string;
  /** Who runs this site, as its policies say. */
  readonly operator: {
    readonly name?: string;
    /** Lines, as on an envelope. */
    readonly address?: string;
    /** Where messages to them are mailed. */
    readonly email?: string;
  };
  /** Absent where no key is set: then the sandbox, or nothing. */
  readonly stripe: StripeConfig | undefined;
  /** Absent where no model is configured: then the composer writes. */
  readonly model: ModelSetting | undefined;
  readonly licensedTexts: LicensedTextsConfig;
  /** The token that a caller of `/metrics` must send; absent, only this machine may ask. */
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
  /** False ends the service worker on every device that has it. */
  readonly hasServiceWorker: boolean;
}

export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Another server that speaks Stripe's protocol, for tests. */
  readonly apiUrl: string | undefined;
}

export interface LicensedTextsConfig {
  /** The translations whose right was granted, as the operator lists them; absent, all are off. */
  readonly granted: string | undefined;
  readonly esv: { readonly apiKey: string; readonly apiUrl: string } | undefined;
  readonly apiBible:
    | {
        readonly apiKey: string;
        readonly apiUrl: string;
        /** Calls that the plan allows in a month. */
        readonly callsPerMonth: number;
        /** Where views are reported; absent where the operator's agreement asks for no reports. */
        readonly viewsUrl: string | undefined;
      }
    | undefined;
}

/** A variable has a value that cannot be used; `message` names it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads the configuration from the environment; blank values count as absent.
 * @throws ConfigError when a value cannot be used
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim() !== ""),
  );
  const result = Variables.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => issue.message).join("\n"));
  }
  const variables = result.data;
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, LOG_LEVEL } = variables;
  const publicUrl = (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, "");
  const { hostname } = new URL(publicUrl);
  const isLoopback = isLoopbackHost(hostname);
  const problems = findProblems(variables, isLoopback);
  if (problems.length > 0) throw new ConfigError(problems.join("\n"));
  return {
    port: PORT,
    // An address of IPv6 is often written as it is in a URL.
    host: HOST.replace(/^\[(.*)\]$/, "$1"),
    publicUrl,
    isLoopback,
    dataDir: path.resolve(DATA_DIR),
    isDataDirGiven: given.DATA_DIR !== undefined,
    databaseUrl: variables.DATABASE_URL,
    appSecret: variables.APP_SECRET,
    trustedProxies: variables.TRUSTED_PROXIES ?? (isLoopback ? 0 : 1),
    drain: { delayMs: variables.DRAIN_DELAY * 1000, limitMs: variables.DRAIN_LIMIT * 1000 },
    hasRateLimits: variables.RATE_LIMITS === "on",
    smtpUrl: variables.SMTP_URL,
    mailFrom:
      variables.MAIL_FROM ?? `Berea <no-reply@${isLoopback ? "berea.localhost" : hostname}>`,
    operator: readOperator(variables, isLoopback),
    stripe: readStripe(variables),
    model: readModel(variables),
    licensedTexts: readLicensedTexts(variables),
    metricsToken: variables.METRICS_TOKEN,
    logLevel: LOG_LEVEL,
    hasServiceWorker: variables.BEREA_SERVICE_WORKER === "on",
  };
}

function readOperator(variables: GivenVariables, isLoopback: boolean): Config["operator"] {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address } = variables;
  const email = variables.SUPPORT_EMAIL ?? (isLoopback ? "support@berea.localhost" : undefined);
  return {
    ...(name ? { name } : {}),
    // A variable is one line; an address is several.
    ...(address ? { address: address.replaceAll("\\n", "\n") } : {}),
    ...(email ? { email } : {}),
  };
}

function readModel(variables: GivenVariables): ModelSetting | undefined {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY, AI_BASE_URL } = variables;
  if (!AI_PROVIDER || !AI_MODEL) return undefined;
  return { provider: AI_PROVIDER, model: AI_MODEL, apiKey: AI_API_KEY, baseUrl: AI_BASE_URL };
}

function readLicensedTexts(variables: GivenVariables): LicensedTextsConfig {
  const { ESV_API_KEY, API_BIBLE_KEY, API_BIBLE_VIEWS_URL: viewsUrl } = variables;
  return {
    granted: variables.LICENSED_TRANSLATIONS,
    esv: ESV_API_KEY ? { apiKey: ESV_API_KEY, apiUrl: variables.ESV_API_URL } : undefined,
    apiBible: API_BIBLE_KEY
      ? {
          apiKey: API_BIBLE_KEY,
          apiUrl: variables.API_BIBLE_URL,
          callsPerMonth: variables.API_BIBLE_CALLS_PER_MONTH,
          viewsUrl: viewsUrl === "off" ? undefined : viewsUrl,
        }
      : undefined,
  };
}

function readStripe(variables: GivenVariables): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID, STRIPE_API_URL } = variables;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_ID) return undefined;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    priceId: STRIPE_PRICE_ID,
    apiUrl: STRIPE_API_URL,
  };
}
