// Waiting for an answer of the database no longer than is useful.
import { setTimeout as sleep } from "node:timers/promises";

/** The database took too long; what was asked may have been done all the same. */
export class UnansweredError extends Error {
  override name = "UnansweredError";

  constructor(message = "The database did not answer in time") {
    super(message);
  }
}

const SLICE_MS = 50;

/**
 * Gives the answer if it comes within that time. What was asked goes on.
 * @throws UnansweredError when it does not come
 */
export async function answerWithin<T>(ms: number, answer: Promise<T>): Promise<T> {
  let isOver = false;
  const { promise, reject } = Promise.withResolvers<never>();
  const wait = async () => {
    // In slices: what this process itself is late, so that an answer lies there
    // unread, counts as one slice and not as the database's silence.
    for (let waited = 0; waited < ms && !isOver; waited += SLICE_MS) await sleep(SLICE_MS);
    if (!isOver) reject(new UnansweredError());
  };
  wait();
  try {
    return await Promise.race([answer, promise]);
  } finally {
    isOver = true;
    // It may fail when nobody listens any more.
    answer.catch(() => {});
  }
}
