import { expect, test } from "vitest";
import { findSmallFiles } from "./find-small-files.ts";

const crumb = "export const a = 1;\n";
const find = (file: string, code = crumb) => findSmallFiles([{ file, code }], []);

test.each([
  ["a crumb", "src/features/notes/web/crumb.ts", crumb],
  ["a crumb at 24 lines", "src/ui/crumb.tsx", crumb.repeat(24)],
  ["types and a value", "src/platform/a.ts", `export type A = 1;\n${crumb}`],
])("reported: %s", (_name, file, code) => {
  expect(find(file, code)).toEqual([expect.stringContaining(`${file}: `)]);
});

test.each([
  ["25 lines", "src/ui/crumb.tsx", crumb.repeat(25)],
  ["a test", "src/ui/crumb.test.ts", crumb],
  ["a route module", "src/app/routes/robots.ts", crumb],
  ["a role of a feature", "src/features/notes/contract.ts", crumb],
  [
    "a leaf of types",
    "src/platform/a.ts",
    'import type { B } from "./b.ts";\nexport interface A extends B {}\nexport type C = A;\n',
  ],
  ["what lies outside src", "scripts/a.ts", crumb],
])("let pass: %s", (_name, file, code) => {
  expect(find(file, code)).toEqual([]);
});

test("a name on the list is let pass while its file is small, and reported afterwards", () => {
  const file = "src/ui/crumb.ts";
  expect(findSmallFiles([{ file, code: crumb }], ["ui/crumb.ts"])).toEqual([]);
  const grown = findSmallFiles([{ file, code: crumb.repeat(25) }], ["ui/crumb.ts"]);
  expect(grown).toEqual([expect.stringContaining("gone or not small any more")]);
  expect(findSmallFiles([], ["ui/crumb.ts"])).toHaveLength(1);
});
