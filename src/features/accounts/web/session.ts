// Signing out, and forgetting the person who was here.
import type { QueryClient } from "@tanstack/react-query";
import { forgetAllTyping } from "#src/ui/stored-typing.ts";
import { showToastAfterLoad } from "#src/ui/toaster.tsx";
import { currentUserQuery } from "#src/web/current-user.ts";
import { callApi } from "#src/web/query-client.ts";
import { forgetWish } from "#src/web/wish/stored-wish.ts";
import type { Done } from "../contract.ts";
import { announce } from "./session-events.ts";

/** What the whole app has to do around a sign-out. */
interface SignOutSteps {
  /** Asks about what would be lost. @returns whether the person still wants to leave */
  readonly before: () => Promise<boolean>;
  /** Removes what was theirs from this device. */
  readonly after: () => Promise<void>;
}

let steps: SignOutSteps | undefined;
let stepsKnown: Promise<unknown> = Promise.resolve();

/** To be called for each person who is here; without one nothing is asked. */
export function setSignOutSteps(given: SignOutSteps | undefined): void {
  steps = given;
}

/** Steps that are still fetched are waited for: whoever leaves at once leaves nothing behind either. */
export function awaitSignOutSteps(known: Promise<unknown>): void {
  stepsKnown = known;
}

/** Whether nothing holds a person back who presses "Sign Out". */
export async function mayLeave(): Promise<boolean> {
  await stepsKnown;
  return (await steps?.before()) ?? true;
}

/** Removes what was stored on this device for a person who is not signed in any more. */
export async function forgetDevice(): Promise<void> {
  await stepsKnown;
  await steps?.after().catch(() => {});
}

/** @throws where the session could not be ended; the person then stays signed in */
export async function signOut(client: QueryClient): Promise<void> {
  await callApi<Done>(client, "/api/auth/logout", { method: "POST" });
  await forgetDevice();
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
 * The same for a user who has signed out. The page that is open stays until the
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
  forgetWish();
  client.setQueryData(currentUserQuery.queryKey, { user: null });
}
