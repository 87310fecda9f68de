// Plans that were deleted and can still be brought back.
import { useQuery } from "@tanstack/react-query";
import { addDays } from "#src/shared/calendar/days.ts";
import { DeletedDrawer, DeletedList } from "#src/ui/deleted-list.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import { DELETED_KEPT_DAYS } from "../choices.ts";
import type { DeletedPlan } from "../contract.ts";
import { deletedPlansQuery } from "./queries.ts";
import { sayDate, sayDays } from "./say.ts";

type BringBack = (plan: Pick<DeletedPlan, "id" | "name">) => void;

export const DeletedPlans = ({ onBringBack }: { onBringBack: BringBack }) => (
  <DeletedDrawer title="Deleted plans">
    <Deleted onBringBack={onBringBack} />
  </DeletedDrawer>
);

function Deleted({ onBringBack }: { onBringBack: BringBack }) {
  const { data, error, refetch } = useQuery(deletedPlansQuery);
  return (
    <DeletedList
      things={data?.map((plan) => ({ ...plan, facts: describe(plan) }))}
      failure={error ? describeFailure(error) : undefined}
      keptDays={DELETED_KEPT_DAYS}
      onRetry={() => void refetch()}
      onBringBack={onBringBack}
    />
  );
}

function describe({ isCompleted, duration, currentDay, deletedOn }: DeletedPlan): string {
  const stand = isCompleted
    ? `Completed, ${sayDays(duration)}`
    : `Day ${currentDay} of ${duration}`;
  return `${stand}. Gone for good on ${sayDate(addDays(deletedOn, DELETED_KEPT_DAYS))}.`;
}
