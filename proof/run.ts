// `npm run proof`: what takes a service down, tried on this machine's loopback
// with real parts. `npm run proof -- kills` runs one proof; `--short` the short
// form that `npm test` runs too.
import { proveGrowth } from "./growth.proof.ts";
import type { Proof, ProofRow } from "./row.ts";

const PROOFS: Readonly<Record<string, Proof>> = { growth: proveGrowth };

const given = process.argv.slice(2);
const isShort = given.includes("--short");
const wanted = given.filter((word) => !word.startsWith("--"));
const unknown = wanted.find((name) => !Object.hasOwn(PROOFS, name));
if (unknown) {
  process.stderr.write(`There is no proof called ${unknown}: ${Object.keys(PROOFS).join(", ")}.\n`);
  process.exit(1);
}
let hasFailed = false;
for (const [name, prove] of Object.entries(PROOFS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const startedAt = Date.now();
  process.stdout.write(`\n${name}\n`);
  const rows = await prove({ isShort, say: (line) => process.stdout.write(`  … ${line}\n`) });
  print(rows);
  process.stdout.write(`  ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  hasFailed ||= rows.some(({ outcome }) => outcome === "failed");
}
process.exitCode = hasFailed ? 1 : 0;

function print(rows: readonly ProofRow[]): void {
  for (const { what, seen, aim, outcome } of rows) {
    process.stdout.write(
      `  ${outcome.padEnd(8)}  ${what}: ${seen}${aim ? ` (aim: ${aim})` : ""}\n`,
    );
  }
}
