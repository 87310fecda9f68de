// Licensed words reach only what shows them. Whoever else wants them is asked here
// to say which use it is, and to add it to the records first.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => file.replaceAll("\\", "/"));

const files = listFiles(root).map((file) => ({
  file,
  source: readFileSync(path.join(root, file), "utf8"),
}));

test("only the composition, search and the reader know of licensed texts", () => {
  const knowing = files
    .filter(({ file }) => !file.startsWith("scripture/server/licensed/"))
    .filter(({ source }) => /from "[^"]*server\/licensed\//.test(source))
    .map(({ file }) => file);
  expect(knowing.sort()).toEqual([
    "features/reader/server/api.ts",
    "features/search/server/api.ts",
    "server/compose.ts",
    "server/open-licensed-texts.ts",
    "server/start.ts",
  ]);
});

test("every other text is chosen for a use that is named", () => {
  const calls = files
    .filter(({ file }) => file !== "scripture/choose-text.ts")
    .flatMap(({ file, source }) =>
      [...source.matchAll(/\bchooseText\(([^;]*?)\)/g)].map(([call]) => `${file}: ${call}`),
    );
  expect(calls.length).toBeGreaterThan(10);
  for (const call of calls) expect(call).toMatch(/"(show|mail|model)"\)$/);
});

test.each([
  ["features/reminders/server/write-reminder.ts", "mail"],
  ["features/devotionals/server/api.ts", "model"],
  ["features/devotionals/server/outline-api.ts", "model"],
  ["features/prayers/server/writing.ts", "model"],
])("%s says that it is to %s", (file, use) => {
  const source = files.find((one) => one.file === file)?.source ?? "";
  const uses = [...source.matchAll(/\bchooseText\([^;]*?"(\w+)"\)/g)].map(([, named]) => named);
  expect(new Set(uses)).toEqual(new Set([use]));
});
