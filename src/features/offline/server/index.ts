import path from "node:path";
import type { FeatureModule } from "#src/platform/feature-module.ts";
import { createOfflineApi, createPackFiles } from "./api.ts";
import { openPacks } from "./packs.ts";

/** Where `npm run corpus:build` puts them. */
const FOLDER = path.resolve(import.meta.dirname, "../../../../build/corpus/packs");

export { SHELL_PATH, WORKER_PATH } from "../rules.ts";

export function createOffline(): FeatureModule {
  const packs = openPacks(FOLDER);
  return { apis: [createOfflineApi(packs)], pages: [createPackFiles(packs)] };
}
