// Work that outlives a request: queued in the caller's own transaction, done by
// whichever instance is free, tried again when it fails, stored when it cannot be
// done. Queues live in the same PostgreSQL (pg-boss).
import { setTimeout as sleep } from "node:timers/promises";
import { type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import { DAY_SECONDS } from "#src/shared/calendar/durations.ts";
import type { Database } from "../db/database.ts";
import { toJobDatabase } from "../db/job-database.ts";
import { UserError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";

/** A kind of work and how it is tried again. `Data` must survive JSON. */
export interface Queue<Data extends object> {
  readonly name: string;
  /** Tries after the first one that failed. */
  readonly retryLimit: number;
  /** Doubles with each try, up to an hour. */
  readonly retryDelaySeconds: number;
  /** After this long a try counts as failed. */
  readonly expireInSeconds: number;
  /** Never set; carries the type of what the queue holds. */
  readonly data?: Data;
}

const RETRY_DELAY_MAX_SECONDS = 3600;
const DEAD_LETTERS = "dead-letters";
const POOL_SIZE = 4;
const CONCURRENCY = 4;
const START_WAIT_MS = 3_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 4_000;
// A connection on which nothing comes any more is noticed.
const CONNECTION = { keepAlive: true, query_timeout: 60_000, connectionTimeoutMillis: 3_000 };

/** Defaults: 12 tries after the first, from 5 seconds to an hour apart, so that half a day's outage loses nothing. */
export function defineQueue<Data extends object>(
  name: string,
  options: Partial<Omit<Queue<Data>, "name" | "data">> = {},
): Queue<Data> {
  return { name, retryLimit: 12, retryDelaySeconds: 5, expireInSeconds: 60, ...options };
}

interface SendOptions {
  /** Not before this instant. */
  readonly startAfter?: Date;
}

/** What those who have work done take. */
export interface Jobs {
  /**
   * Queues a job; within a transaction it is there if and only if the transaction is.
   * @throws UserError 503 while the queues cannot be reached
   */
  readonly send: <Data extends object>(
    db: Pick<Database, "execute">,
    queue: Queue<Data>,
    data: Data,
    options?: SendOptions,
  ) => Promise<void>;
  /** The same for many jobs of one queue, in one statement. */
  readonly sendAll: <Data extends object>(
    db: Pick<Database, "execute">,
    queue: Queue<Data>,
    data: readonly Data[],
  ) => Promise<void>;
}

/** Does the work of one queue. Must bear being run twice with the same data. */
export interface Worker {
  readonly queue: Queue<object>;
  readonly work: (data: object) => Promise<void>;
  /** How many run at once in one instance; four, unless said. */
  readonly concurrency?: number;
  /** Run by the clock (five cron fields, UTC), by one instance at a time. */
  readonly schedule?: string;
}

export function createWorker<Data extends object>(
  queue: Queue<Data>,
  work: (data: Data) => Promise<void>,
  options: Pick<Worker, "concurrency" | "schedule"> = {},
): Worker {
  return { queue, work: work as Worker["work"], ...options };
}

export interface OpenJobs extends Jobs {
  /**
   * Creates what is missing and begins to work; fulfilled once it does. What
   * fails is logged and tried again, however long it takes.
   * @throws when the jobs are stopped meanwhile
   */
  readonly start: (workers: readonly Worker[]) => Promise<void>;
  /** Lets running jobs finish, then leaves. */
  readonly stop: () => Promise<void>;
}

interface Ports {
  readonly log: Log;
  readonly metrics?: Metrics;
}

export function openJobs(options: Ports & { connectionString: string }): OpenJobs {
  const { log } = options;
  const boss = new PgBoss({
    ...CONNECTION,
    connectionString: options.connectionString,
    application_name: "berea jobs",
    max: POOL_SIZE,
    useListenNotify: true,
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queue failed"));
  const started = Promise.withResolvers<void>();
  // Callers that wait for it get the failure.
  started.promise.catch(() => {});
  const leaving = new AbortController();
  let hasStarted = false;

  async function startOnce(workers: readonly Worker[]): Promise<void> {
    hasStarted = true;
    await boss.start();
    await boss.createQueue(DEAD_LETTERS, {
      deleteAfterSeconds: 0,
      retentionSeconds: 365 * DAY_SECONDS,
    });
    for (const worker of workers) await startWorker(boss, worker, options);
  }

  return {
    start: async (workers) => {
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
        leaving.signal.throwIfAborted();
        try {
          await startOnce(workers);
          return started.resolve();
        } catch (error) {
          log.error({ err: error }, "the jobs could not be started; trying again");
          await boss.stop({ graceful: false }).catch(() => {});
        }
        await sleep(pauseMs, undefined, { signal: leaving.signal }).catch(() => {});
      }
    },
    send: async (db, queue, data, sendOptions = {}) => {
      await waitFor(started.promise);
      await boss.send(queue.name, data, { ...sendOptions, db: toJobDatabase(db) });
    },
    sendAll: async (db, queue, data) => {
      if (data.length === 0) return;
      await waitFor(started.promise);
      const jobs = data.map((one) => ({ data: one }));
      await boss.insert(queue.name, jobs, { db: toJobDatabase(db) });
    },
    stop: async () => {
      const reason = new Error("The jobs were stopped");
      started.reject(reason);
      leaving.abort(reason);
      if (hasStarted) await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
}

/** The first seconds after a start are waited for, a database that is away is not. */
async function waitFor(started: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(
      new UserError("unavailable", "This cannot be done right now. Please try again in a minute."),
    );
  }, START_WAIT_MS);
  try {
    await Promise.race([started, promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function startWorker(boss: PgBoss, worker: Worker, { log, metrics }: Ports): Promise<void> {
  const { name, retryLimit, retryDelaySeconds, expireInSeconds } = worker.queue;
  const options = {
    retryLimit,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: RETRY_DELAY_MAX_SECONDS,
    expireInSeconds,
    deadLetter: DEAD_LETTERS,
    // Done work is of no use to anyone.
    deleteAfterSeconds: 3600,
    notify: true,
  };
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
  await boss.work(
    name,
    {
      batchSize: worker.concurrency ?? CONCURRENCY,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
      // New work wakes a worker; this is for what waits for its hour or its next try.
      notifyPollingIntervalSeconds: 2,
    },
    (batch: JobWithMetadata<object>[]) => Promise.all(batch.map((job) => runJob(job))),
  );
  if (worker.schedule) await boss.schedule(name, worker.schedule);

  async function runJob(job: JobWithMetadata<object>): Promise<JobResult> {
    try {
      await worker.work(job.data);
      return { id: job.id, status: "completed" };
    } catch (error) {
      const facts = { err: error, queue: name, job: job.id };
      if (job.retryCount < job.retryLimit) {
        log.warn(facts, "a job failed and will be tried again");
      } else {
        log.error(facts, "a job failed for good; it is stored among the dead letters");
        metrics?.failedJobs.inc({ queue: name });
      }
      // The failure is in the log; in the queue's table it could hold people's words.
      return { id: job.id, status: "failed" };
    }
  }
}
