import { expect, test } from "vitest";
import { proveNotesSearch } from "./notes-search.proof.ts";

test("notes are searched and taken along while others write", { timeout: 120_000 }, async () => {
  const rows = await proveNotesSearch({ isShort: true, say: () => {} });
  expect(rows.filter(({ outcome }) => outcome === "failed")).toEqual([]);
});
