// Work for a thread of its own, so that the main one goes on answering. The
// thread is started anew when it ends by itself, later each time.
import { Worker } from "node:worker_threads";
import type { Log } from "../log.ts";

/** The thread has ended, or has too much to do already. */
export class ThreadAwayError extends Error {
  override name = "ThreadAwayError";
}

export interface ThreadOptions {
  /** Names the thread in the log. */
  readonly name: string;
  /** What it runs; calls `serveThread`. */
  readonly file: URL;
  /** More questions than this are not taken at a time. */
  readonly waitingMax: number;
  readonly log: Log;
  /** Each time the thread has come up. */
  readonly onReady?: () => void;
  readonly onEnd?: () => void;
  /** Before the first new start, in ms. */
  readonly restartMs?: number;
}

export interface Thread<Question, Answer> {
  /**
   * Questions are answered one after the other.
   * @throws ThreadAwayError where no answer will come
   */
  readonly ask: (question: Question) => Promise<Answer>;
  /** Starts to measure how long the thread is busy; the result gives the time so far, in ms. */
  readonly measure: () => () => number;
  readonly close: () => Promise<void>;
}

/** What comes back: first that the thread is ready, then an answer to each question. */
export type ThreadMessage = "ready" | ({ readonly id: number } & Outcome);
type Outcome = { readonly answer: unknown } | { readonly error: Error };

const RESTART_MS = 1_000;
const RESTART_MS_MAX = 60_000;

export function openThread<Question, Answer>(options: ThreadOptions): Thread<Question, Answer> {
  const { name, file, waitingMax, log, onReady, onEnd, restartMs = RESTART_MS } = options;
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let worker: Worker | undefined = start();
  let lastId = 0;
  let endsInRow = 0;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(file, { name });
    // The process stays alive for it only while somebody waits for an answer.
    started.unref();
    started.on("message", (message: ThreadMessage) => {
      if (message === "ready") {
        endsInRow = 0;
        onReady?.();
        return;
      }
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      if (waiting.size === 0) started.unref();
    });
    started.on("error", (error) => log.error({ err: error, thread: name }, "a thread failed"));
    started.on("exit", follow);
    return started;
  }

  function follow(): void {
    worker = undefined;
    onEnd?.();
    for (const settle of waiting.values()) settle({ error: away() });
    waiting.clear();
    if (isClosed) return;
    const pause = Math.min(RESTART_MS_MAX, restartMs * 2 ** endsInRow);
    endsInRow += 1;
    setTimeout(() => {
      if (!isClosed) worker = start();
    }, pause).unref();
  }

  const away = () => new ThreadAwayError(`${name} cannot answer`);

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (!worker || waiting.size >= waitingMax) {
          reject(away());
          return;
        }
        lastId += 1;
        worker.ref();
        waiting.set(lastId, (outcome) =>
          "error" in outcome ? reject(outcome.error) : resolve(outcome.answer as Answer),
        );
        worker.postMessage({ id: lastId, question });
      }),
    measure: () => {
      const measured = worker;
      const before = measured?.performance.eventLoopUtilization();
      return () =>
        // One that was started anew meanwhile has a count of its own.
        measured && measured === worker
          ? measured.performance.eventLoopUtilization(before).active
          : 0;
    },
    close: async () => {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
