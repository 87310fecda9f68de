import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashIngredients, listModules } from "./list-ingredients.ts";

let folder: string;
const write = (name: string, content: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "berea-ingredients-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("modules are found along their imports, cycles and packages notwithstanding", () => {
  const entry = write("entry.ts", 'import { a } from "./a.ts";\nimport path from "node:path";');
  const a = write("a.ts", 'export type { B } from "./b.ts";\nconst c = await import("./c.ts");');
  const b = write("b.ts", 'import "./a.ts";');
  const c = write("c.ts", "");
  write("a.test.ts", "");
  expect(listModules(entry).sort()).toEqual([a, b, c, entry].sort());
});

test("our own build depends on the parsers, the facts' readers and the books", () => {
  const modules = listModules(path.join(import.meta.dirname, "build.ts")).map((file) =>
    path.relative(path.dirname(import.meta.dirname), file),
  );
  expect(modules).toEqual(
    expect.arrayContaining([
      "corpus/parse/darby.ts",
      "corpus/facts/read-kjv-markup.ts",
      "src/scripture/books.ts",
      "src/scripture/server/word-index/build-word-index.ts",
    ]),
  );
});

test("the hash follows code and data, and nothing else", () => {
  const entry = write("entry.ts", 'import "./a.ts";');
  write("a.ts", "1");
  const data = write("data.bin", "x");
  const before = hashIngredients(entry, [data]);
  expect(hashIngredients(entry, [data])).toBe(before);
  write("unrelated.ts", "2");
  expect(hashIngredients(entry, [data])).toBe(before);
  write("a.ts", "3");
  const changedCode = hashIngredients(entry, [data]);
  expect(changedCode).not.toBe(before);
  write("data.bin", "y");
  expect(hashIngredients(entry, [data])).not.toBe(changedCode);
});
