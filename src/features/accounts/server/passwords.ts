// Passwords: Argon2id off the event loop, few at a time, so that a crowd that
// signs in does not take the processor from those who read.
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { UserError } from "#src/platform/errors.ts";

// OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const WAITING_MAX = 1000;

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /**
   * Whether the password is the one that was hashed; without a hash, never, in
   * the same time. `before` runs when the turn comes and may refuse by throwing;
   * `onWrong` runs before the next attempt's turn.
   */
  readonly verify: (
    passwordHash: string | undefined,
    password: string,
    before: () => Promise<void>,
    onWrong: () => Promise<void>,
  ) => Promise<boolean>;
}

export function createPasswords(): Passwords {
  const limit = pLimit(Math.max(1, availableParallelism() - 1));
  let decoy: string | undefined;

  const takeTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= WAITING_MAX) {
      throw new UserError(
        "unavailable",
        "Many people are signing in. Please try again in a minute.",
        {
          retryAfterSeconds: 30,
        },
      );
    }
    return limit(work);
  };

  return {
    hash: (password) => takeTurn(() => hash(password.normalize("NFKC"), COST)),
    verify: (passwordHash, password, before, onWrong) =>
      takeTurn(async () => {
        await before();
        decoy ??= await hash("nobody's password", COST);
        const isRight = await verify(passwordHash ?? decoy, password.normalize("NFKC"));
        if (passwordHash !== undefined && isRight) return true;
        await onWrong();
        return false;
      }),
  };
}
