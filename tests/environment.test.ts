// The environment is read in one place: a lint rule, tried here.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const READS = ["src/features/notes/server/api.ts", "src/server/app.ts", "src/platform/config.ts"];

test("process.env is read in the configuration only", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "berea-environment-"));
  try {
    const config = JSON.parse(readFileSync(path.join(root, "biome.json"), "utf8"));
    delete config.$schema;
    config.vcs = { enabled: false };
    writeFileSync(path.join(folder, "biome.json"), JSON.stringify(config));
    for (const file of READS) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), "export const a = process.env.PORT;\n");
    }
    const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");
    const { stdout } = spawnSync(process.execPath, [biome, "lint", "--reporter=json"], {
      cwd: folder,
      encoding: "utf8",
    });
    const { diagnostics } = JSON.parse(stdout.slice(stdout.indexOf("{"))) as {
      diagnostics: { category: string; location: { path: string } }[];
    };
    expect(
      diagnostics.map(({ category, location }) => `${location.path} ${category}`).sort(),
    ).toEqual([
      "src/features/notes/server/api.ts lint/style/noProcessEnv",
      "src/server/app.ts lint/style/noProcessEnv",
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
