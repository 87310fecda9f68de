// The short form of `npm run proof -- database`.
import { expect, test } from "vitest";
import { proveDatabase } from "./database.proof.ts";

test("Scripture is served while the database is restarted, killed and frozen", {
  timeout: 180_000,
}, async () => {
  const rows = await proveDatabase({ isShort: true, say: () => {} });
  expect(rows.filter(({ outcome }) => outcome === "failed")).toEqual([]);
});
