// Signing in and up: the calls, and what this browser then knows. Apart from
// `session.ts`, which every page loads.
import type { QueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "#src/web/current-user.ts";
import type { SignedIn, SignInBody, SignUpBody } from "../contract.ts";
import { callProving } from "./call-proving.ts";
import { isAnotherPerson, leave } from "./session.ts";
import { announce } from "./session-events.ts";

/**
 * @param onProving hears when the browser begins and ends to work at a challenge
 * @throws ApiError when the server refuses
 */
export async function signIn(
  client: QueryClient,
  body: SignInBody,
  onProving: (isProving: boolean) => void,
): Promise<void> {
  enter(client, await callProving<SignedIn>(client, "/api/auth/login", body, onProving), false);
}

/**
 * @param onProving hears when the browser begins and ends to work at a challenge
 * @throws ApiError when the server refuses
 */
export async function signUp(
  client: QueryClient,
  values: Omit<SignUpBody, "timeZone">,
  onProving: (isProving: boolean) => void,
): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const body: SignUpBody = { ...values, timeZone };
  enter(client, await callProving<SignedIn>(client, "/api/auth/signup", body, onProving), true);
}

function enter(client: QueryClient, { user }: SignedIn, isNewAccount: boolean): void {
  if (isAnotherPerson(user.id)) {
    announce({ kind: "signed-in", isNewAccount });
    leave(client, window.location.href);
    return;
  }
  client.setQueryData(currentUserQuery.queryKey, { user });
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  announce({ kind: "signed-in", isNewAccount });
}
