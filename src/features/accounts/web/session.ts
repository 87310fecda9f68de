// Signing up, in and out: the calls, and what this browser then knows.
import type { QueryClient } from "@tanstack/react-query";
import { forgetAllTyping } from "#src/ui/kept-typing.ts";
import { showToastAfterLoad } from "#src/ui/toaster.tsx";
import { currentUserQuery } from "#src/web/current-user.ts";
import { callApi } from "#src/web/query-client.ts";
import type { Done, SignedIn, SignInBody, SignUpBody } from "../contract.ts";
import { callProving } from "./call-proving.ts";
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
  takeIn(client, await callProving<SignedIn>(client, "/api/auth/login", body, onProving), false);
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
  takeIn(client, await callProving<SignedIn>(client, "/api/auth/signup", body, onProving), true);
}

function takeIn(client: QueryClient, { user }: SignedIn, isNewAccount: boolean): void {
  if (isAnotherPerson(user.id)) {
    announce({ kind: "signed-in", isNewAccount });
    leave(client, window.location.href);
    return;
  }
  client.setQueryData(currentUserQuery.queryKey, { user });
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  announce({ kind: "signed-in", isNewAccount });
}

/** @throws where the session could not be ended; the person then stays signed in */
export async function signOut(client: QueryClient): Promise<void> {
  await callApi<Done>(client, "/api/auth/logout", { method: "POST" });
  showToastAfterLoad({ title: "Signed out", text: "You have been signed out." });
  announce({ kind: "signed-out" });
  leaveForHome(client);
}

let personSeen: number | undefined;

/**
 * Whether this tab has held the pages of somebody else than the person with
 * this id. Such a tab is loaded anew: something of the first may still be in it.
 */
export function isAnotherPerson(id: number): boolean {
  personSeen ??= id;
  return personSeen !== id;
}

/**
 * Forgets the person who was here. The page is loaded anew, so that nothing
 * of theirs stays in memory, whatever held it.
 */
export function leave(client: QueryClient, path: string): void {
  forget(client);
  // Assigning the address that is open would only scroll where it holds a `#`.
  if (path === window.location.href) window.location.reload();
  else window.location.assign(path);
}

/** A page that does not come is no reason to leave somebody's own on the screen. */
const HOME_AWAITED_MS = 1500;

/**
 * The same for whoever has signed out. The page that is open stays until the
 * first one is there: without its person it would show the gate for a moment.
 */
export function leaveForHome(client: QueryClient): void {
  forgetAllTyping();
  window.addEventListener("pagehide", () => forget(client), { once: true });
  setTimeout(() => forget(client), HOME_AWAITED_MS);
  window.location.assign("/");
}

function forget(client: QueryClient): void {
  client.clear();
  forgetAllTyping();
  client.setQueryData(currentUserQuery.queryKey, { user: null });
}
