// Opens the calendar of a plan. What it opens is fetched when it is pressed.
import { Suspense, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import type { Plan } from "../contract.ts";

const PlanCalendarSheet = lazyPart(() => import("./plan-calendar-sheet.tsx"), MissingPart);

export function PlanCalendar({ plan }: { plan: Plan }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        kind="secondary"
        size="small"
        className="noscript:hidden print:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Add to calendar
      </Button>
      {isOpen ? (
        <Suspense>
          <PlanCalendarSheet
            plan={plan}
            onClose={() => setOpen(false)}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
