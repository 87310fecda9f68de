// Shows a person that something did not happen, why, and what to do next.
import { showToast, withdrawToast } from "#src/ui/toaster.tsx";
import { isUnreached, UNREACHED } from "#src/ui/unreached.tsx";
import { ApiError } from "./query-client.ts";

/**
 * The reason as a sentence that says what to do next.
 * @param fallback where the answer carries no sentence
 */
export function describeFailure(error: unknown, fallback = "Please try again."): string {
  if (error instanceof ApiError) {
    if (error.status === 401) return "Your session has ended. Sign in again to go on.";
    if (error.status === 404) return "It was deleted in another place.";
    return error.sentence ? `${error.sentence.replace(/[.]$/, "")}.` : fallback;
  }
  return isUnreached(error) ? `${UNREACHED.title}. ${UNREACHED.text}` : fallback;
}

/** @param title what did not happen: `The prayer was not deleted` */
export function tellFailure(title: string, error: unknown, fallback?: string): void {
  showToast({ title, text: describeFailure(error, fallback), tone: "danger", about: title });
}

/** The same thing has happened after all. @param title as it was told */
export const withdrawFailure = (title: string): void => withdrawToast(title);
