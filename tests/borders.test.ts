// The borders of the layout are lint rules; each is tried here with an import
// that it must refuse, and with one that it must let pass.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");

/** A case's name, the file that imports, and what it imports. */
type Case = readonly [name: string, file: string, from: string];

const refused: readonly Case[] = [
  ["the app imports the corpus build", "src/server/app.ts", "../corpus/build.ts"],
  ["Scripture imports a feature", "src/scripture/a.ts", "#src/features/search/contract.ts"],
  ["Scripture imports the platform", "src/scripture/server/a.ts", "#src/platform/log.ts"],
  ["the platform imports Scripture", "src/platform/a.ts", "#src/scripture/books.ts"],
  ["the platform imports a feature", "src/platform/a.ts", "../features/search/contract.ts"],
  ["the design system imports a feature", "src/ui/a.tsx", "#src/features/search/web/a.tsx"],
  ["the design system fetches", "src/ui/a.tsx", "#src/query-client.ts"],
  ["a page imports its server part", "src/features/x/web/a.page.tsx", "../server/store.ts"],
  ["a page imports the platform", "src/features/x/web/a.tsx", "#src/platform/log.ts"],
  ["a contract imports a server part", "src/features/x/contract.ts", "./server/store.ts"],
  ["rules import the platform", "src/features/x/rules.ts", "#src/platform/clock.ts"],
  [
    "a feature reads another's store",
    "src/features/x/server/api.ts",
    "#src/features/y/server/store.ts",
  ],
  [
    "a feature reaches another by a relative path",
    "src/features/x/server/api.ts",
    "../../y/contract.ts",
  ],
  [
    "a component composes another feature's",
    "src/features/x/web/a.tsx",
    "#src/features/y/web/b.tsx",
  ],
  ["an API file queries", "src/features/x/server/api.ts", "drizzle-orm"],
  ["a page generates", "src/features/x/web/a.page.tsx", "#src/generation/check/check-text.ts"],
  ["generation imports a feature", "src/generation/a.ts", "#src/features/search/contract.ts"],
  ["Scripture imports generation", "src/scripture/a.ts", "#src/generation/contract.ts"],
  ["the server imports JSX", "src/features/x/server/api.ts", "./mail.tsx"],
];

const allowed: readonly Case[] = [
  [
    "a feature uses another's contract",
    "src/features/x/server/api.ts",
    "#src/features/y/contract.ts",
  ],
  [
    "a feature uses another's service",
    "src/features/x/server/api.ts",
    "#src/features/y/server/service.ts",
  ],
  [
    "a page composes another feature's parts",
    "src/features/x/web/a.page.tsx",
    "#src/features/y/web/b.tsx",
  ],
  [
    "a contract uses the contract of generation",
    "src/features/x/contract.ts",
    "#src/generation/contract.ts",
  ],
  [
    "a page uses the contract of generation",
    "src/features/x/web/a.tsx",
    "#src/generation/contract.ts",
  ],
  ["a store queries", "src/features/x/server/store.ts", "drizzle-orm"],
  [
    "tables name another's table",
    "src/features/x/server/tables.ts",
    "#src/features/y/server/tables.ts",
  ],
  ["a feature uses the engines", "src/features/x/server/api.ts", "#src/scripture/server/corpus.ts"],
];

const readsEnvironment = "export const a = process.env.PORT;\n";
const samples: readonly (readonly [file: string, code: string])[] = [
  ...[...refused, ...allowed].map(
    ([, file, from], index) =>
      [numbered(file, index), `import { a } from "${from}";\nexport const b = a;\n`] as const,
  ),
  ["src/features/env/server/api.ts", readsEnvironment],
  ["src/platform/config.ts", readsEnvironment],
];

/** Keeps samples apart that speak of the same file: each gets a feature or folder of its own. */
function numbered(file: string, index: number): string {
  return file.startsWith("src/features/x/")
    ? file.replace("/x/", `/x${index}/`)
    : file.replace(/([^/]+)$/, `sample-${index}-$1`);
}

let folder: string;
const findings = new Map<string, string[]>();

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "berea-borders-"));
  const config = JSON.parse(readFileSync(path.join(root, "biome.json"), "utf8"));
  delete config.$schema;
  config.vcs = { enabled: false };
  writeFileSync(path.join(folder, "biome.json"), JSON.stringify(config));
  for (const [file, code] of samples) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [biome, "lint", "--reporter=json", "--max-diagnostics=none"],
    { cwd: folder, encoding: "utf8" },
  );
  const report = JSON.parse(stdout.slice(stdout.indexOf("{"))) as {
    diagnostics: { category: string; location: { path: string } }[];
  };
  for (const { category, location } of report.diagnostics) {
    findings.set(location.path, [...(findings.get(location.path) ?? []), category]);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(refused.map((sample, index) => [sample[0], numbered(sample[1], index)]))(
  "refused: %s",
  (_case, file) => {
    expect(findings.get(file as string)).toEqual(["lint/style/noRestrictedImports"]);
  },
);

test.each(allowed.map((sample, index) => [sample[0], numbered(sample[1], refused.length + index)]))(
  "allowed: %s",
  (_case, file) => {
    expect(findings.get(file as string)).toBeUndefined();
  },
);

test("process.env is read in the configuration only", () => {
  expect(findings.get("src/features/env/server/api.ts")).toEqual(["lint/style/noProcessEnv"]);
  expect(findings.get("src/platform/config.ts")).toBeUndefined();
});
