import { expect, test } from "vitest";
import { listSources, readSource, SOURCES, type Source } from "./sources.ts";

const installed = Object.values<Source>(SOURCES).flatMap((source) =>
  "committed" in source.origin ? [] : [{ ...source, origin: source.origin }],
);

test.each(installed)("$name is the one that was checked", (source) => {
  expect(readSource(source)).toHaveLength(source.origin.files.length);
});

test("a source that differs is refused in words", () => {
  const [source] = installed;
  if (!source) throw new Error("There are no sources");
  const altered = { ...source, origin: { ...source.origin, sha256: "0".repeat(64) } };
  expect(() => readSource(altered)).toThrow(/is not the text that Berea was checked against/);
});

test("a source that is not installed is refused in words", () => {
  const source = {
    ...SOURCES.KJV,
    origin: { ...SOURCES.KJV.origin, package: "no-such-bible" },
  };
  expect(() => readSource(source)).toThrow(/no-such-bible is not installed\. Run npm ci/);
});

test("every source tells its licence, its credit and where it comes from", () => {
  for (const source of listSources()) {
    for (const field of Object.values(source)) expect(field, source.name).not.toBe("");
  }
});
