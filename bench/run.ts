// `npm run bench`: our parts beside what they are measured against, in one run
// on one machine, since only ratios hold elsewhere. `npm run bench -- http`
// runs one of them.
import { benchAccounts } from "./accounts.bench.ts";
import { benchArcs } from "./arcs.bench.ts";
import { benchCare } from "./care.bench.ts";
import { benchHttp } from "./http.bench.ts";
import { benchMeaning } from "./meaning.bench.ts";
import { benchPages } from "./pages.bench.ts";
import { benchPlans } from "./plans.bench.ts";
import { benchPrayers } from "./prayers.bench.ts";
import { benchReminders } from "./reminders.bench.ts";
import { benchSearch } from "./search.bench.ts";
import { benchUnderstanding } from "./understanding.bench.ts";
import { benchWordSearch } from "./word-search.bench.ts";

/** One line of a report: what was measured, against what, and the aim for their ratio. */
export interface BenchRow {
  readonly what: string;
  readonly ours: string;
  readonly against: string;
  readonly ratio: string;
  readonly aim: string;
  readonly met: boolean;
}

const BENCHES: Readonly<Record<string, () => Promise<readonly BenchRow[]>>> = {
  words: benchWordSearch,
  http: benchHttp,
  pages: benchPages,
  meaning: benchMeaning,
  search: benchSearch,
  care: benchCare,
  arcs: benchArcs,
  understanding: benchUnderstanding,
  accounts: benchAccounts,
  plans: benchPlans,
  prayers: benchPrayers,
  reminders: benchReminders,
};

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown) {
  process.stderr.write(
    `There is no bench called ${unknown}: ${Object.keys(BENCHES).join(", ")}.\n`,
  );
  process.exit(1);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  print(await bench());
}

function print(rows: readonly BenchRow[]): void {
  const table = [
    ["", "ours", "against", "ratio", "aim", ""],
    ...rows.map((row) => [
      row.what,
      row.ours,
      row.against,
      row.ratio,
      row.aim,
      row.aim === "" ? "" : row.met ? "met" : "missed",
    ]),
  ];
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? "").length)),
  );
  for (const row of table) {
    process.stdout.write(
      `  ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join("  ")}\n`,
    );
  }
}
