// How often the doors of an account may be tried.
import type { CreateRateLimit } from "#src/platform/rate-limits.ts";
import { keyOfUsername } from "../rules.ts";

const HOUR = 3600;
const QUARTER = 900;

export const createAccountLimits = (createRateLimit: CreateRateLimit) => ({
  /** Wrong passwords for one name from one address, from everywhere, and from one address for any name. */
  wrongFromHere: createRateLimit({ name: "wrong-here", times: 10, perSeconds: QUARTER }),
  wrongForName: createRateLimit({ name: "wrong-name", times: 50, perSeconds: QUARTER }),
  wrongFromAddress: createRateLimit({ name: "wrong-address", times: 200, perSeconds: QUARTER }),
  /** Sign-up tells what is taken: not many times. */
  takenFromAddress: createRateLimit({ name: "taken", times: 20, perSeconds: HOUR }),
  signUpFromAddress: createRateLimit({ name: "sign-up", times: 300, perSeconds: HOUR }),
  /** Mails that one address asks for, and mails to one person. */
  mailFromAddress: createRateLimit({ name: "mail-address", times: 30, perSeconds: HOUR }),
  mailToName: createRateLimit({ name: "mail-name", times: 5, perSeconds: HOUR }),
  linkFromAddress: createRateLimit({ name: "link", times: 60, perSeconds: HOUR }),
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
  }
}
