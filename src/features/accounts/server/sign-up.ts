import { UserError } from "#src/platform/errors.ts";
import type { SignUpBody } from "../contract.ts";
import { keyOfEmail, keyOfUsername, tidyEmail, tidyUsername } from "../rules.ts";
import { ACCOUNT_MAILS } from "./mail-queue.ts";
import type { AccountPorts } from "./ports.ts";
import { createUser, findTaken, TakenError, type UserRow } from "./store/users.ts";

const TAKEN = { username: "Username already exists", email: "Email already registered" } as const;

/**
 * Makes an account with its preferences and its welcome, all or nothing.
 * `signIn` runs in the same transaction.
 * @throws UserError 409 when the name or the address is taken, 400 for a password that is too common
 */
export async function signUp(
  ports: Pick<AccountPorts, "db" | "jobs" | "passwords" | "limits" | "createSettings" | "sessions">,
  body: SignUpBody,
  from: { address: string; signIn: (db: AccountPorts["db"], userId: number) => Promise<void> },
): Promise<UserRow> {
  const { db, jobs, passwords, limits, createSettings } = ports;
  refuseCommon(passwords, body.password, "password");
  await limits.takenFromAddress.check(from.address);
  await limits.signUpFromAddress.count(from.address);
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
      await createSettings(tx, user.id, { timeZone: body.timeZone });
      await from.signIn(tx, user.id);
      await jobs.send(tx, ACCOUNT_MAILS, { kind: "welcome", userId: user.id });
      return user;
    });
  } catch (error) {
    if (!(error instanceof TakenError)) throw error;
    await limits.takenFromAddress.count(from.address);
    const sentence = TAKEN[error.field];
    throw new UserError("conflict", sentence, { fields: { [error.field]: sentence } });
  }
}

/** @param field the name of the field that the sentence stands under */
export function refuseCommon(
  passwords: AccountPorts["passwords"],
  password: string,
  field: string,
): void {
  if (!passwords.isCommon(password)) return;
  const sentence = "That password is among the most common ones; please choose another";
  throw new UserError("invalid", sentence, { fields: { [field]: sentence } });
}
