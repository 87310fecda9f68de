// The address at which a calendar program subscribes to a plan.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { LoadFailure } from "#src/ui/load-failure.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import { useAction } from "#src/web/use-action.ts";
import type { Plan } from "../contract.ts";
import { calendarQuery, createCalendar, deleteCalendar } from "./queries.ts";

export default function PlanCalendarSheet({
  plan,
  onClose,
  onClosed,
}: {
  plan: Plan;
  onClose: () => void;
  onClosed: () => void;
}) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(calendarQuery(plan.id));
  const scope = { id: `plan calendar ${plan.id}` };
  const { run: create, isPending: isCreating } = useAction({
    scope,
    mutationFn: () => createCalendar(client, plan.id),
    failure: "The address was not created",
  });
  const { run: remove } = useAction({
    scope,
    mutationFn: () => deleteCalendar(client, plan.id),
    failure: "The address was not taken away",
  });
  return (
    <Sheet title="In your calendar" size="narrow" onClose={onClose} onClosed={onClosed}>
      <div className="grid gap-4">
        <p className="text-muted">
          Your calendar shows the reading of each day, and follows when you pause, catch up or mark
          a day as read. Whoever has the address can see the plan’s name and its passages, and
          nothing else of yours.
        </p>
        {error ? (
          <LoadFailure
            title="The address could not be fetched just now."
            why={describeFailure(error)}
            onRetry={() => void refetch()}
          />
        ) : data === undefined ? (
          <SkeletonLines widths={[80, 50]} />
        ) : data.url === null ? (
          <Button isBusy={isCreating} onClick={() => create()}>
            Create the address
          </Button>
        ) : (
          <>
            <div role="status" className="grid gap-4">
              <a href={data.url.replace(/^https?:/, "webcal:")} className={buttonClass({})}>
                Open in your calendar
              </a>
              <p className="text-14 text-muted">
                Or subscribe to this address in Google Calendar, Outlook or another program:
              </p>
              <p className="break-all rounded-control bg-sunk p-3 text-14">{data.url}</p>
            </div>
            <div className="flex flex-wrap gap-x-6">
              <CopyButton name="the address" text={data.url} />
              <Button kind="quiet" size="small" isBusy={isCreating} onClick={() => create()}>
                New address
              </Button>
              <Button kind="quiet" size="small" onClick={() => remove()}>
                Take the address away
              </Button>
            </div>
            <p className="text-14 text-muted">
              A new address, or none, ends every calendar that uses this one.
            </p>
          </>
        )}
      </div>
    </Sheet>
  );
}
