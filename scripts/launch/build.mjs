// Builds what is stale: the corpus (which knows by itself) and the pages.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { commandScript, findNode, LaunchError, ROOT, runNode, runQuietly } from "./run.mjs";

const buildId = path.join(ROOT, "build", "build-id");
const PAGE_SOURCES = [
  "src",
  "content",
  "public",
  "scripts/build",
  "scripts/build-offline.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

export async function ensureCorpus() {
  const code = await runNode(["corpus/build.ts"]);
  if (code !== 0) throw new LaunchError("The corpus could not be built; the lines above say why.");
  const packed = await runNode(["corpus/build-packs.ts"]);
  if (packed !== 0) {
    throw new LaunchError("The translations could not be packed; the lines above say why.");
  }
}

export async function ensureBuild() {
  const wanted = hashFiles(PAGE_SOURCES);
  if (existsSync(buildId) && readFileSync(buildId, "utf8") === wanted) return;
  rmSync(buildId, { force: true });
  const script = commandScript("@react-router/dev", "react-router");
  await runQuietly("Building the pages", findNode(), [script, "build"]);
  await runQuietly("Building the offline pages", findNode(), ["scripts/build-offline.ts"]);
  compressAssets(path.join(ROOT, "build", "pages", "client"));
  mkdirSync(path.dirname(buildId), { recursive: true });
  writeFileSync(buildId, wanted);
}

/** One hash over every file below the given paths, by name and content; tests do not count. */
function hashFiles(places) {
  const hash = createHash("sha256");
  const visit = (place) => {
    const file = path.join(ROOT, place);
    if (!existsSync(file)) return;
    const entries = readdirSyncOrNull(file);
    if (entries) {
      for (const entry of entries.sort()) visit(path.join(place, entry));
    } else if (!place.includes(".test.")) {
      hash.update(place).update("\0").update(readFileSync(file)).update("\0");
    }
  };
  places.forEach(visit);
  return hash.digest("hex").slice(0, 16);
}

function readdirSyncOrNull(file) {
  try {
    return readdirSync(file);
  } catch (error) {
    if (error.code === "ENOTDIR") return null;
    throw error;
  }
}

/** Writes each text file's compressed forms beside it, so that the server never compresses one twice. */
function compressAssets(dir) {
  for (const entry of readdirSync(dir, { recursive: true })) {
    if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(entry)) continue;
    const file = path.join(dir, entry);
    const content = readFileSync(file);
    if (content.length < 1024) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
