// The second part of the build: the pages that devices show without a
// connection, and the service worker that answers with them. Everything that
// they need is listed in the worker, so that a device has one release whole.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type InlineConfig, type Plugin } from "vite";
import { SHELL_PATH, WORKER_PATH } from "../src/features/offline/rules.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const CLIENT = path.join(ROOT, "build/pages/client");
const SOURCE = path.join(ROOT, "src/app/offline");

/** Letters that few verses need would double what each device stores. */
const RARE_LETTERS = /-(greek|greek-ext|latin-ext|hebrew)-/;

/** The engine of the server runs here too, as far as it needs nothing of Node. */
const withoutNode: Plugin = {
  name: "without-node",
  enforce: "pre",
  resolveId(id, importer) {
    if (id.startsWith("node:")) throw new Error(`${importer} needs ${id}, which no device has`);
  },
};

const shared: InlineConfig = {
  configFile: false,
  root: SOURCE,
  logLevel: "error",
  publicDir: false,
  define: { "process.env.NODE_ENV": '"production"' },
};

async function buildPages(): Promise<string[]> {
  const made = await build({
    ...shared,
    plugins: [withoutNode, tailwindcss()],
    worker: { format: "es", plugins: () => [withoutNode] },
    build: {
      target: "es2023",
      outDir: CLIENT,
      emptyOutDir: false,
      rolldownOptions: { input: path.join(SOURCE, "offline-shell.html") },
    },
  });
  return [made]
    .flat()
    .flatMap((result) => ("output" in result ? result.output : []))
    .map(({ fileName }) => fileName);
}

async function buildWorker(files: readonly string[]): Promise<void> {
  const listed = files
    .filter((file) => !RARE_LETTERS.test(file))
    .map((file) => ({
      url: `/${file}`,
      // A hash is part of every other name.
      revision: `/${file}` === SHELL_PATH ? hashOf(file) : null,
    }));
  await build({
    ...shared,
    plugins: [withoutNode],
    define: { ...shared.define, __OFFLINE_FILES__: JSON.stringify(listed) },
    build: {
      target: "es2023",
      outDir: CLIENT,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(SOURCE, "service-worker.ts"),
        output: { format: "iife", entryFileNames: path.basename(WORKER_PATH) },
      },
    },
  });
}

const hashOf = (file: string): string =>
  createHash("sha256")
    .update(readFileSync(path.join(CLIENT, file)))
    .digest("hex")
    .slice(0, 16);

const files = await buildPages();
await buildWorker(files);
