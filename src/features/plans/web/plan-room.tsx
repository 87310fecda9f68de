// The page of somebody who is let in: its header, the plans behind their tabs,
// and the dialogs.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useCallback, useState } from "react";
import { TRASH_DAYS } from "#src/shared/trash.ts";
import { Button } from "#src/ui/button.tsx";
import { LoadFailure } from "#src/ui/load-failure.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { useNewDay } from "#src/ui/passing-time.ts";
import { showToast } from "#src/ui/toaster.tsx";
import { Undo } from "#src/ui/undo.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import { useAction } from "#src/web/use-action.ts";
import type { Plan } from "../contract.ts";
import { DeletedPlans } from "./deleted-plans.tsx";
import { Finished } from "./finished.tsx";
import { focusPlan, focusTab } from "./focus-plan.ts";
import { PlanDays } from "./plan-days.tsx";
import { PlanShelves } from "./plan-shelves.tsx";
import { deletePlan, plansQuery, restorePlan } from "./queries.ts";
import { sayDate } from "./say.ts";
import { type Dialogs, useDialogs } from "./use-dialogs.tsx";

interface RoomProps {
  owner: number;
  /** Text size and the like, as the reader of chapters has them. */
  readingChoices: ReactNode;
  chosenTranslation: string | undefined;
  /** The plan whose days are listed in place of all plans. */
  planId: number | undefined;
}

export function PlanRoom(props: RoomProps) {
  const { data, error, refetch } = useQuery(plansQuery);
  const client = useQueryClient();
  // A page that is looked at again on another day asks what holds today.
  useNewDay(() => void client.invalidateQueries({ queryKey: plansQuery.queryKey }));
  if (data) return <Room {...props} plans={data} />;
  return (
    <>
      <RoomHeader />
      {error ? (
        <LoadFailure
          title="Your plans could not be fetched just now."
          why={describeFailure(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" className="max-w-xl rounded-card border border-line p-8">
          <span className="sr-only">Loading your plans</span>
          <SkeletonLines widths={[60, 30, 100, 80, 70]} />
        </div>
      )}
    </>
  );
}

function Room({
  owner,
  plans,
  readingChoices,
  chosenTranslation,
  planId,
}: RoomProps & { plans: readonly Plan[] }) {
  const client = useQueryClient();
  const [marked, setMarked] = useState<{ readonly plan: number; readonly day: number }>();
  const [finishedId, setFinishedId] = useState<number>();
  const [gone, setGone] = useState<readonly Plan[]>([]);
  const onMarked = useCallback((day: number, plan: Plan) => {
    setMarked({ plan: plan.id, day });
    if (plan.isCompleted) {
      setFinishedId(plan.id);
      return;
    }
    const next = `Next is day ${plan.currentDay}, ${plan.today.summary}.`;
    // Paused in another place, its card goes to that tab as soon as it is known here.
    showToast({
      title: `Day ${day} is read`,
      text: plan.isActive ? next : `${plan.name} is paused.`,
    });
    if (plan.isActive) focusPlan(plan.id);
    else focusTab();
  }, []);
  const dialogs = useDialogs({
    owner,
    plans,
    readingChoices,
    chosenTranslation,
    onMarked,
    onSaid: (sentence) => showToast({ title: sentence }),
    onCreated: (plan) => {
      showToast({ title: `${plan.name} has begun`, text: `It ends on ${sayDate(plan.endsOn)}.` });
      focusPlan(plan.id);
    },
  });
  const scope = { id: "plans" };
  const { run: remove } = useAction({
    scope,
    itemOf: ({ id }) => id,
    mutationFn: ({ id }: Plan) => deletePlan(client, id),
    onSuccess: (_, plan) => setGone((all) => [...all, plan]),
    failure: "The plan was not deleted",
  });
  const { run: restore } = useAction({
    scope,
    itemOf: ({ id }) => id,
    mutationFn: ({ id }: Pick<Plan, "id" | "name">) => restorePlan(client, id),
    onSuccess: (_, { id, name }) => {
      setGone((all) => all.filter((one) => one.id !== id));
      showToast({ title: `${name} is back` });
      focusPlan(id);
    },
    failure: "The plan was not brought back",
  });
  const shown = plans.find(({ id }) => id === planId);
  // Its joy ends where a day's mark is taken away again.
  const finished = plans.find(({ id, isCompleted }) => id === finishedId && isCompleted);
  return (
    <>
      <RoomHeader dialogs={dialogs} />
      {gone.map((plan) => (
        <Undo
          key={plan.id}
          said={`${plan.name} was deleted. For ${TRASH_DAYS} days it waits below, under Deleted plans.`}
          onUndo={() => restore(plan)}
          className="my-3 rounded-card bg-sunk px-4 py-2"
        />
      ))}
      {finished ? (
        <div className="mb-8">
          <Finished plan={finished} onSeen={() => setFinishedId(undefined)} />
        </div>
      ) : null}
      {planId !== undefined && !shown ? (
        <div className="mb-6">
          <Notice>
            The plan that this address names is not among yours. If it was deleted, it waits below,
            under Deleted plans.
          </Notice>
        </div>
      ) : null}
      {shown ? (
        <PlanDays plan={shown} openReader={dialogs.openReader} />
      ) : (
        <div data-room>
          <PlanShelves
            plans={plans}
            owner={owner}
            dialogs={dialogs}
            onMoved={(message) => {
              showToast(message);
              focusTab();
            }}
            onDeleted={remove}
            lastMarked={marked}
            onMarked={onMarked}
            onUnmarked={(plan) => {
              setMarked(undefined);
              showToast({ title: "The mark is taken away" });
              focusPlan(plan.id);
            }}
            onTaken={(message) => {
              // The days may be others by now.
              setMarked(undefined);
              showToast(message);
            }}
          />
        </div>
      )}
      {shown ? null : <DeletedPlans onBringBack={restore} />}
      {dialogs.element}
    </>
  );
}

function RoomHeader({ dialogs }: { dialogs?: Dialogs }) {
  return (
    <PageHeader
      title="Reading Plans"
      actions={
        <span className="contents noscript:hidden print:hidden">
          <Button
            aria-haspopup="dialog"
            disabled={!dialogs}
            onClick={(event) => void dialogs?.open({ kind: "new" }, event.currentTarget)}
          >
            <Plus size={16} strokeWidth={2} aria-hidden="true" />
            New Plan
          </Button>
        </span>
      }
    />
  );
}
