// Plans that were deleted and can still be brought back, fetched once somebody looks.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { describeFailure } from "#src/tell-failure.ts";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/skeleton.tsx";
import { DELETED_KEPT_DAYS } from "../choices.ts";
import type { DeletedPlan } from "../contract.ts";
import { deletedPlansQuery } from "./queries.ts";
import { sayDate, sayDays } from "./say.ts";

export function DeletedPlans({
  onBringBack,
}: {
  onBringBack: (plan: Pick<DeletedPlan, "id" | "name">) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mt-16 print:hidden noscript:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="underlined inline-flex min-h-11 cursor-pointer items-center text-muted hover:text-ink">
        Deleted plans
      </summary>
      {isOpen ? <Deleted onBringBack={onBringBack} /> : null}
    </details>
  );
}

function Deleted({ onBringBack }: Parameters<typeof DeletedPlans>[0]) {
  const { data, error, refetch } = useQuery(deletedPlansQuery);
  if (error) {
    return (
      <p role="alert" className="py-4 text-muted">
        {describeFailure(error)}{" "}
        <button type="button" className="underlined min-h-11" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!data) return <SkeletonLines widths={[40, 60]} />;
  if (data.length === 0) {
    return (
      <p className="py-4 text-muted">Nothing was deleted in the last {DELETED_KEPT_DAYS} days.</p>
    );
  }
  return (
    <ul className="max-w-xl">
      {data.map((plan) => (
        <li
          key={plan.id}
          className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-3 last:border-b-0"
        >
          <div className="min-w-0">
            <p id={`deleted-${plan.id}`} className="break-words font-medium font-serif text-18">
              {plan.name}
            </p>
            <p className="text-14 text-muted">
              {plan.isCompleted
                ? `Completed, ${sayDays(plan.duration)}`
                : `Day ${plan.currentDay} of ${plan.duration}`}
              . Gone for good on {sayDate(findLastDay(plan))}.
            </p>
          </div>
          <Button
            kind="quiet"
            size="small"
            className="max-sm:-ml-3"
            aria-describedby={`deleted-${plan.id}`}
            onClick={() => onBringBack(plan)}
          >
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}

function findLastDay({ deletedOn }: DeletedPlan): string {
  const day = new Date(`${deletedOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + DELETED_KEPT_DAYS);
  return day.toISOString().slice(0, 10);
}
