// For whoever runs Berea: lists the reminders that went wrong, and has one of them sent once more
// by the Berea that runs (docs/operations/reminders.md).
//   npm run reminders -- failed
//   npm run reminders -- resend 4711
import process from "node:process";
import { findOldestDue } from "../src/features/reminders/rules/lateness.ts";
import { REMINDER_MAILS } from "../src/features/reminders/server/plan-reminders.ts";
import { listTroubled, requeueSend } from "../src/features/reminders/server/store/sends.ts";
import { readConfig } from "../src/platform/config.ts";
import { connect, type Database } from "../src/platform/db/database.ts";
import { startEmbeddedServer } from "../src/postgres/embedded-server.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { createLog } from "../src/platform/log.ts";

const SHOWN = 100;
const [command, id] = process.argv.slice(2);
const isResend = command === "resend" && /^\d{1,15}$/.test(id ?? "");
if (command !== "failed" && !isResend) {
  process.stderr.write("Say what to do: npm run reminders -- failed | resend <id>\n");
  process.exit(1);
}

const config = readConfig();
const log = createLog("error");
const embedded = config.databaseUrl
  ? undefined
  : await startEmbeddedServer({ dataDir: config.dataDir, log });
const connectionString = config.databaseUrl ?? embedded?.connectionString ?? "";
const { pool, db } = connect(connectionString, log, 2);
try {
  if (isResend) await resend(Number(id));
  else await list(db);
} finally {
  await pool.end();
  await embedded?.stop();
}

async function list(database: Database): Promise<void> {
  const rows = await listTroubled(database, findOldestDue(new Date()), SHOWN);
  for (const { id: sendId, userId, stream, localDate, status, attempts, reason } of rows) {
    const person = `person ${userId}`;
    const parts = [sendId, localDate, stream, person, status, `${attempts} tries`, reason ?? ""];
    process.stdout.write(`${parts.join("  ")}\n`);
  }
  process.stdout.write(`${rows.length} reminders went wrong.\n`);
}

async function resend(sendId: number): Promise<void> {
  const jobs = openJobs({ connectionString, log });
  await jobs.start([]);
  try {
    const isQueued = await db.transaction(async (tx) => {
      const now = new Date();
      const isThere = await requeueSend(tx, sendId, findOldestDue(now), now);
      if (isThere) await jobs.send(tx, REMINDER_MAILS, { sendId });
      return isThere;
    });
    process.stdout.write(
      isQueued
        ? "It is being sent now; see the log of Berea.\n"
        : "There is no reminder of that number that went wrong.\n",
    );
  } finally {
    await jobs.stop();
  }
}
