// Configuration is environment variables, read and checked here and nowhere
// else. `.env.example` documents each.
import path from "node:path";
import { z } from "zod";

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The site's public address, without a trailing slash. */
  readonly publicUrl: string;
  /** True when only this machine can reach the public address. */
  readonly isLoopback: boolean;
  readonly dataDir: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** A variable has a value that cannot be used; `message` names it. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const Variables = z.object({
  PORT: z.coerce
    .number("PORT must be a number, for example 3000.")
    .int("PORT must be a whole number.")
    .min(0, "PORT must be between 0 and 65535.")
    .max(65535, "PORT must be between 0 and 65535.")
    .default(3000),
  HOST: z.string().min(1, "HOST must name an address, for example 127.0.0.1.").default("127.0.0.1"),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: "PUBLIC_URL must be a full address, for example https://berea.example.",
    })
    .optional(),
  DATA_DIR: z.string().min(1, "DATA_DIR must name a folder.").default("./data"),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}.`)
    .default("info"),
});

/**
 * Reads the configuration from the environment; empty values count as absent.
 * @throws ConfigError when a value cannot be used
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = Variables.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => issue.message).join("\n"));
  }
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, LOG_LEVEL } = result.data;
  const publicUrl = (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, "");
  return {
    port: PORT,
    host: HOST,
    publicUrl,
    isLoopback: isLoopbackHost(new URL(publicUrl).hostname),
    dataDir: path.resolve(DATA_DIR),
    logLevel: LOG_LEVEL,
  };
}

function isLoopbackHost(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
