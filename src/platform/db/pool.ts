// The pool of connections. Nobody waits in it for a database that does not
// answer, and no connection goes back into it whose answer is still to come.
import pg from "pg";
import type { Log } from "../log.ts";
import { UnansweredError } from "./patience.ts";
import { listenForSilence } from "./silence.ts";

export type Pool = pg.Pool;
export type PoolClient = pg.PoolClient;

export interface PoolOptions {
  readonly connectionString: string;
  readonly log: Log;
  readonly size: number;
  /** After so long a connection that has not answered is given up. */
  readonly queryTimeoutMs?: number | undefined;
  /** Called when the database falls silent, and when it answers again. */
  readonly onSilence?: ((isSilent: boolean) => void) | undefined;
}

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** Longer than the server's own limit: this is for a connection that leads nowhere any more. */
const QUERY_TIMEOUT_MS = 20_000;
// Said once connected: poolers such as pgbouncer refuse them as parameters of the connection.
const SESSION_SETTINGS = `set statement_timeout = ${STATEMENT_TIMEOUT_MS};
  set idle_in_transaction_session_timeout = ${STATEMENT_TIMEOUT_MS}`;

type Connect = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: pg.PoolClient["release"],
) => void;

/** Nothing is connected until it is asked. */
export function openPool(options: PoolOptions): Pool {
  const { connectionString, log, size, queryTimeoutMs = QUERY_TIMEOUT_MS } = options;
  const silence = listenForSilence({ connectionString, log, onChange: options.onSilence });

  class WatchedPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>;
    override connect(callback: Connect): void;
    override connect(callback?: Connect): unknown {
      const connecting = this.connectUnlessSilent();
      if (!callback) return connecting;
      connecting.then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error, undefined, () => {}),
      );
      return undefined;
    }

    async connectUnlessSilent(): Promise<pg.PoolClient> {
      if (silence.isSilent()) throw new UnansweredError();
      const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>();
      let isGivenUp = false;
      const stopWatching = silence.watch(() => {
        isGivenUp = true;
        reject(new UnansweredError());
      });
      super.connect().then((client) => {
        if (isGivenUp) client.release();
        else resolve(client);
      }, reject);
      return promise.finally(stopWatching);
    }

    override end(): Promise<void>;
    override end(callback: () => void): void;
    override end(callback?: () => void): unknown {
      silence.close();
      return callback ? super.end(callback) : super.end();
    }
  }

  const pool = new WatchedPool({
    connectionString,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
    application_name: "berea",
    onConnect: (client) => client.query(SESSION_SETTINGS),
  });
  const watches = new Map<pg.PoolClient, () => void>();
  pool.on("connect", (client) => {
    // Unheard, a connection that breaks while it is used would end the process.
    client.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
    giveUpWhenLate(client as pg.PoolClient & pg.Client);
  });
  pool.on("error", () => {
    // Said by the connection itself, which is replaced.
  });
  pool.on("acquire", (client) => {
    watches.set(
      client,
      silence.watch(() => hangUp(client as pg.PoolClient & pg.Client)),
    );
  });
  pool.on("release", (_error, client) => {
    watches.get(client)?.();
    watches.delete(client);
  });
  return pool;
}

/** An answer that comes late would be taken for the answer to the next question. */
function giveUpWhenLate(client: pg.Client): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const answer = ask(...given);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isLate(error)) hangUp(client);
      });
    }
    return answer;
  }) as typeof client.query;
}

const isLate = (error: unknown): boolean =>
  error instanceof Error && error.message === "Query read timeout";

/** Breaks the connection off where a question is open; the pool then replaces it. */
function hangUp(client: pg.Client): void {
  client.end().catch(() => {});
}
