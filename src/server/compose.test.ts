import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readImports } from "../../scripts/house/read-imports.ts";
import { createFeaturesWithoutDatabase } from "../../tests/support/test-app.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("every feature with a server has a door, and is on the list", () => {
  const file = "src/server/compose.ts";
  const imported = new Set(readImports(file, readFileSync(path.join(root, file), "utf8")));
  const servers = globSync("src/features/*/server", { cwd: root });
  expect(servers.length).toBeGreaterThan(15);
  expect(servers.filter((folder) => !imported.has(`${folder}/index.ts`))).toEqual([]);
});

test("what the features give is mounted and gathered from each", () => {
  const { apis, workers, personalData } = createFeaturesWithoutDatabase();
  expect(apis.length).toBeGreaterThan(15);
  const queues = workers.map(({ queue }) => queue.name);
  expect(new Set(queues).size).toBe(queues.length);
  expect(queues).toEqual(expect.arrayContaining(["purge-study-notes", "plan-reminders"]));
  expect(Object.keys(personalData)).toEqual(expect.arrayContaining(["settings", "studyNotes"]));
});
