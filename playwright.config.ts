// Journeys run in a real browser against the built server, which is started
// here on a free port with a data folder of its own; its mail goes by SMTP to a
// server of ours.
import { chmodSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";

// The workers read this file too and must find the same port.
process.env.JOURNEYS_PORT ??= String(await findFreePort());
process.env.JOURNEYS_SMTP_PORT ??= String(await findFreePort());
process.env.JOURNEYS_DATA ??= makeDataFolder();
const url = `http://localhost:${process.env.JOURNEYS_PORT}`;

export default defineConfig({
  testDir: "tests/journeys",
  testMatch: "**/*.journey.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine holds a browser up for seconds. What passes only the second
  // time is named and counted at the end of the run, to be looked into.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: "test-results/journeys",
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    baseURL: url,
    // A worker would answer where a journey breaks a page's connection.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 900 },
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [
    {
      command: `"${process.execPath}" tests/support/mail-catcher.ts ${process.env.JOURNEYS_SMTP_PORT} "${path.join(process.env.JOURNEYS_DATA, "mailbox")}"`,
      port: Number(process.env.JOURNEYS_SMTP_PORT),
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: `"${process.execPath}" src/server/main.ts`,
      url: `${url}/readyz`,
      env: {
        PORT: process.env.JOURNEYS_PORT,
        PUBLIC_URL: url,
        DATA_DIR: process.env.JOURNEYS_DATA,
        SMTP_URL: `smtp://127.0.0.1:${process.env.JOURNEYS_SMTP_PORT}`,
        LOG_LEVEL: "error",
        // All journeys come from one address, as fast as the machine can.
        RATE_LIMITS: "off",
        NODE_ENV: "production",
      },
      gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    },
  ],
});

/** Open to others, since PostgreSQL runs as another user where this runs as root. */
function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "berea-journeys-"));
  chmodSync(folder, 0o755);
  return folder;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
