// For the operator: lists the payment events that could not be applied and has the night's
// comparison with Stripe made now, by the Berea that runs (docs/operations/payments.md).
//   node scripts/settle-payments.ts
import process from "node:process";
import { listUnapplied, requestReconciliation } from "../src/features/billing/server/index.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { openConfiguredDatabase } from "./open-database.ts";

const { db, connectionString, log, close } = await openConfiguredDatabase();
const jobs = openJobs({ connectionString, log });

const events = await listUnapplied(db);
for (const { id, type, customerId, receivedAt, failure } of events) {
  const parts = [id, type, customerId, receivedAt.toISOString(), failure];
  process.stdout.write(`${parts.join("  ")}\n`);
}
process.stdout.write(`${events.length} payment events wait.\n`);

await jobs.start([]);
await requestReconciliation(db, jobs);
await jobs.stop();
await close();
process.stdout.write("Everybody is being compared with Stripe now; see the log of Berea.\n");
