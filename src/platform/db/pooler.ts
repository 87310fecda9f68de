// Berea holds state in its connections: the lock of a migration, what the job
// queue listens to, prepared questions, time limits. A pooler that hands every
// transaction to whichever connection is free loses them without a word.
import type pg from "pg";
import { DatabaseError } from "./database-error.ts";

/** A pooler that is busy may give a connection back to the same client by chance. */
const ROUNDS = 3;

const REFUSAL =
  "DATABASE_URL leads through a pooler that does not keep a connection for each client, such as pgbouncer with pool_mode = transaction. Set pool_mode = session for this database, or let DATABASE_URL name PostgreSQL itself.";

/**
 * Makes sure that a connection stays with its client.
 * @param connect opens another connection to the same place
 * @throws DatabaseError with a sentence that says what to do
 */
export async function requireOwnConnection(
  client: pg.Client,
  connect: () => Promise<pg.Client>,
): Promise<void> {
  const other = await connect();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const own = await readBackend(client);
      // The other one holds on to what it was given, so that this one cannot get it again.
      await other.query("begin");
      if ((await readBackend(other)) === own) throw new DatabaseError(REFUSAL);
      if ((await readBackend(client)) !== own) throw new DatabaseError(REFUSAL);
      await other.query("commit");
    }
  } catch (error) {
    throw explainPooler(error);
  } finally {
    await other.end().catch(() => {});
  }
}

async function readBackend(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}

/** What a pooler refuses, in a sentence; other errors stay as they are. */
export function explainPooler(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (/statement pooling mode/.test(error.message)) {
    return new DatabaseError(REFUSAL, { cause: error });
  }
  const parameter = /unsupported startup parameter(?: in options)?: "?(\w+)/.exec(
    error.message,
  )?.[1];
  if (parameter) {
    return new DatabaseError(
      `The pooler that DATABASE_URL leads to refuses the parameter ${parameter}. Leave it out of DATABASE_URL, or add it to the pooler's ignore_startup_parameters.`,
      { cause: error },
    );
  }
  return error;
}
