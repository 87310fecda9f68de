import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { PagesError, startPages } from "./page-bundle.ts";

test("pages that are not built, or in part, are reported in a sentence", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "berea-pages-"));
  const start = () => startPages({ root, siteUrl: "http://localhost", isDevelopment: false });
  try {
    await expect(start).rejects.toThrow(PagesError);
    await expect(start).rejects.toThrow(/server\/index.js. Run npm run setup/);
    await mkdir(path.join(root, "build/pages/server"), { recursive: true });
    await writeFile(path.join(root, "build/pages/server/index.js"), "");
    await expect(start).rejects.toThrow(/build\/pages\/client. Run npm run setup/);
  } finally {
    await rm(root, { recursive: true });
  }
});
