import { defineConfig } from "vitest/config";
import { pageScripts } from "./scripts/build/page-scripts.ts";

export default defineConfig({
  plugins: [pageScripts()],
  test: {
    include: [
      "bench/**/*.test.ts",
      "proof/**/*.test.ts",
      "src/**/*.test.ts",
      "corpus/**/*.test.ts",
      "scripts/**/*.test.ts",
      "tests/**/*.test.ts",
    ],
    environment: "node",
    // The corpus is opened once a worker; more workers than cores only copy it.
    maxWorkers: 2,
    testTimeout: 20_000,
    // Making a database on a busy machine takes its time.
    hookTimeout: 60_000,
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/fail-on-console-error.ts"],
  },
});
