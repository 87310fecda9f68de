import { ApiError } from "#src/query-client.ts";
import { isUnreached, UNREACHED } from "#src/ui/is-unreached.ts";
import { showToast } from "#src/ui/toaster.tsx";

/** The reason as a sentence that says what to do next. */
export function describeFailure(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 401) return "Your session has ended. Sign in again to go on.";
    if (error.status === 404) return "This plan was deleted in another place.";
    return error.sentence ? `${error.sentence.replace(/[.]$/, "")}.` : "Please try again.";
  }
  return isUnreached(error) ? `${UNREACHED.title}. ${UNREACHED.text}` : "Please try again.";
}

/** @param title what did not happen: `The day was not marked` */
export function tellFailure(title: string, error: unknown): void {
  showToast({ title, text: describeFailure(error), tone: "danger" });
}
