// Brings a server up on the folder and opens a connection to it that stays open,
// so that it is known at once when the server is gone. Everything here runs
// under the folder's lock.
import { createHash } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseError } from "#src/platform/db/database-error.ts";
import { type ClusterPlace, type ClusterTools, ensureCluster, SUPERUSER } from "./cluster.ts";
import { ProgramFailed, readCause } from "./explain.ts";
import { isShared } from "./folder-lock.ts";
import {
  findPostmaster,
  launchPostmaster,
  readPostmasterFile,
  runAlone,
  stopPostmaster,
} from "./postmaster.ts";

export interface RunningServer {
  readonly connectionString: string;
  readonly port: number;
  /** Fulfilled when the connection ends, wanted or not. */
  readonly lost: Promise<void>;
  readonly close: () => Promise<void>;
}

/** The database of Berea, and its owner, who is no superuser. */
const NAME = "berea";
const CONNECT_TIMEOUT_MS = 5_000;
const PATIENCE_MS = 30_000;
const RETRY_MS = 50;
const FIRST_PORT = 20_000;
const PORTS = 12_000;
const PORTS_TRIED = 50;
const WRONG_PASSWORD = "28P01";

/**
 * @param port the one that must be had because others know it; otherwise any
 * @throws DatabaseError, ProgramFailed or the system's own error
 */
export async function serve(
  place: ClusterPlace,
  tools: ClusterTools,
  port?: number,
): Promise<RunningServer> {
  const password = await ensureCluster(place, tools);
  const running = await joinRunning(place, password);
  if (running && (port !== undefined || (await isInUse(place, running)))) {
    if (port === undefined || running.port === port) return describeServer(running, password);
    await running.end();
    throw new DatabaseError(
      `PostgreSQL was started anew at another port, ${running.port}. Start Berea again.`,
    );
  }
  // One that nobody uses was left by a Berea that was killed. Programs and
  // settings may have changed since, so it is started anew.
  await running?.end();
  await stopPostmaster(place, tools);
  const given = await launchOnPort(place, tools, password, port);
  try {
    const client = await connectToOwn(place, tools, password, given);
    await ensureDatabase(client, password);
    return describeServer(client, password);
  } catch (error) {
    await stopPostmaster(place, tools);
    throw error;
  }
}

/** A connection to the server that runs, if one does and knows the password. */
async function joinRunning(place: ClusterPlace, password: string): Promise<pg.Client | undefined> {
  let deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const running = await findPostmaster(place.cluster);
    if (running === undefined) return undefined;
    // One that mends what a crash left takes as long as it takes.
    if (running.state === "starting") deadline = Date.now() + PATIENCE_MS;
    if (running.state === "ready") {
      try {
        return await connect(running.port, password);
      } catch (error) {
        if (isWrongPassword(error)) return undefined;
      }
    }
    await sleep(RETRY_MS);
  }
  return undefined;
}

async function connect(port: number, password: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: SUPERUSER,
    password,
    database: "postgres",
    application_name: "berea keeper",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // Its end is what is listened for.
  client.on("error", () => {});
  await client.connect();
  return client;
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === WRONG_PASSWORD;
}

async function isInUse({ usersFile }: ClusterPlace, client: pg.Client): Promise<boolean> {
  if (isShared(usersFile)) return true;
  const { rowCount } = await client.query(
    "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  return rowCount !== 0;
}

function describeServer(client: pg.Client, password: string): RunningServer {
  return {
    connectionString: `postgres://${NAME}:${password}@127.0.0.1:${client.port}/${NAME}`,
    port: client.port,
    lost: new Promise((resolve) => client.once("end", resolve)),
    close: () => client.end().catch(() => {}),
  };
}

async function ensureDatabase(client: pg.Client, password: string): Promise<void> {
  const secret = client.escapeLiteral(password);
  const roles = await client.query("select from pg_roles where rolname = $1", [NAME]);
  if (roles.rowCount === 0) {
    await client.query(`create role ${NAME} login createdb password ${secret}`);
  }
  const databases = await client.query("select from pg_database where datname = $1", [NAME]);
  if (databases.rowCount === 0) await client.query(`create database ${NAME} owner ${NAME}`);
}

/** Connects to the server just started; teaches it the password where its file was lost and made anew. */
async function connectToOwn(
  place: ClusterPlace,
  tools: ClusterTools,
  password: string,
  port: number,
): Promise<pg.Client> {
  try {
    return await connect(port, password);
  } catch (error) {
    if (!isWrongPassword(error)) throw error;
  }
  // Without a server the owner of the folder needs no password to set one.
  await stopPostmaster(place, tools);
  for (const role of [SUPERUSER, NAME]) {
    await runAlone(place, tools, `alter role ${role} password '${password}'`);
  }
  await launchPostmaster(place, tools, port);
  return connect(port, password);
}

async function launchOnPort(
  place: ClusterPlace,
  tools: ClusterTools,
  password: string,
  port?: number,
): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  const ports = port === undefined ? await listPorts(place, password) : [port];
  for (const candidate of ports) {
    if (port === undefined && !(await isFree(candidate))) continue;
    while (true) {
      try {
        await launchPostmaster(place, tools, candidate);
        return candidate;
      } catch (error) {
        const cause = error instanceof ProgramFailed ? readCause(error.output) : "unknown";
        if (cause === "port taken" && port === undefined) break;
        // What is left of a killed server needs a moment to notice.
        if (cause !== "still running" || Date.now() > deadline) throw error;
        await sleep(RETRY_MS);
      }
    }
  }
  throw new DatabaseError(
    `PostgreSQL found no free port from ${FIRST_PORT} to ${FIRST_PORT + PORTS} on this machine.`,
  );
}

/**
 * Ports to try: first the one that a killed server had, since others may wait
 * for it there, then the folder's own. All lie below those that systems hand out
 * to outgoing connections, so that one that was had can be had again.
 */
async function listPorts({ cluster }: ClusterPlace, password: string): Promise<number[]> {
  const before = (await readPostmasterFile(cluster))?.port;
  const own = createHash("sha256").update(password).digest().readUInt32BE() % PORTS;
  const following = Array.from(
    { length: PORTS_TRIED },
    (_, step) => FIRST_PORT + ((own + step) % PORTS),
  );
  return before ? [before, ...following] : following;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}
