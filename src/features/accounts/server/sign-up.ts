import { UserError } from "#src/platform/errors.ts";
import type { SignUpBody } from "../contract.ts";
import { keyOfEmail, keyOfUsername, tidyEmail, tidyUsername } from "../rules.ts";
import { ACCOUNT_MAILS } from "./mail-queue.ts";
import type { AccountPorts } from "./ports.ts";
import { refuseGuessable } from "./refuse-guessable.ts";
import { createDefaultSettings } from "./settings.ts";
import { askForProof } from "./sign-in-limits.ts";
import { refuseReservedEmail } from "./store/email-changes.ts";
import { createUser, findTaken, TakenError, type UserRow } from "./store/users.ts";

const TAKEN = { username: "Username already exists", email: "Email already registered" } as const;

/**
 * Makes an account with its preferences and its welcome, all or nothing.
 * `signIn` runs in the same transaction.
 * @throws UserError 409 when the name or the address is taken, 400 for a password that is soon guessed, 429 beyond the limits
 */
export async function signUp(
  ports: Pick<AccountPorts, "db" | "jobs" | "passwords" | "limits" | "challenges">,
  body: SignUpBody,
  from: { address: string; signIn: (db: AccountPorts["db"], userId: number) => Promise<void> },
): Promise<UserRow> {
  const { db, jobs, passwords, limits, challenges } = ports;
  refuseGuessable(body.password, body, "password");
  await limits.takenInMinute.check(from.address);
  const counted = [limits.takenFromAddress, limits.signUpFromAddress].map(
    (limit) => [limit, from.address] as const,
  );
  // A line may be shared by a school: it is asked for a proof of work, and never shut for long.
  await askForProof(challenges, "sign-up", counted, body.challenge);
  await limits.signUpFromAddress.add(from.address);
  const names = {
    username: tidyUsername(body.username),
    usernameKey: keyOfUsername(body.username),
    email: tidyEmail(body.email),
    emailKey: keyOfEmail(body.email),
  };
  try {
    const taken = await findTaken(db, names);
    if (taken) throw new TakenError(taken);
    const passwordHash = await passwords.hash(body.password);
    return await db.transaction(async (tx) => {
      const user = await createUser(tx, { ...names, passwordHash });
      await refuseReservedEmail(tx, { emailKey: user.emailKey, userId: user.id });
      await createDefaultSettings(tx, user.id, { timeZone: body.timeZone });
      await from.signIn(tx, user.id);
      await jobs.send(tx, ACCOUNT_MAILS, { kind: "welcome", userId: user.id });
      return user;
    });
  } catch (error) {
    if (!(error instanceof TakenError)) throw error;
    await limits.takenFromAddress.add(from.address);
    await limits.takenInMinute.add(from.address);
    const sentence = TAKEN[error.field];
    throw new UserError("conflict", sentence, { fields: { [error.field]: sentence } });
  }
}
