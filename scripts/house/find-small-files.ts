// Holds the small files of `src/` against the list of those that may be alone.
import { parseSync } from "oxc-parser";
import type { SourceFile } from "./find-faults.ts";
import { SMALL_BY_NAME, SMALL_KINDS, SMALL_LINES } from "./small-files.ts";

const SOURCE = "src/";
const EXEMPT = /\.test\.tsx?$|\.d\.ts$/;

/** @returns a line for each small file without a reason, and for each name that needs none */
export function findSmallFiles(
  files: readonly SourceFile[],
  named: readonly string[] = SMALL_BY_NAME.flatMap((group) => group.files),
): readonly string[] {
  const small = new Map(
    files
      .filter(({ file }) => file.startsWith(SOURCE) && !EXEMPT.test(file))
      .map(({ file, code }) => [file.slice(SOURCE.length), code] as const)
      .filter(([, code]) => countLines(code) < SMALL_LINES),
  );
  const faults: string[] = [];
  for (const [file, code] of small) {
    if (named.includes(file) || SMALL_KINDS.some((kind) => kind.files.test(file))) continue;
    if (holdsOnlyTypes(file, code)) continue;
    faults.push(
      `src/${file}: ${countLines(code)} lines. It belongs into the file that its idea lives in, or with its reason on the list in scripts/house/small-files.ts.`,
    );
  }
  for (const file of named) {
    if (!small.has(file)) {
      faults.push(`scripts/house/small-files.ts: src/${file} is gone or not small any more.`);
    }
  }
  return faults;
}

const countLines = (code: string): number => code.split("\n").length - 1;

function holdsOnlyTypes(file: string, code: string): boolean {
  return parseSync(file, code).program.body.every((statement) => {
    if (statement.type === "ImportDeclaration") return statement.importKind === "type";
    return statement.type === "ExportNamedDeclaration" && statement.exportKind === "type";
  });
}
