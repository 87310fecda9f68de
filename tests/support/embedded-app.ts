// What an app does with the embedded server, in a process that tests can kill:
// `node embedded-app.ts <data folder>` prints its address or the error, and on
// SIGTERM or SIGINT asks the database once more, as draining requests do, and leaves;
// on SIGHUP it ends without leaving.
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseError } from "#src/platform/db/database-error.ts";
import { createLog } from "#src/platform/log.ts";
import { startEmbeddedServer } from "#src/postgres/embedded-server.ts";

const [dataDir = ""] = process.argv.slice(2);

async function run(): Promise<void> {
  const server = await startEmbeddedServer({ dataDir, log: createLog("silent"), isDurable: false });
  const signal = new Promise((resolve) => {
    process.once("SIGTERM", resolve);
    process.once("SIGINT", resolve);
  });
  process.once("SIGHUP", () => process.exit(1));
  say({ connectionString: server.connectionString });
  await signal;
  await sleep(300);
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  const { rows } = await client.query("select 'drained' as state");
  await client.end();
  say(rows[0]);
  await server.stop();
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

const alive = setInterval(() => {}, 1_000);
await run().catch((error: unknown) => {
  if (!(error instanceof DatabaseError)) throw error;
  say({ refusal: error.message });
});
clearInterval(alive);
