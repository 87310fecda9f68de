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
  ["a port that is no number", { PORT: "http" }, /PORT must be a number/],
  ["a port out of range", { PORT: "70000" }, /PORT must be between/],
  ["an address without a scheme", { PUBLIC_URL: "berea.example" }, /PUBLIC_URL must be a full/],
  ["another scheme", { PUBLIC_URL: "ftp://berea.example" }, /PUBLIC_URL must be a full/],
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
  ["an unknown log level", { LOG_LEVEL: "loud" }, /LOG_LEVEL must be one of/],
];

test.each(wrong)("%s stops the start and is named", (_case, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(sentence);
});

test("every problem is told at once", () => {
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

test("a trailing slash is dropped, and an empty value counts as absent", () => {
  expect(
    readConfig({ PUBLIC_URL: "https://berea.example/", APP_SECRET: SECRET, PORT: "" }),
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
