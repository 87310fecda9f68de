import { useQueryClient } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { Button } from "#src/ui/button.tsx";
import { useAction } from "#src/web/use-action.ts";
import type { Plan } from "../contract.ts";
import type { DayReading } from "../day-contract.ts";
import { markDay, planScope } from "./queries.ts";

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
  const isRead = plan.readDays.some(([first, last]) => first <= day && day <= last);
  const next = reading?.passages[at + 1];
  const { run: mark, isPending } = useAction({
    scope: planScope(plan.id),
    mutationFn: (isCompleted: boolean) => markDay(client, plan.id, day, isCompleted),
    onSuccess: (marked, isCompleted) => {
      if (isCompleted) onMarked(day, marked);
    },
    failure: "The day was not marked",
  });
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
        isBusy={isPending}
        disabled={!reading || isGone}
        onClick={() => isPending || mark(!isRead)}
      >
        {isRead ? null : <Check size={16} strokeWidth={2} aria-hidden="true" />}
        {isRead ? "Mark as unread" : "Mark Complete"}
      </Button>
    </div>
  );
}
