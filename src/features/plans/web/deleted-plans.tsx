// Plans that were deleted and can still be brought back.
import { useQuery } from "@tanstack/react-query";
import { DeletedDrawer, DeletedList } from "#src/ui/deleted-list.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { DeletedPlan } from "../contract.ts";
import { deletedPlansQuery } from "./queries.ts";
import { sayDays } from "./say.ts";

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
      items={data?.map((plan) => ({ ...plan, facts: describe(plan) }))}
      failure={error ? describeFailure(error) : undefined}
      onRetry={() => void refetch()}
      onBringBack={onBringBack}
    />
  );
}

const describe = ({ isCompleted, duration, currentDay }: DeletedPlan): string =>
  isCompleted ? `Completed, ${sayDays(duration)}` : `Day ${currentDay} of ${duration}`;
