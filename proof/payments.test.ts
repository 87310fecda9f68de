import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { provePayments } from "./payments.proof.ts";

const BUNDLE = path.resolve(import.meta.dirname, "../build/pages/server");

// The pages are built before the tests in `npm test`; alone, a test may come first.
test.skipIf(!existsSync(BUNDLE))(
  "payments that take long disturb nobody",
  async () => {
    const rows = await provePayments({ isShort: true, say: () => {} });
    expect(rows.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  },
  120_000,
);
