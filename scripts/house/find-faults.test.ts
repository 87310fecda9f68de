// Each border is tried with an import that it must refuse, and with one that it
// must let pass.
import { expect, test } from "vitest";
import { findFaults } from "./find-faults.ts";

type Case = readonly [name: string, file: string, from: string];

const refused: readonly Case[] = [
  ["the app imports the corpus build", "src/server/app.ts", "../../corpus/build.ts"],
  ["the app imports a test's support", "src/server/app.ts", "../../tests/support/call.ts"],
  ["Scripture imports a feature", "src/scripture/a.ts", "#src/features/search/contract.ts"],
  ["Scripture imports the platform", "src/scripture/server/a.ts", "#src/platform/log.ts"],
  ["the platform imports a feature", "src/platform/a.ts", "../features/search/contract.ts"],
  ["the design system imports a feature", "src/ui/a.tsx", "#src/features/search/web/a.tsx"],
  ["the design system fetches", "src/ui/a.tsx", "#src/web/query-client.ts"],
  ["a component imports a server part", "src/features/notes/web/a.tsx", "../server/store.ts"],
  ["a component imports the platform", "src/features/notes/web/a.tsx", "#src/platform/log.ts"],
  ["a route module imports a server part", "src/app/routes/a.tsx", "#src/server/app.ts"],
  [
    "a route module imports a feature's server",
    "src/app/routes/a.tsx",
    "#src/features/notes/server/service.ts",
  ],
  ["a contract imports a server part", "src/features/notes/contract.ts", "./server/store.ts"],
  ["rules import the platform", "src/features/notes/rules.ts", "#src/platform/clock.ts"],
  ["rules import a component", "src/features/notes/rules.ts", "./web/note-card.tsx"],
  [
    "a feature reads the store of another",
    "src/features/notes/server/api.ts",
    "#src/features/accounts/server/store/users.ts",
  ],
  [
    "a component composes those of another feature",
    "src/features/notes/web/a.tsx",
    "#src/features/reader/web/b.tsx",
  ],
  [
    "a feature imports one above it",
    "src/features/accounts/server/api.ts",
    "#src/features/notes/contract.ts",
  ],
  ["a feature imports a route module", "src/features/notes/web/a.tsx", "#src/app/routes/home.tsx"],
  ["an API file queries", "src/features/notes/server/api.ts", "drizzle-orm"],
  ["an API file speaks to the driver", "src/features/notes/server/api.ts", "pg"],
  ["a component generates", "src/features/notes/web/a.tsx", "#src/generation/check/check-text.ts"],
  ["generation imports a feature", "src/generation/a.ts", "#src/features/search/contract.ts"],
  ["Scripture imports generation", "src/scripture/a.ts", "#src/generation/contract.ts"],
  ["the server looks behind a door", "src/server/app.ts", "#src/features/notes/server/api.ts"],
  ["the server reads a contract", "src/server/app.ts", "#src/features/notes/contract.ts"],
  [
    "a feature uses the server's door to another",
    "src/features/notes/server/api.ts",
    "#src/features/accounts/server/index.ts",
  ],
  ["a feature starts PostgreSQL", "src/features/notes/server/api.ts", "#src/postgres/serve.ts"],
  ["the server imports JSX", "src/features/notes/server/api.ts", "./mail.tsx"],
  ["the server imports the design system", "src/features/notes/server/api.ts", "#src/ui/words.ts"],
  ["a room that is not on the list", "src/attic/a.ts", "./b.ts"],
  ["a loose file", "src/a.ts", "node:path"],
];

const allowed: readonly Case[] = [
  [
    "a feature uses the contract of one below",
    "src/features/notes/server/api.ts",
    "#src/features/accounts/contract.ts",
  ],
  [
    "a feature uses the service of one below",
    "src/features/notes/server/api.ts",
    "#src/features/accounts/server/service.ts",
  ],
  [
    "tables name the table of one below",
    "src/features/notes/server/tables.ts",
    "#src/features/accounts/server/tables.ts",
  ],
  ["a route module composes", "src/app/routes/a.tsx", "#src/features/notes/web/b.tsx"],
  [
    "a contract uses the contract of generation",
    "src/features/prayers/contract.ts",
    "#src/generation/contract.ts",
  ],
  ["a store queries", "src/features/notes/server/store/notes.ts", "drizzle-orm"],
  ["a feature uses the engines", "src/features/notes/server/a.ts", "#src/scripture/books.ts"],
  ["a feature's own component", "src/features/notes/web/a.tsx", "./b.tsx"],
  ["the root composes features", "src/server/compose.ts", "#src/features/notes/server/index.ts"],
  ["a test imports what it tries", "src/scripture/a.test.ts", "#src/server/app.ts"],
];

const find = (file: string, from: string, words = "import { a }") =>
  findFaults([{ file, code: `${words} from "${from}";\nexport const b = a;\n` }]);

test.each(refused)("refused: %s", (_name, file, from) => {
  expect(find(file, from)).toHaveLength(1);
});

test.each(allowed)("allowed: %s", (_name, file, from) => {
  expect(find(file, from)).toEqual([]);
});

const ways = [
  'import type { A } from "#src/features/notes/contract.ts";\nexport type B = A;\n',
  'export type { A } from "#src/features/notes/contract.ts";\n',
  'export * from "#src/features/notes/contract.ts";\n',
  'export const load = () => import("#src/features/notes/contract.ts");\n',
  'export type B = typeof import("#src/features/notes/contract.ts");\n',
];
test.each(ways)("a circle closed by %j alone is found", (code) => {
  const down = {
    file: "src/features/notes/contract.ts",
    code: 'import type { B } from "#src/features/accounts/contract.ts";\nexport type A = B;\n',
  };
  const up = { file: "src/features/accounts/contract.ts", code };
  expect(findFaults([down])).toEqual([]);
  expect(findFaults([down, up])).toEqual([
    "src/features/accounts/contract.ts imports src/features/notes/contract.ts: features/notes is above features/accounts.",
  ]);
});
