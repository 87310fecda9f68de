import { useEffect, useRef } from "react";
import { Button } from "./button.tsx";

/** Says what was taken away, with the way back. */
export function Undo({
  said,
  onUndo,
  className = "mb-4 py-1",
}: {
  said: string;
  onUndo: () => void;
  /** The place that it takes, where it replaces what is gone. */
  className?: string;
}) {
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed is gone; from here it can be taken back.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`flex flex-wrap items-center gap-x-2 text-muted ${className}`} data-print="no">
      <p role="status">{said}</p>
      <Button ref={button} kind="quiet" size="small" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
