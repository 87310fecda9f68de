import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { proveRolling } from "./rolling.proof.ts";

const BUNDLE = path.resolve(import.meta.dirname, "../build/pages/server");

// The pages are built before the tests in `npm test`; alone, a test may come first.
test.skipIf(!existsSync(BUNDLE))("a stop loses no request", { timeout: 120_000 }, async () => {
  const rows = await proveRolling({ isShort: true, say: () => {} });
  expect(rows.filter(({ outcome }) => outcome === "failed")).toEqual([]);
});
