import { expect, test } from "vitest";
import { proveGrowth } from "./growth.proof.ts";

test("no text of one person makes others wait", { timeout: 120_000 }, async () => {
  const rows = await proveGrowth({ isShort: true, say: () => {} });
  expect(rows.filter(({ outcome }) => outcome === "failed")).toEqual([]);
  expect(rows).not.toHaveLength(0);
});
