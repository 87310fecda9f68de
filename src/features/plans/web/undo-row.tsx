// What was just deleted, said where it stood, with the way back.
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#src/ui/button.tsx";

export function UndoRow({ onUndo, children }: { onUndo: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed has gone; from here it can be taken back.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div
      className="my-3 flex flex-wrap items-center gap-x-2 rounded-card bg-sunk px-4 py-2 text-muted"
      data-print="no"
    >
      <p role="status">{children}</p>
      <Button ref={button} kind="quiet" size="small" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
