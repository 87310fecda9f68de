// Stands in a prayer's place once it is put away, with the way back.
import { useEffect, useRef } from "react";
import { Button } from "#src/ui/button.tsx";

export function PrayerGone({ said, onUndo }: { said: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed is gone with the card; from here it can be taken back.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="acted-gone flex flex-wrap items-center gap-x-2 py-3 text-muted" data-print="no">
      <p role="status">{said}</p>
      <Button ref={button} kind="quiet" size="small" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
