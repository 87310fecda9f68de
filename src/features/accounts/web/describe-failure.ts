import { ApiError } from "#src/web/query-client.ts";

/**
 * What to tell a person when a call failed: the server's own sentence, else
 * `fallback` where it gave none, else that trying again may help.
 */
export function describeFailure(error: unknown, fallback = "Please try again."): string {
  if (!(error instanceof ApiError)) return "Please try again.";
  return error.sentence ?? fallback;
}
