// Challenges are not stored: each carries what it is for, how hard it is and until when it counts,
// under a seal. Only those that were answered are remembered, so that they count once.
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "#src/platform/clock.ts";
import { type Challenge, UserError } from "#src/platform/errors.ts";
import type { RateLimit } from "#src/platform/rate-limits.ts";
import { hasZeroBits, writeAttempt } from "../proof-of-work.ts";

export const CHALLENGE_SECONDS = 300;
/** A quarter of a million tries on average: about a second on a phone. */
const BITS_MIN = 18;
/** Each doubling of what was counted doubles the work; beyond this, people would wait too long. */
const BITS_MAX = 20;

export interface AnsweredChallenge {
  readonly token: string;
  readonly answer: string;
}

export interface Challenges {
  /**
   * @param purpose what alone the answer opens
   * @param excess how many times the limit has been reached, from 1
   */
  readonly create: (purpose: string, excess: number) => Challenge;
  /** Whether the answer is right, in time and given for the first time. */
  readonly accept: (purpose: string, given: AnsweredChallenge) => Promise<boolean>;
}

export function createChallenges(ports: {
  readonly clock: Clock;
  readonly key: Buffer;
  /** Allows each key once. */
  readonly used: RateLimit;
}): Challenges {
  const { clock, key, used } = ports;
  const seal = (purpose: string, content: string) =>
    createHmac("sha256", key).update(`${content}|${purpose}`).digest().subarray(0, 16);

  return {
    create: (purpose, excess) => {
      const harder = Math.floor(Math.log2(Math.max(1, excess)));
      const bits = Math.min(BITS_MAX, BITS_MIN + harder);
      const expiresAt = Math.floor(clock.now().getTime() / 1000) + CHALLENGE_SECONDS;
      const id = randomBytes(9).toString("base64url");
      const content = `${bits}.${expiresAt}.${id}`;
      return { token: `${content}.${seal(purpose, content).toString("base64url")}`, bits };
    },
    accept: async (purpose, { token, answer }) => {
      const [bits = "", expiresAt = "", id = "", given = ""] = token.split(".");
      const expected = seal(purpose, `${bits}.${expiresAt}.${id}`);
      const sealed = Buffer.from(given, "base64url");
      if (sealed.length !== expected.length || !timingSafeEqual(sealed, expected)) return false;
      if (Number(expiresAt) * 1000 < clock.now().getTime()) return false;
      const hash = createHash("sha256").update(writeAttempt(token, answer)).digest();
      if (!hasZeroBits(hash, Number(bits))) return false;
      try {
        await used.count(id);
        return true;
      } catch (error) {
        if (error instanceof UserError) return false;
        throw error;
      }
    },
  };
}
