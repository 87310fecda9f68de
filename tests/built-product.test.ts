// What is built and run: on the dependencies of production alone, since
// `npm ci --omit=dev` leaves the others out, and without weight that no page needs.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const BUNDLE = path.join(ROOT, "build/pages/server");
/** Only `--dev` loads it. */
const FOR_DEVELOPMENT = ["vite"];

const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};

/** What a module imports when it runs; `import type` does nothing then. */
const listImports = (source: string): string[] =>
  [
    ...source.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s*)?"([^"]+)"/gm),
    ...source.matchAll(/\bimport\(\s*"([^"]+)"/g),
  ].flatMap(([, name]) => name ?? []);

const nameOfPackage = (specifier: string): string =>
  specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

const findMissing = (specifiers: Iterable<string>): string[] =>
  [...new Set([...specifiers].map(nameOfPackage))].filter(
    (name) =>
      !/^[./#]|^node:|^virtual:|^$/.test(name) &&
      !builtinModules.includes(name) &&
      !Object.hasOwn(dependencies, name) &&
      !FOR_DEVELOPMENT.includes(name),
  );

test("the server runs on its dependencies alone", () => {
  const seen = new Set<string>();
  const outside = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file) || !file.endsWith(".ts")) return;
    seen.add(file);
    for (const specifier of listImports(readFileSync(file, "utf8"))) {
      if (specifier.startsWith(".")) follow(path.resolve(path.dirname(file), specifier));
      else if (specifier.startsWith("#src/")) follow(path.join(ROOT, specifier.slice(1)));
      else outside.add(specifier);
    }
  };
  follow(path.join(ROOT, "src/server/main.ts"));
  expect(seen.size).toBeGreaterThan(200);
  expect(findMissing(outside)).toEqual([]);
});

// The pages are built before the tests in `npm test`; alone, a test may come first.
test.skipIf(!existsSync(BUNDLE))("the pages' bundle runs on its dependencies alone", () => {
  const files = readdirSync(BUNDLE, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(path.join(BUNDLE, file), "utf8"));
  expect(findMissing(files.flatMap(listImports))).toEqual([]);
});

// A contract holds schemas: only its types may be imported by what runs in a browser.
test.skipIf(!existsSync(BUNDLE))("no page brings the validator along", () => {
  const folder = path.join(ROOT, "build/pages/client/assets");
  const withValidator = readdirSync(folder).filter(
    (file) =>
      file.endsWith(".js") && readFileSync(path.join(folder, file), "utf8").includes("_zod"),
  );
  expect(withValidator).toEqual([]);
});
