// The server, or a part of a page, that could not be reached.
import { isRouteErrorResponse } from "react-router";
import type { MissingPartProps } from "./lazy-part.ts";

/**
 * Whether a page is missing because its server could not be reached: the
 * connection failed in the browser, or what is in front of the server, or
 * the server itself, said that it is away (502 to 504).
 */
export function isUnreached(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 502 && error.status <= 504;
  if (typeof window === "undefined") return false;
  if (!window.navigator.onLine) return true;
  // What Chromium, Firefox and Safari call a fetch, or the fetch of a script, that failed.
  return (
    error instanceof TypeError && /fetch|network|load failed|module script/i.test(error.message)
  );
}

export const UNREACHED = {
  title: "Berea could not be reached",
  text: "Check the connection and try again.",
} as const;

let isStored = (_pathname: string): boolean => false;

/** Names the pages that this device can show by itself; none until it is called. */
export function setStoredPages(given: (pathname: string) => boolean): void {
  isStored = given;
}

export const isStoredHere = (pathname: string): boolean => isStored(pathname);

/** Shown where a part of a page could not be fetched. */
export function MissingPart({ onRetry }: Partial<MissingPartProps>) {
  return (
    <p role="alert" className="text-14 text-muted">
      {UNREACHED.title}. {UNREACHED.text}{" "}
      {onRetry ? (
        <button type="button" className="underlined min-h-11" onClick={onRetry}>
          Try again
        </button>
      ) : null}
    </p>
  );
}
