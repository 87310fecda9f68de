import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const SECRET = "x".repeat(32);

test("nothing needs to be set", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    isLoopback: true,
    logLevel: "info",
  });
});

const wrong: [string, Record<string, string>, RegExp][] = [
  ["a port that is no number", { PORT: "http" }, /PORT must be a whole number/],
  ["a port in other digits", { PORT: "0x10" }, /PORT must be a whole number/],
  ["a port below zero", { PORT: "-1" }, /PORT must be a whole number/],
  ["a port out of range", { PORT: "70000" }, /PORT must be between/],
  ["an address without a scheme", { PUBLIC_URL: "berea.example" }, /PUBLIC_URL must be a full/],
  ["another scheme", { PUBLIC_URL: "ftp://berea.example" }, /PUBLIC_URL must be a full/],
  [
    "a site under a path",
    { PUBLIC_URL: "https://berea.example/bible", APP_SECRET: SECRET },
    /PUBLIC_URL must end after/,
  ],
  [
    "an address with a password",
    { PUBLIC_URL: "https://a:b@berea.example", APP_SECRET: SECRET },
    /PUBLIC_URL must end after/,
  ],
  ["a delay that is none", { DRAIN_DELAY: "10s" }, /DRAIN_DELAY must be a whole number/],
  ["no time to finish", { DRAIN_LIMIT: "0" }, /DRAIN_LIMIT must be between 1 and 3600/],
  ["proxies without end", { TRUSTED_PROXIES: "11" }, /TRUSTED_PROXIES must be between 0 and 10/],
  ["a database that is none", { DATABASE_URL: "mysql://x/y" }, /DATABASE_URL must be/],
  ["a short secret", { APP_SECRET: "short" }, /APP_SECRET must have at least/],
  [
    "no secret on a public address",
    { PUBLIC_URL: "https://berea.example" },
    /APP_SECRET must be set/,
  ],
  [
    "no limits on a public address",
    { PUBLIC_URL: "https://berea.example", APP_SECRET: SECRET, RATE_LIMITS: "off" },
    /RATE_LIMITS can be off only/,
  ],
  ["a mail server that is none", { SMTP_URL: "https://mail.example" }, /SMTP_URL must be/],
  ["a sender with a line break", { MAIL_FROM: "a\r\nBcc: <a@b.c>" }, /MAIL_FROM must be/],
  [
    "half of Stripe",
    { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PRICE_ID: "price_1" },
    /STRIPE_WEBHOOK_SECRET must be set too/,
  ],
  [
    "payments to nobody knows whom",
    {
      PUBLIC_URL: "https://berea.example",
      APP_SECRET: SECRET,
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_ID: "price_1",
      OPERATOR_NAME: "Lydia",
    },
    /OPERATOR_ADDRESS and SUPPORT_EMAIL must be set where payments/,
  ],
  ["an address that is none", { SUPPORT_EMAIL: "help at berea" }, /SUPPORT_EMAIL must be/],
  ["a provider that is none", { AI_PROVIDER: "oracle" }, /AI_PROVIDER must be/],
  ["a provider without a model", { AI_PROVIDER: "google", AI_API_KEY: "k" }, /AI_MODEL must name/],
  ["a model without a key", { AI_PROVIDER: "google", AI_MODEL: "m" }, /AI_API_KEY must be set/],
  [
    "a model without an address",
    { AI_PROVIDER: "openai-compatible", AI_MODEL: "m" },
    /AI_BASE_URL must be set/,
  ],
  ["a short token", { METRICS_TOKEN: "short" }, /METRICS_TOKEN must have/],
  ["a service worker by halves", { BEREA_SERVICE_WORKER: "no" }, /BEREA_SERVICE_WORKER must be/],
  ["an unknown log level", { LOG_LEVEL: "loud" }, /LOG_LEVEL must be one of/],
];

test.each(wrong)("%s stops the start and is named", (_case, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(sentence);
});

test("every problem is reported at once", () => {
  expect(() => readConfig({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/PORT.*\n.*LOG_LEVEL/);
});

const addresses: [string, boolean][] = [
  ["http://localhost:4000", true],
  ["http://127.0.0.1", true],
  ["http://127.8.8.8:9", true],
  ["http://[::1]:3000", true],
  ["https://berea.example", false],
  ["http://localhost.example", false],
  ["http://192.168.1.4", false],
];

test.each(addresses)("%s is loopback: %s", (PUBLIC_URL, isLoopback) => {
  expect(readConfig({ PUBLIC_URL, APP_SECRET: SECRET }).isLoopback).toBe(isLoopback);
});

type Reach = "this machine" | "public" | RegExp;
const OTHERS = /HOST=\S+ lets other machines in/;
const PUBLIC = "https://berea.example";
const reaches: [host: string | undefined, publicUrl: string | undefined, Reach][] = [
  [undefined, undefined, "this machine"],
  ["127.0.0.1", undefined, "this machine"],
  ["127.8.8.8", "http://localhost:3000", "this machine"],
  ["localhost", "http://127.0.0.1:3000", "this machine"],
  ["LOCALHOST", "http://LOCALHOST:3000", "this machine"],
  ["::1", "http://[::1]:3000", "this machine"],
  ["0.0.0.0", undefined, OTHERS],
  ["0.0.0.0", "http://localhost:3000", OTHERS],
  ["0.0.0.0", "http://127.0.0.1:3000", OTHERS],
  // What listens on all addresses too, for a program that reads numbers as C does.
  ["0", undefined, OTHERS],
  ["::", undefined, OTHERS],
  ["::", "http://[::1]:3000", OTHERS],
  ["[::]", undefined, OTHERS],
  ["::ffff:0.0.0.0", undefined, OTHERS],
  ["192.168.1.4", undefined, OTHERS],
  ["192.168.1.4", "http://localhost:3000", OTHERS],
  ["berea.lan", undefined, OTHERS],
  ["berea.lan", "http://localhost:3000", OTHERS],
  ["localhost.example", undefined, OTHERS],
  ["127.0.0.1.example", undefined, OTHERS],
  ["127.0.0.999", undefined, OTHERS],
  ["0.0.0.0", PUBLIC, "public"],
  ["::", PUBLIC, "public"],
  ["192.168.1.4", "http://192.168.1.4:3000", "public"],
  ["berea.lan", "http://berea.lan:3000", "public"],
  // A proxy on the same machine.
  ["127.0.0.1", PUBLIC, "public"],
  [undefined, PUBLIC, "public"],
  ["0.0.0.0", "http://0.0.0.0:3000", "public"],
];
test.each(reaches)("HOST %s with PUBLIC_URL %s: %s", (HOST, PUBLIC_URL, reach) => {
  const environment = { HOST, PUBLIC_URL };
  if (reach instanceof RegExp) expect(() => readConfig(environment)).toThrow(reach);
  else if (reach === "this machine") expect(readConfig(environment).isLoopback).toBe(true);
  else {
    expect(() => readConfig(environment)).toThrow(/APP_SECRET must be set/);
    expect(() => readConfig({ ...environment, RATE_LIMITS: "off" })).toThrow(/RATE_LIMITS can be/);
    expect(readConfig({ ...environment, APP_SECRET: SECRET }).isLoopback).toBe(false);
  }
});

test("access can be limited to this machine, but not on a public address", () => {
  const said = { HOST: "0.0.0.0", ONLY_THIS_MACHINE: "yes" };
  expect(readConfig(said).isLoopback).toBe(true);
  expect(readConfig({ ...said, PUBLIC_URL: "http://localhost:8080" }).isLoopback).toBe(true);
  expect(() => readConfig({ ...said, PUBLIC_URL: PUBLIC, APP_SECRET: SECRET })).toThrow(
    /ONLY_THIS_MACHINE cannot be yes/,
  );
  expect(() => readConfig({ ...said, ONLY_THIS_MACHINE: "no" })).toThrow(OTHERS);
});

test("a stop has its times in seconds", () => {
  expect(readConfig({}).drain).toEqual({ delayMs: 0, limitMs: 60_000 });
  expect(readConfig({ DRAIN_DELAY: "15", DRAIN_LIMIT: "5" }).drain).toEqual({
    delayMs: 15_000,
    limitMs: 5_000,
  });
});

test("a trailing slash is dropped, and a blank value counts as absent", () => {
  expect(
    readConfig({ PUBLIC_URL: "https://berea.example/", APP_SECRET: SECRET, PORT: " " }),
  ).toMatchObject({
    publicUrl: "https://berea.example",
    port: 3000,
  });
});

test("the operator's address has lines, and on this machine there is an address to write to", () => {
  expect(readConfig({ OPERATOR_ADDRESS: "1 Purple Street\\nPhilippi" }).operator).toEqual({
    address: "1 Purple Street\nPhilippi",
    email: "support@berea.localhost",
  });
  const elsewhere = { PUBLIC_URL: "https://berea.example", APP_SECRET: SECRET };
  expect(readConfig(elsewhere).operator).toEqual({});
});
