import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { loadSandbox } from "./load-sandbox.ts";

const stripe = { secretKey: "sk", webhookSecret: "whsec", priceId: "price", apiUrl: undefined };

test.each([
  ["no key, this machine alone", { stripe: undefined, isLoopback: true }, "function"],
  ["no key, open to others", { stripe: undefined, isLoopback: false }, "undefined"],
  ["keys, this machine alone", { stripe, isLoopback: true }, "undefined"],
  ["keys, open to others", { stripe, isLoopback: false }, "undefined"],
])("%s", async (_case, config, expected) => {
  expect(typeof (await loadSandbox(config))).toBe(expected);
});

// The whole server with its features, in a process that notes every file it reads.
const LIST_LOADED = `
  import { registerHooks } from "node:module";
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { loadSandbox } = await import("./src/server/load-sandbox.ts");
  await import("./src/server/compose.ts");
  await import("./src/server/app.ts");
  await loadSandbox(JSON.parse(process.argv[1]));
  console.log(JSON.stringify(loaded));
`;

test.each([
  ["without keys the sandbox is read", { isLoopback: true }, true],
  ["with keys none of it is read", { isLoopback: true, stripe }, false],
])("%s", { timeout: 60_000 }, (_case, config, isRead) => {
  const output = execFileSync(
    process.execPath,
    ["--input-type=module", "--eval", LIST_LOADED, JSON.stringify(config)],
    { cwd: path.resolve(import.meta.dirname, "../.."), encoding: "utf8" },
  );
  const loaded = JSON.parse(output) as string[];
  expect(loaded.some((url) => url.endsWith("/features/billing/server/index.ts"))).toBe(true);
  expect(loaded.some((url) => url.includes("/payment-sandbox/"))).toBe(isRead);
});
