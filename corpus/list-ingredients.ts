// Names everything that the corpus is made from, so that an unchanged tree need
// not build it again: the code, found by following imports, and the data.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(import.meta.dirname, "..");
const IMPORT = /(?:from|import)\s*\(?\s*"([^"]+\.ts)"/g;

/**
 * A hash over the modules that `entry` imports, directly or not, and over the
 * given data files and folders. Tests play no part.
 */
export function hashIngredients(entry: string, dataPaths: readonly string[]): string {
  const hash = createHash("sha256").update(process.versions.node).update("\0");
  for (const file of [...listModules(entry), ...dataPaths.flatMap(listFiles)].sort()) {
    hash.update(path.relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** The module itself and every module of ours that it comes to import. */
export function listModules(entry: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(IMPORT)) {
      if (specifier.startsWith(".")) visit(path.resolve(path.dirname(file), specifier));
      else if (specifier.startsWith("#src/")) visit(path.join(ROOT, "src", specifier.slice(5)));
    }
  };
  visit(entry);
  return [...seen];
}

function listFiles(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place).flatMap((name) => listFiles(path.join(place, name)));
}
