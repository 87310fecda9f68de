import { Button } from "#src/ui/button.tsx";
import type { Step } from "../contract.ts";

const SAID: Readonly<Record<Step, string>> = {
  finding: "Finding passages",
  writing: "Writing",
  checking: "Checking every quotation",
  composing: "Composing from Scripture",
};

/** What is being done, while it takes a while. */
export function WritingProgress({
  steps,
  what,
  onStop,
}: {
  steps: readonly Step[];
  /** `The devotional` */
  what: string;
  onStop: () => void;
}) {
  const done = steps.slice(0, -1).filter((step, at) => steps.indexOf(step) === at);
  const now = steps.at(-1);
  return (
    <div className="flex max-w-measure flex-wrap items-center gap-x-4 gap-y-2 border-accent border-l-2 py-2 pl-4">
      <span className="spinner" aria-hidden="true" />
      <p role="status" className="flex-1">
        <span className="font-semibold">{what} is being written.</span>{" "}
        <span className="text-muted">{now ? `${SAID[now]}…` : "One moment…"}</span>
        {done.length > 0 ? (
          <span className="block text-14 text-muted">
            Done: {done.map((step) => SAID[step].toLowerCase()).join(", ")}
          </span>
        ) : null}
      </p>
      <Button kind="quiet" size="small" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
