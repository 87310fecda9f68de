// The short form of every proof, one after another: each wants the machine for itself.
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PROOFS } from "./proofs.ts";

const BUNDLE = path.resolve(import.meta.dirname, "../build/pages/server");

// The pages are built before the tests in `npm test`; alone, a test may come first.
test.skipIf(!existsSync(BUNDLE)).each(Object.entries(PROOFS))(
  "%s",
  { timeout: 180_000 },
  async (_name, prove) => {
    const rows = await prove({ isShort: true, say: () => {} });
    expect(rows.filter(({ outcome }) => outcome === "failed")).toEqual([]);
    expect(rows).not.toHaveLength(0);
    for (const { what, seen } of rows.filter(({ outcome }) => outcome === "left out")) {
      process.stdout.write(`left out: ${what} (${seen})\n`);
    }
  },
);
