import { UNREACHED } from "./is-unreached.ts";
import type { MissingPartProps } from "./lazy-part.ts";

/** Stands where a part of a page could not be fetched. */
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
