import { useQueryClient } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { tellFailure } from "#src/web/tell-failure.ts";
import type { Plan } from "../contract.ts";
import type { DayReading } from "../day-contract.ts";
import { markDay } from "./queries.ts";

/** To the passages before and after, and the mark for the day. */
export function ReaderFoot({
  plan,
  isGone,
  day,
  reading,
  at,
  onTurn,
  onMarked,
}: {
  plan: Plan;
  isGone: boolean;
  day: number;
  reading: DayReading | undefined;
  at: number;
  onTurn: (at: number) => void;
  onMarked: (dayNumber: number, plan: Plan) => void;
}) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const isRead = plan.readDays.some(([first, last]) => first <= day && day <= last);
  const next = reading?.passages[at + 1];
  const mark = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const marked = await markDay(client, plan.id, day, !isRead);
      if (!isRead) onMarked(day, marked);
    } catch (error) {
      tellFailure("The day was not marked", error);
    }
    setBusy(false);
  };
  return (
    <div className="sticky -bottom-[max(28px,env(safe-area-inset-bottom))] -mx-2 mt-4 -mb-[max(28px,env(safe-area-inset-bottom))] flex flex-wrap justify-end gap-2 border-line border-t bg-raised px-2 pt-3 pb-[max(16px,env(safe-area-inset-bottom))]">
      {at > 0 ? (
        <Button kind="quiet" size="small" className="mr-auto" onClick={() => onTurn(at - 1)}>
          Back
        </Button>
      ) : null}
      {next ? (
        <Button size="small" className="px-5" onClick={() => onTurn(at + 1)}>
          Next: {next}
        </Button>
      ) : null}
      <Button
        kind={next || isRead ? "secondary" : "primary"}
        size="small"
        className="px-5"
        isBusy={isBusy}
        disabled={!reading || isGone}
        onClick={() => void mark()}
      >
        {isRead ? null : <Check size={16} strokeWidth={2} aria-hidden="true" />}
        {isRead ? "Mark as unread" : "Mark Complete"}
      </Button>
    </div>
  );
}
