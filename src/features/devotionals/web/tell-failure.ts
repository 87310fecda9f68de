import { ApiError } from "#src/query-client.ts";
import { isUnreached, UNREACHED } from "#src/ui/is-unreached.ts";
import { showToast } from "#src/ui/toaster.tsx";

/** The reason as a sentence that says what to do next. */
export function describeFailure(error: unknown, fallback = "Please try again."): string {
  if (error instanceof ApiError) {
    if (error.status === 401) return "Your session has ended. Sign in again to go on.";
    return error.sentence ? `${error.sentence.replace(/[.]$/, "")}.` : fallback;
  }
  return isUnreached(error) ? `${UNREACHED.title}. ${UNREACHED.text}` : fallback;
}

/** @param title what did not happen: `The devotional was not deleted` */
export function tellFailure(title: string, error: unknown, fallback?: string): void {
  showToast({ title, text: describeFailure(error, fallback), tone: "danger" });
}
