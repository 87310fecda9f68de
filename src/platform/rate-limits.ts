// How often something may be done. Counts live in the database, so that they
// hold across instances; while it is away each instance counts for itself.
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { DAY_SECONDS } from "#src/shared/calendar/durations.ts";
import type { Pool } from "./db/database.ts";
import { type Challenge, UserError } from "./errors.ts";

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

/** For what asks for more, beyond the limit, instead of refusing. */
export interface OpenLimit extends RateLimit {
  /** Counts one more and refuses nothing. */
  readonly add: (key: string) => Promise<void>;
  readonly read: (key: string) => Promise<Counted>;
}

/** How often a limit's key was counted. */
interface Counted {
  readonly times: number;
  /** How many times are allowed. */
  readonly allowed: number;
  /** Until the count begins anew. */
  readonly secondsLeft: number;
}

export type CreateRateLimit = (rule: RateLimitRule) => RateLimit;
export type CreateOpenLimit = (rule: RateLimitRule) => OpenLimit;

/** Timers run for at most 2^31 milliseconds; a longer one would end at once. */
const MEMORY_SECONDS_MAX = 24 * DAY_SECONDS;

const UNLIMITED: OpenLimit = {
  count: async () => {},
  check: async () => {},
  add: async () => {},
  read: async () => ({ times: 0, allowed: Number.POSITIVE_INFINITY, secondsLeft: 0 }),
  forget: async () => {},
};

export function createRateLimits(options: { pool: Pool; isOn: boolean }): CreateOpenLimit {
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
      add: async (key) => {
        await limiter.penalty(key);
      },
      read: async (key) => {
        const counted = await limiter.get(key);
        return {
          times: counted?.consumedPoints ?? 0,
          allowed: times,
          secondsLeft: counted ? readSeconds(counted) : 0,
        };
      },
      forget: async (key) => {
        await limiter.delete(key);
      },
    };
  };
}

const readSeconds = (counted: RateLimiterRes): number =>
  Math.max(1, Math.ceil(counted.msBeforeNext / 1000));

function refuse(counted: RateLimiterRes): never {
  throw tooOften(readSeconds(counted));
}

/** What is said once something was tried too often. */
export function tooOften(seconds: number, challenge?: Challenge): UserError {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new UserError("too-many", `That was tried too often. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
    ...(challenge ? { challenge } : {}),
  });
}
