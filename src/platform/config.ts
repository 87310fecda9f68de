// Configuration is environment variables, read and checked here and nowhere
// else. `.env.example` documents each.
import path from "node:path";
import { z } from "zod";
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
  /** From which keys for people's secrets are derived; absent, one is kept in the data folder. */
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
  /** What whoever asks for `/metrics` must bring; absent, only this machine may ask. */
  readonly metricsToken: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
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

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A variable has a value that cannot be used; `message` names it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Visible ASCII: what a header can carry without being broken in two. */
const HEADER_VALUE = /^[!-~]+$/;

/** Digits alone: `Number` also reads `0x1f`, `1e3` and blanks. */
const wholeNumber = (
  name: string,
  { min, max, such }: { min: number; max: number; such: number },
) =>
  z
    .string()
    .regex(/^\d+$/, `${name} must be a whole number, for example ${such}.`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${name} must be between ${min} and ${max}.`);

const Variables = z.object({
  PORT: wholeNumber("PORT", { min: 0, max: 65535, such: 3000 }).default(3000),
  HOST: z.string().min(1, "HOST must name an address, for example 127.0.0.1.").default("127.0.0.1"),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: "PUBLIC_URL must be a full address, for example https://berea.example.",
    })
    .refine(
      isOriginAlone,
      "PUBLIC_URL must end after the host and port: Berea cannot be served under a path, a query or a user's name.",
    )
    .optional(),
  ONLY_THIS_MACHINE: z.enum(["yes", "no"], "ONLY_THIS_MACHINE must be yes or no.").default("no"),
  DATA_DIR: z.string().min(1, "DATA_DIR must name a folder.").default("./data"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "DATABASE_URL must be an address such as postgresql://user:password@host:5432/berea.",
    })
    .optional(),
  APP_SECRET: z.string().min(32, "APP_SECRET must have at least 32 characters.").optional(),
  TRUSTED_PROXIES: wholeNumber("TRUSTED_PROXIES", { min: 0, max: 10, such: 1 }).optional(),
  DRAIN_DELAY: wholeNumber("DRAIN_DELAY", { min: 0, max: 600, such: 10 }).default(0),
  DRAIN_LIMIT: wholeNumber("DRAIN_LIMIT", { min: 1, max: 3600, such: 60 }).default(60),
  RATE_LIMITS: z.enum(["on", "off"], "RATE_LIMITS must be on or off.").default("on"),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: "SMTP_URL must be an address such as smtps://user:password@mail.example:465.",
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
      "MAIL_FROM must be an address such as Berea <hello@berea.example>.",
    )
    .optional(),
  OPERATOR_NAME: z.string().max(200, "OPERATOR_NAME has at most 200 characters.").optional(),
  OPERATOR_ADDRESS: z.string().max(500, "OPERATOR_ADDRESS has at most 500 characters.").optional(),
  SUPPORT_EMAIL: z
    .string()
    .regex(
      /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+$/,
      "SUPPORT_EMAIL must be an address such as help@berea.example.",
    )
    .optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_ID: z.string().optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: "STRIPE_API_URL must be a full address." })
    .optional(),
  AI_PROVIDER: z
    .enum(["google", "openai-compatible"], "AI_PROVIDER must be google or openai-compatible.")
    .optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "AI_BASE_URL must be a full address." })
    .optional(),
  LICENSED_TRANSLATIONS: z
    .string()
    .max(500, "LICENSED_TRANSLATIONS has at most 500 characters.")
    .optional(),
  ESV_API_KEY: z
    .string()
    .regex(HEADER_VALUE, "ESV_API_KEY holds characters that no key has.")
    .optional(),
  ESV_API_URL: z
    .url({ protocol: /^https?$/, error: "ESV_API_URL must be a full address." })
    .default("https://api.esv.org"),
  API_BIBLE_KEY: z
    .string()
    .regex(HEADER_VALUE, "API_BIBLE_KEY holds characters that no key has.")
    .optional(),
  API_BIBLE_URL: z
    .url({ protocol: /^https?$/, error: "API_BIBLE_URL must be a full address." })
    .default("https://rest.api.bible"),
  API_BIBLE_CALLS_PER_MONTH: wholeNumber("API_BIBLE_CALLS_PER_MONTH", {
    min: 1,
    max: 1_000_000_000,
    such: 5000,
  }).default(5_000),
  API_BIBLE_VIEWS_URL: z
    .string()
    .refine(
      (value) => value === "off" || z.url({ protocol: /^https?$/ }).safeParse(value).success,
      "API_BIBLE_VIEWS_URL must be a full address, or off.",
    )
    .default("https://fums.api.bible/f3"),
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN must have at least 16 characters.").optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}.`)
    .default("info"),
});

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
    // An address of IPv6 is often written as it stands in a URL.
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
  };
}

type GivenVariables = z.infer<typeof Variables>;

const STRIPE_NAMES = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE_ID"] as const;
const OPERATOR_NAMES = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "SUPPORT_EMAIL"] as const;

/** What only the values together show to be wrong. */
function findProblems(variables: GivenVariables, isLoopback: boolean): string[] {
  const problems = findReachProblems(variables, isLoopback);
  if (!isLoopback && !variables.APP_SECRET) {
    problems.push(
      "APP_SECRET must be set on a public address: at least 32 random characters, the same for every instance.",
    );
  }
  if (!isLoopback && variables.RATE_LIMITS === "off") {
    problems.push("RATE_LIMITS can be off only where PUBLIC_URL is an address of this machine.");
  }
  const missing = STRIPE_NAMES.filter((name) => !variables[name]);
  if (missing.length > 0 && missing.length < STRIPE_NAMES.length) {
    problems.push(`${missing.join(" and ")} must be set too, or none of the Stripe variables.`);
  }
  if (!isLoopback && missing.length === 0) {
    const unsaid = OPERATOR_NAMES.filter((name) => !variables[name]);
    if (unsaid.length > 0) {
      problems.push(
        `${unsaid.join(" and ")} must be set where payments are taken: people must know whom they pay.`,
      );
    }
  }
  if (variables.AI_PROVIDER && !variables.AI_MODEL) {
    problems.push("AI_MODEL must name the model, for example gemini-2.5-flash.");
  }
  if (variables.AI_PROVIDER === "google" && !variables.AI_API_KEY) {
    problems.push("AI_API_KEY must be set for google.");
  }
  if (variables.AI_PROVIDER === "openai-compatible" && !variables.AI_BASE_URL) {
    problems.push(
      "AI_BASE_URL must be set for openai-compatible, for example http://localhost:11434/v1.",
    );
  }
  return problems;
}

/** Where other machines may come in although the public address says that none can. */
function findReachProblems(variables: GivenVariables, isLoopback: boolean): string[] {
  const { HOST, PUBLIC_URL, ONLY_THIS_MACHINE } = variables;
  const isSaidToBeAlone = ONLY_THIS_MACHINE === "yes";
  if (!isLoopback) {
    return isSaidToBeAlone
      ? [`ONLY_THIS_MACHINE cannot be yes where PUBLIC_URL is ${PUBLIC_URL}, which others reach.`]
      : [];
  }
  if (isSaidToBeAlone || isLoopbackHost(HOST)) return [];
  return [
    `HOST=${HOST} lets other machines in, but ${PUBLIC_URL ? `PUBLIC_URL is ${PUBLIC_URL}` : "PUBLIC_URL is not set"}: Berea would give them what is meant for this machine alone, such as Premium without payment. Set PUBLIC_URL to the address that people use, for example https://berea.example, or remove HOST. In a container whose port is published on 127.0.0.1 alone, set ONLY_THIS_MACHINE=yes.`,
  ];
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

function isOriginAlone(address: string): boolean {
  // What is no address at all is told by another sentence.
  if (!URL.canParse(address)) return true;
  const { origin, href } = new URL(address);
  return href.replace(/\/+$/, "") === origin;
}
