// For the operator: lists the reminders that went wrong, and has one of them sent once more
// by the Berea that runs (docs/operations/reminders.md).
//   npm run reminders -- failed
//   npm run reminders -- resend 4711
import process from "node:process";
import { listTroubledReminders, resendReminder } from "../src/features/reminders/server/index.ts";
import { openJobs } from "../src/platform/jobs/jobs.ts";
import { openConfiguredDatabase } from "./open-database.ts";

const SHOWN = 100;
const [command, id] = process.argv.slice(2);
const isResend = command === "resend" && /^\d{1,15}$/.test(id ?? "");
if (command !== "failed" && !isResend) {
  process.stderr.write("Say what to do: npm run reminders -- failed | resend <id>\n");
  process.exit(1);
}

const { db, connectionString, log, close } = await openConfiguredDatabase();
try {
  if (isResend) await resend(Number(id));
  else await list();
} finally {
  await close();
}

async function list(): Promise<void> {
  const rows = await listTroubledReminders(db, new Date(), SHOWN);
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
    const isQueued = await resendReminder({ db, jobs }, sendId, new Date());
    process.stdout.write(
      isQueued
        ? "It is being sent now; see the log of Berea.\n"
        : "There is no reminder of that number that went wrong.\n",
    );
  } finally {
    await jobs.stop();
  }
}
