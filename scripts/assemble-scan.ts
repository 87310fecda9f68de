// Assembles scan-vectors.wat into the bytes that scan-vectors.wasm.ts carries.
//
//   node scripts/assemble-scan.ts
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import loadWabt from "wabt";

const HOME = path.resolve(import.meta.dirname, "../src/scripture/server/meaning");

/** The assembled module in base64. */
export async function assembleScan(): Promise<string> {
  const wabt = await loadWabt();
  const text = readFileSync(path.join(HOME, "scan-vectors.wat"), "utf8");
  const { buffer } = wabt.parseWat("scan-vectors.wat", text, { simd: true }).toBinary({});
  return Buffer.from(buffer).toString("base64");
}

if (import.meta.main) {
  writeFileSync(
    path.join(HOME, "scan-vectors.wasm.ts"),
    `// Made from scan-vectors.wat by scripts/assemble-scan.ts; not written by hand.
export const SCAN_VECTORS_WASM =
  "${await assembleScan()}";
`,
  );
}
