import { expect, test } from "vitest";
import { proveHeavyCallers } from "./heavy-callers.proof.ts";

test("forty heavy callers at one address leave others their time", async () => {
  const rows = await proveHeavyCallers({ isShort: true, say: () => {} });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ outcome }) => outcome !== "held")).toEqual([]);
}, 120_000);
