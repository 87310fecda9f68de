// The page of somebody who is let in: its header, the plans behind their tabs,
// and the dialogs.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { Fragment, type ReactNode, useCallback, useEffect, useState } from "react";
import { describeFailure, tellFailure } from "#src/tell-failure.ts";
import { Button } from "#src/ui/button.tsx";
import { LoadFailure } from "#src/ui/load-failure.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { SkeletonLines } from "#src/ui/skeleton.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { Undo } from "#src/ui/undo.tsx";
import { DELETED_KEPT_DAYS } from "../choices.ts";
import type { Plan } from "../contract.ts";
import { DeletedPlans } from "./deleted-plans.tsx";
import { Finished } from "./finished.tsx";
import { ActivePlan, CompletedPlan, headingId, PausedPlan } from "./plan-card.tsx";
import { PlanDays } from "./plan-days.tsx";
import { deletePlan, plansQuery, restorePlan } from "./queries.ts";
import { type Dialogs, useDialogs } from "./use-dialogs.tsx";
import { WaysBack } from "./ways-back.tsx";

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
  useFreshDays(data !== undefined);
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
  const [said, setSaid] = useState("");
  const [marked, setMarked] = useState<{ readonly plan: number; readonly day: number }>();
  const [finished, setFinished] = useState<Plan>();
  const [gone, setGone] = useState<Plan>();
  const onMarked = useCallback((day: number, plan: Plan) => {
    setMarked({ plan: plan.id, day });
    if (plan.isCompleted) {
      setFinished(plan);
      setSaid("");
      return;
    }
    setSaid(`Day ${day} is read. Next is day ${plan.currentDay}, ${plan.today.summary}.`);
    focusPlan(plan.id);
  }, []);
  const dialogs = useDialogs({
    owner,
    plans,
    readingChoices,
    chosenTranslation,
    onMarked,
    onSaid: setSaid,
    onCreated: (plan) => {
      setSaid(`${plan.name} has begun.`);
      focusPlan(plan.id);
    },
  });
  const remove = async (plan: Plan) => {
    try {
      await deletePlan(client, plan.id);
      setGone(plan);
    } catch (error) {
      tellFailure("The plan was not deleted", error);
    }
  };
  const restore = async ({ id, name }: Pick<Plan, "id" | "name">) => {
    try {
      await restorePlan(client, id);
      if (gone?.id === id) setGone(undefined);
      setSaid(`${name} is back.`);
      focusPlan(id);
    } catch (error) {
      tellFailure("The plan was not brought back", error);
    }
  };
  const sayMoved = (sentence: string) => {
    setSaid(sentence);
    focusTab();
  };
  const card = (plan: Plan) => ({ owner, plan, dialogs, onMoved: sayMoved, onDeleted: remove });
  const active = plans.filter(({ isCompleted, isActive }) => isActive && !isCompleted);
  const completed = plans.filter(({ isCompleted }) => isCompleted);
  const paused = plans.filter(({ isCompleted, isActive }) => !isActive && !isCompleted);
  const shown = plans.find(({ id }) => id === planId);
  return (
    <>
      <RoomHeader dialogs={dialogs} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {gone ? (
        <Undo
          said={`${gone.name} was deleted. For ${DELETED_KEPT_DAYS} days it waits below, under Deleted plans.`}
          onUndo={() => void restore(gone)}
          className="my-3 rounded-card bg-sunk px-4 py-2"
        />
      ) : null}
      {finished ? (
        <div className="mb-8">
          <Finished plan={finished} onSeen={() => setFinished(undefined)} />
        </div>
      ) : null}
      {shown ? (
        <PlanDays plan={shown} openReader={dialogs.openReader} />
      ) : (
        <div data-room>
          <Tabs
            label="Plans"
            tabs={[
              {
                name: "Active Plans",
                panel: (
                  <Listed
                    plans={active}
                    title="No active plans"
                    text="A plan brings you through a book, a Testament or the whole Bible, a day at a time."
                    dialogs={dialogs}
                  >
                    {(plan) => (
                      <ActivePlanRow plan={plan} onTaken={setSaid}>
                        <ActivePlan
                          {...card(plan)}
                          onMarked={onMarked}
                          lastMarked={marked?.plan === plan.id ? marked.day : undefined}
                          onUnmarked={() => {
                            setMarked(undefined);
                            setSaid("The mark is taken away.");
                            focusPlan(plan.id);
                          }}
                        />
                      </ActivePlanRow>
                    )}
                  </Listed>
                ),
              },
              {
                name: "Completed",
                panel: (
                  <Listed
                    plans={completed}
                    title="No completed plans"
                    text="A plan that you have read to its end is kept here, with your notes and favorites."
                  >
                    {(plan) => <CompletedPlan {...card(plan)} />}
                  </Listed>
                ),
              },
              {
                name: "Paused",
                panel: (
                  <Listed
                    plans={paused}
                    title="No paused plans"
                    text="A plan can rest. Its days wait here until you resume it."
                  >
                    {(plan) => <PausedPlan {...card(plan)} />}
                  </Listed>
                ),
              },
            ]}
          />
        </div>
      )}
      {shown ? null : <DeletedPlans onBringBack={(plan) => void restore(plan)} />}
      {dialogs.element}
    </>
  );
}

/** A plan that has fallen behind takes the whole width, with the ways back beside it. */
function ActivePlanRow({
  plan,
  onTaken,
  children,
}: {
  plan: Plan;
  onTaken: (said: string) => void;
  children: ReactNode;
}) {
  if (!plan.offersWaysBack) return children;
  return (
    <div className="grid items-start gap-10 lg:col-span-2 lg:grid-cols-[6fr_5fr] lg:gap-18">
      {children}
      <WaysBack
        plan={plan}
        onTaken={(said) => {
          onTaken(said);
          focusPlan(plan.id);
        }}
      />
    </div>
  );
}

/** A few screens; more come by a button, so that the page stays quick. */
const AT_ONCE = 20;

function Listed({
  plans,
  title,
  text,
  dialogs,
  children,
}: {
  plans: readonly Plan[];
  title: string;
  text: string;
  /** Where a plan can be begun from here. */
  dialogs?: Dialogs;
  children: (plan: Plan) => ReactNode;
}) {
  const [end, setEnd] = useState(AT_ONCE);
  if (plans.length === 0) {
    return (
      <div className="max-w-lg py-10">
        <h2 className="text-24">{title}</h2>
        <p className="mt-2 text-muted">{text}</p>
        {dialogs ? (
          <p className="mt-5 noscript:hidden">
            <Button
              aria-haspopup="dialog"
              onClick={(event) => void dialogs.open({ kind: "new" }, event.currentTarget)}
            >
              Begin a plan
            </Button>
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <div className="grid items-start gap-6 pt-8 md:pt-10 lg:grid-cols-2 lg:gap-8">
      {plans.slice(0, end).map((plan) => (
        <Fragment key={plan.id}>{children(plan)}</Fragment>
      ))}
      {plans.length > end ? (
        <p className="lg:col-span-2">
          <Button kind="secondary" onClick={() => setEnd(end + AT_ONCE)}>
            Show {Math.min(AT_ONCE, plans.length - end)} more of {plans.length - end}
          </Button>
        </p>
      ) : null}
    </div>
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

/** Once the list shows it. */
function focusPlan(id: number): void {
  requestAnimationFrame(() => document.getElementById(headingId(id))?.focus());
}

/** Where a card has gone to another tab: the tab that it left. */
function focusTab(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("[data-room] [role=tab][aria-selected=true]")?.focus(),
  );
}

/** A page that is looked at again on another day asks what holds today. */
function useFreshDays(isLoaded: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isLoaded) return undefined;
    let day = new Date().toDateString();
    const look = () => {
      const today = new Date().toDateString();
      if (document.visibilityState !== "visible" || today === day) return;
      day = today;
      void client.invalidateQueries({ queryKey: plansQuery.queryKey });
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isLoaded, client]);
}
