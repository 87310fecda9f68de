// Every import of a file, types and dynamic ones included.
import path from "node:path";
import { parseSync } from "oxc-parser";

const SOURCE = "src/";

/**
 * @param file below the project's root, such as `src/server/app.ts`
 * @returns paths below the project's root; names of packages as they are written
 */
export function readImports(file: string, code: string): readonly string[] {
  const { module } = parseSync(file, code);
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // Also `typeof import("…")`, which is a type and no part of the module's record.
    ...[...code.matchAll(/\bimport\(\s*["']([^"']+)["']/g)].flatMap(([, given]) => given ?? []),
  ];
  return found.map((given) => resolve(file, given));
}

function resolve(file: string, given: string): string {
  const bare = given.replace(/\?.*$/, "");
  if (bare.startsWith("#src/")) return SOURCE + bare.slice("#src/".length);
  if (bare.startsWith("#content/")) return bare.slice(1);
  return bare.startsWith(".") ? path.posix.join(path.posix.dirname(file), bare) : bare;
}
