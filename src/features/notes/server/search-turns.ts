// Whose search runs when. A search through a user's notes holds a database
// connection for longer than other calls do; a few at a time leave the others to them.
import pLimit, { type LimitFunction } from "p-limit";
import { UserError } from "#src/platform/errors.ts";

/** Of the ten connections of an instance. */
const RUNNING_MAX = 2;
const WAITING_MAX = 40;
/** One runs, the others wait. */
const OF_ONE_PERSON_MAX = 12;
const WAIT_MAX_MS = 5_000;

export interface SearchTurns {
  /**
   * Runs `search` when it is its turn: one of a person at a time.
   * @param signal of the client; if it has left, the search is not run
   * @throws UserError 429 where the person waits for many, 503 where many people do
   */
  readonly take: <Found>(
    userId: number,
    signal: AbortSignal,
    search: () => Promise<Found>,
  ) => Promise<Found>;
}

export function createSearchTurns(): SearchTurns {
  const all = pLimit(RUNNING_MAX);
  const ofPeople = new Map<number, LimitFunction>();
  let waiting = 0;
  return {
    take: async (userId, signal, search) => {
      const own = ofPeople.get(userId) ?? pLimit(1);
      ofPeople.set(userId, own);
      if (own.activeCount + own.pendingCount >= OF_ONE_PERSON_MAX) {
        refuse("too-many", "Several of your searches are still under way. Please wait a moment.");
      }
      if (waiting >= WAITING_MAX) refuseForAll();
      const askedAt = performance.now();
      waiting += 1;
      let isWaiting = true;
      const begin = () => {
        isWaiting = false;
        waiting -= 1;
        if (signal.aborted || performance.now() - askedAt > WAIT_MAX_MS) refuseForAll();
        return search();
      };
      try {
        return await own(() => all(begin));
      } finally {
        if (isWaiting) waiting -= 1;
        if (own.activeCount + own.pendingCount === 0) ofPeople.delete(userId);
      }
    },
  };
}

const refuseForAll = (): never =>
  refuse("unavailable", "Many notes are being searched just now. Please try again in a moment.");

function refuse(code: "too-many" | "unavailable", sentence: string): never {
  throw new UserError(code, sentence, { retryAfterSeconds: 2 });
}
