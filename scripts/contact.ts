// For the operator: shows what people wrote on the contact page (docs/operations/contact.md).
//   npm run contact            the last 30 days
//   npm run contact -- 365     as many days as are stored
import process from "node:process";
import { CONTACT_TOPICS, listMessages } from "../src/features/pages/server/index.ts";
import { DAY_MS } from "../src/shared/calendar/durations.ts";
import { openConfiguredDatabase } from "./open-database.ts";

const days = Number(process.argv[2] ?? 30);
if (!(days > 0)) {
  process.stderr.write("Say for how many days: npm run contact -- 30\n");
  process.exit(1);
}

const { db, close } = await openConfiguredDatabase();
try {
  const rows = await listMessages(db, new Date(Date.now() - days * DAY_MS));
  for (const row of rows) {
    const mailed = row.mailedAt ? `mailed ${stamp(row.mailedAt)}` : "not mailed";
    const head = [
      `No. ${row.id}`,
      stamp(row.createdAt),
      CONTACT_TOPICS[row.topic],
      `${row.name} <${row.email}>`,
      mailed,
    ];
    process.stdout.write(`${head.join(" · ")}\n\n${row.message}\n\n---\n`);
  }
  process.stdout.write(`${rows.length} messages in ${days} days.\n`);
} finally {
  await close();
}

function stamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
