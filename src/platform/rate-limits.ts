// How often something may be done. Counts live in the database, so that they
// hold across instances; while it is away each instance counts for itself.
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import type { Pool } from "./db/database.ts";
import { UserError } from "./errors.ts";

export interface RateLimitRule {
  /** Names the limit among the others; part of each key. */
  readonly name: string;
  readonly times: number;
  readonly perSeconds: number;
}

export interface RateLimit {
  /**
   * Counts one more.
   * @throws UserError 429, with the seconds to wait, once there were too many
   */
  readonly count: (key: string) => Promise<void>;
  /** Throws as `count` does, but counts nothing. */
  readonly check: (key: string) => Promise<void>;
  /** Forgets what was counted. */
  readonly forget: (key: string) => Promise<void>;
}

export type CreateRateLimit = (rule: RateLimitRule) => RateLimit;

/** Timers run for at most 2^31 milliseconds; a longer one would end at once. */
const MEMORY_SECONDS_MAX = 24 * 86_400;

const UNLIMITED: RateLimit = {
  count: async () => {},
  check: async () => {},
  forget: async () => {},
};

export function createRateLimits(options: { pool: Pool; isOn: boolean }): CreateRateLimit {
  if (!options.isOn) return () => UNLIMITED;
  return ({ name, times, perSeconds }) => {
    const shared = { keyPrefix: name, points: times, duration: perSeconds };
    const limiter = new RateLimiterPostgres({
      ...shared,
      storeClient: options.pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory({
        ...shared,
        duration: Math.min(perSeconds, MEMORY_SECONDS_MAX),
      }),
    });
    return {
      count: async (key) => {
        try {
          await limiter.consume(key);
        } catch (rejection) {
          if (rejection instanceof Error) throw rejection;
          refuse(rejection as RateLimiterRes);
        }
      },
      check: async (key) => {
        const counted = await limiter.get(key);
        if (counted && counted.consumedPoints >= times) refuse(counted);
      },
      forget: async (key) => {
        await limiter.delete(key);
      },
    };
  };
}

function refuse(counted: RateLimiterRes): never {
  const seconds = Math.max(1, Math.ceil(counted.msBeforeNext / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  throw new UserError("too-many", `That was tried too often. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}
