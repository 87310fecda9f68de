import { expect, test } from "vitest";
import { findLockProblems } from "../scripts/launch/lock.mjs";

const cases: [string, Record<string, unknown>, RegExp[]][] = [
  ["a whole lock", { "": {}, "node_modules/a": { version: "1.0.0" } }, []],
  [
    "a download address",
    { "node_modules/a": { resolved: "https://registry.example/a.tgz" } },
    [/node_modules\/a carries a download address/],
  ],
  ["a linked folder", { "node_modules/a": { resolved: "tools/a", link: true } }, []],
  [
    "another system's binary that is missing",
    { "node_modules/a": { optionalDependencies: { "a-darwin": "1" } } },
    [/a-darwin, wanted by node_modules\/a, is missing/],
  ],
  [
    "binaries that lie above and beside",
    {
      "node_modules/a": { optionalDependencies: { "a-darwin": "1", "a-win": "1" } },
      "node_modules/a-darwin": {},
      "node_modules/a/node_modules/a-win": {},
    },
    [],
  ],
];

test.each(cases)("%s", (_case, packages, expected) => {
  const problems = findLockProblems(packages);
  expect(problems).toHaveLength(expected.length);
  for (const [index, sentence] of expected.entries()) expect(problems[index]).toMatch(sentence);
});
