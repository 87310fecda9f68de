// Who may try a password. A device that the person has used before is counted for itself, so that
// nobody else's guesses lock its owner out. Strangers are asked for a proof of work once there were
// many wrong ones, and wait only when even those who solve it have guessed too often.
import { UserError } from "#src/platform/errors.ts";
import { type OpenLimit, tooOften } from "#src/platform/rate-limits.ts";
import type { AnsweredChallenge, Challenges } from "./challenges.ts";
import { type AccountLimits, keysOfWrongPasswords } from "./limits.ts";

export interface SignInTry {
  readonly typedName: string;
  readonly address: string;
  /** The id of the person and the hash of the device, where this device is known to the person. */
  readonly knownDevice: string | undefined;
  readonly challenge: AnsweredChallenge | undefined;
}

type Counted = readonly (readonly [limit: OpenLimit, key: string])[];

/** What `Passwords.verify` asks before and after. */
export function guardSignIn(
  { limits, challenges }: { limits: AccountLimits; challenges: Challenges },
  { typedName, address, knownDevice, challenge }: SignInTry,
): { readonly before: () => Promise<void>; readonly onWrong: () => Promise<void> } {
  const { here, forName } = keysOfWrongPasswords(typedName, address);
  const free: Counted = knownDevice
    ? [[limits.wrongFromDevice, knownDevice]]
    : [
        [limits.wrongFromHere, here],
        [limits.wrongForName, forName],
        [limits.wrongFromAddress, address],
      ];
  const [last, lastKey] = knownDevice
    ? ([limits.guessesFromDevice, knownDevice] as const)
    : ([limits.guessesAtName, forName] as const);
  return {
    before: async () => {
      const guesses = await last.read(lastKey);
      if (guesses.times >= guesses.allowed) throw waitForGuesses(guesses.secondsLeft);
      await askForProof(challenges, `sign-in ${forName}`, free, challenge);
    },
    onWrong: async () => {
      for (const [limit, key] of free) await limit.add(key);
      await last.add(lastKey);
    },
  };
}

/**
 * Lets through callers who are within the limits or have solved a challenge.
 * @throws UserError 429 with a challenge to solve
 */
export async function askForProof(
  challenges: Challenges,
  purpose: string,
  limits: Counted,
  given: AnsweredChallenge | undefined,
): Promise<void> {
  const counts = await Promise.all(limits.map(([limit, key]) => limit.read(key)));
  const excess = Math.max(...counts.map(({ times, allowed }) => times / allowed));
  if (excess < 1) return;
  if (given && (await challenges.accept(purpose, given))) return;
  const seconds = Math.max(
    ...counts.filter(({ times, allowed }) => times >= allowed).map((count) => count.secondsLeft),
  );
  throw tooOften(seconds, challenges.create(purpose, excess));
}

function waitForGuesses(retryAfterSeconds: number): UserError {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new UserError(
    "too-many",
    `There were too many wrong passwords for this name. Sign in on a device that you have used before, or choose a new password by a link that we mail you; or try again in ${minutes} minutes.`,
    { retryAfterSeconds },
  );
}
