// Work of which a person may have one under way at a time, on each instance.
import { MINUTE_MS } from "#src/shared/calendar/durations.ts";
import { UserError } from "./errors.ts";

/** What neither ends nor breaks off holds up its person for so long. */
const FORGOTTEN_AFTER_MS = 10 * MINUTE_MS;
const RETRY_SECONDS = 30;

export interface SingleRuns {
  /**
   * `pieces` as they come, as the person's only run until they end.
   * @throws UserError 429 where another one is under way
   */
  readonly run: <Piece>(userId: number, pieces: AsyncIterable<Piece>) => AsyncGenerator<Piece>;
}

/** @param sentence for somebody who begins a second one */
export function createSingleRuns(sentence: string): SingleRuns {
  const begun = new Map<number, { readonly at: number }>();
  return {
    run: async function* (userId, pieces) {
      const other = begun.get(userId);
      if (other && performance.now() - other.at < FORGOTTEN_AFTER_MS) {
        throw new UserError("too-many", sentence, { retryAfterSeconds: RETRY_SECONDS });
      }
      const mine = { at: performance.now() };
      begun.set(userId, mine);
      try {
        yield* pieces;
      } finally {
        if (begun.get(userId) === mine) begun.delete(userId);
      }
    },
  };
}
