// What the operator of Berea does by hand (docs/operations/payments.md).
import type { Database } from "#src/platform/db/database.ts";
import type { Jobs } from "#src/platform/jobs/jobs.ts";
import { RECONCILIATION } from "./jobs.ts";

export { listUnapplied } from "./store/events.ts";

/** Has everybody compared with the payment service now, by a Berea that runs. */
export const requestReconciliation = (db: Database, jobs: Jobs): Promise<void> =>
  jobs.send(db, RECONCILIATION, {});
