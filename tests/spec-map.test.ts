// The map of the specification leads to tests that are there.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const ROWS = readFileSync(path.join(ROOT, "docs/spec-map.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| Specification"))
  .map((line) => line.split("|").at(-2)?.trim() ?? "");

/** The tests that a row names; one without a folder is beside the one before it. */
function listTests(held: string): string[] {
  let folder = "";
  return [...held.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => {
    if (name.includes("/")) folder = path.dirname(name);
    return path.join(folder, path.basename(name));
  });
}

test("each row of the map names tests that exist", () => {
  expect(ROWS.length).toBeGreaterThan(200);
  expect(ROWS.filter((held) => listTests(held).length === 0)).toEqual([]);
  const named = new Set(ROWS.flatMap(listTests));
  expect([...named].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
