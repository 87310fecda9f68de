// For whoever runs Berea: lists the payment events that could not be applied and has the night's
// comparison with Stripe made now, by the Berea that runs (docs/operations/payments.md).
//   node scripts/settle-payments.ts
import process from "node:process";
import { RECONCILIATION } from "../src/features/billing/server/jobs.ts";
import { readConfig } from "../src/platform/config.ts";
import { connect } from "../src/platform/db/database.ts";
import { startEmbeddedServer } from "../src/postgres/embedded-server.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { createLog } from "../src/platform/log.ts";

const config = readConfig();
const log = createLog("error");
const embedded = config.databaseUrl
  ? undefined
  : await startEmbeddedServer({ dataDir: config.dataDir, log });
const connectionString = config.databaseUrl ?? embedded?.connectionString ?? "";
const { pool, db } = connect(connectionString, log, 1);
const jobs = openJobs({ connectionString, log });

const { rows } = await pool.query<Record<string, string | null>>(
  `select id, type, customer_id, received_at::text, failure from stripe_events
   where applied_at is null order by received_at`,
);
for (const row of rows) process.stdout.write(`${Object.values(row).join("  ")}\n`);
process.stdout.write(`${rows.length} payment events wait.\n`);

await jobs.start([]);
await jobs.send(db, RECONCILIATION, {});
await jobs.stop();
await pool.end();
await embedded?.stop();
process.stdout.write("Everybody is being compared with Stripe now; see the log of Berea.\n");
