// What each environment variable may hold, whatever the others hold.
import { z } from "zod";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

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

export const Variables = z.object({
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
  BEREA_SERVICE_WORKER: z
    .enum(["on", "off"], "BEREA_SERVICE_WORKER must be on or off.")
    .default("on"),
  METRICS_TOKEN: z.string().min(16, "METRICS_TOKEN must have at least 16 characters.").optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}.`)
    .default("info"),
});

export type GivenVariables = z.infer<typeof Variables>;

function isOriginAlone(address: string): boolean {
  // What is no address at all is reported by another sentence.
  if (!URL.canParse(address)) return true;
  const { origin, href } = new URL(address);
  return href.replace(/\/+$/, "") === origin;
}
