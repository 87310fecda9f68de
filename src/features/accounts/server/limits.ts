// How often the doors of an account may be tried.
import type { CreateOpenLimit } from "#src/platform/rate-limits.ts";
import { HOUR_SECONDS, MINUTE_SECONDS } from "#src/shared/calendar/durations.ts";
import { keyOfUsername } from "../rules.ts";
import { CHALLENGE_SECONDS } from "./challenges.ts";

const QUARTER = 900;

export const createAccountLimits = (createLimit: CreateOpenLimit) => ({
  /** Wrong passwords for one name from one address, from everywhere, and from one address for any name: beyond them a challenge is asked. */
  wrongFromHere: createLimit({ name: "wrong-here", times: 10, perSeconds: QUARTER }),
  wrongForName: createLimit({ name: "wrong-name", times: 50, perSeconds: HOUR_SECONDS }),
  wrongFromAddress: createLimit({ name: "wrong-address", times: 200, perSeconds: QUARTER }),
  /** Guesses at one name by devices that are not known, with challenges solved or not: then they wait. */
  guessesAtName: createLimit({ name: "guesses-name", times: 100, perSeconds: HOUR_SECONDS }),
  /** The same for a device that is known to the person: what others do is not counted here. */
  wrongFromDevice: createLimit({ name: "wrong-device", times: 10, perSeconds: QUARTER }),
  guessesFromDevice: createLimit({ name: "guesses-device", times: 50, perSeconds: HOUR_SECONDS }),
  /** Wrong passwords of somebody who is signed in, for what asks for the password again. */
  wrongInSession: createLimit({ name: "wrong-session", times: 10, perSeconds: QUARTER }),
  /** Sign-up tells what is taken: beyond the first a challenge is asked, beyond the second one waits a minute. */
  takenFromAddress: createLimit({ name: "taken", times: 20, perSeconds: HOUR_SECONDS }),
  takenInMinute: createLimit({ name: "taken-minute", times: 30, perSeconds: MINUTE_SECONDS }),
  signUpFromAddress: createLimit({ name: "sign-up", times: 300, perSeconds: HOUR_SECONDS }),
  /** Each answered challenge counts once. */
  usedChallenges: createLimit({
    name: "challenge",
    times: 1,
    perSeconds: CHALLENGE_SECONDS + MINUTE_SECONDS,
  }),
  /** Mails that one address asks for, and mails of one kind to one person: none uses up another's. */
  mailFromAddress: createLimit({ name: "mail-address", times: 30, perSeconds: HOUR_SECONDS }),
  mailToName: createLimit({ name: "mail-name", times: 5, perSeconds: HOUR_SECONDS }),
  linkFromAddress: createLimit({ name: "link", times: 60, perSeconds: HOUR_SECONDS }),
  /** Changes of address that one person asks for: each is told to the present address. */
  emailChanges: createLimit({ name: "email-changes", times: 5, perSeconds: HOUR_SECONDS }),
  /**
   * How often somebody who is signed in ends the links to a new password. Without it a thief could
   * do so without pause, and the owner's link would never live until it is followed.
   */
  endedResetLinks: createLimit({ name: "ended-links", times: 3, perSeconds: HOUR_SECONDS }),
});

export type AccountLimits = ReturnType<typeof createAccountLimits>;

/** What one who types this name from this address is counted under. */
export function keysOfWrongPasswords(typedName: string, address: string) {
  const forName = keyOfUsername(typedName);
  return { here: `${address} ${forName}`, forName };
}

/**
 * Forgets the wrong passwords of a person who has proved by other means who
 * they are, under each name that they may have typed.
 */
export async function forgetWrongPasswords(
  limits: AccountLimits,
  user: { readonly username: string; readonly email: string },
  address: string,
): Promise<void> {
  for (const name of [user.username, user.email]) {
    const keys = keysOfWrongPasswords(name, address);
    await limits.wrongFromHere.forget(keys.here);
    await limits.wrongForName.forget(keys.forName);
    await limits.guessesAtName.forget(keys.forName);
  }
}
