import { useRef } from "react";
import type { TrackedView } from "./use-tracked-view.ts";

/** Whether the day was recorded; if not, a way to try again. */
export function TrackedNote({ view: { state, retry } }: { view: TrackedView }) {
  const status = useRef<HTMLSpanElement>(null);
  const tryAgain = () => {
    // The button is about to go.
    status.current?.focus();
    retry();
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-14">
      <span ref={status} role="status" tabIndex={-1} className="text-muted outline-offset-4">
        {state === "tracked" ? "Engagement tracked" : null}
        {state === "failed" ? "Failed to track engagement." : null}
      </span>
      {state === "failed" ? (
        <button type="button" className="underlined min-h-11" onClick={tryAgain}>
          Try again
        </button>
      ) : null}
    </span>
  );
}
