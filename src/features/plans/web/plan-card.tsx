// A plan: where it stands, and behind its tabs today's reading, the days that
// one likes, and the notes.
import { useQueryClient } from "@tanstack/react-query";
import Ellipsis from "lucide-react/icons/ellipsis";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, iconButtonClass } from "#src/ui/button.tsx";
import { Disclosure } from "#src/ui/disclosure.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import type { Message } from "#src/ui/toaster.tsx";
import { useAction } from "#src/web/use-action.ts";
import type { Plan } from "../contract.ts";
import { formatPlanUrl } from "../plan-url.ts";
import { PlanProgress } from "./plan-progress.tsx";
import { ReminderBadge } from "./plan-reminder.tsx";
import { markDay, planScope, togglePlan } from "./queries.ts";
import { sayDate, sayDays } from "./say.ts";
import { FavoritesPanel, NotesPanel } from "./side-panels.tsx";
import { TodayPanel } from "./today-panel.tsx";
import type { Dialogs } from "./use-dialogs.tsx";

export const headingId = (id: number): string => `plan-${id}`;

export interface CardProps {
  owner: number;
  plan: Plan;
  dialogs: Dialogs;
  /** Hears why the card goes to another tab. */
  onMoved: (message: Message) => void;
  onDeleted: (plan: Plan) => void;
}

export function ActivePlan(
  props: CardProps & {
    onMarked: (dayNumber: number, plan: Plan) => void;
    /** The day that was marked last, while it can be taken back here. */
    lastMarked: number | undefined;
    onUnmarked: () => void;
  },
) {
  const { owner, plan, dialogs, onMoved, onMarked, lastMarked, onUnmarked } = props;
  const { openReader } = dialogs;
  return (
    <PlanFrame {...props} meta={`Day ${plan.currentDay} of ${plan.duration}`}>
      {lastMarked ? <Marked plan={plan} day={lastMarked} onUnmarked={onUnmarked} /> : null}
      <OpenDays plan={plan} />
      <div className="mt-3">
        <Tabs
          label={plan.name}
          tabs={[
            {
              name: "Today",
              panel: (
                <TodayPanel
                  owner={owner}
                  plan={plan}
                  openReader={openReader}
                  onMarked={onMarked}
                  onPaused={() =>
                    onMoved({
                      title: `${plan.name} is paused`,
                      text: "It waits under Paused. Nothing falls behind meanwhile.",
                    })
                  }
                />
              ),
            },
            { name: "Favorites", panel: <FavoritesPanel plan={plan} openReader={openReader} /> },
            { name: "Notes", panel: <NotesPanel plan={plan} openReader={openReader} /> },
          ]}
        />
      </div>
    </PlanFrame>
  );
}

export function PausedPlan(props: CardProps) {
  const { plan, onMoved } = props;
  const client = useQueryClient();
  const { run: resume, isPending } = useAction({
    scope: planScope(plan.id),
    mutationFn: () => togglePlan(client, plan.id, true),
    onSuccess: ({ name, currentDay, duration, endsOn }) =>
      onMoved({
        title: `${name} is active again`,
        text: `Day ${currentDay} of ${duration}. It now ends on ${sayDate(endsOn)}.`,
      }),
    failure: "The plan was not resumed",
  });
  return (
    <PlanFrame {...props} meta={`Paused on day ${plan.currentDay} of ${plan.duration}`}>
      <p className="mt-4 text-muted">
        Next: {plan.today.summary}. The days of the pause are added to the end.
      </p>
      <div className="mt-4 print:hidden">
        <Button isBusy={isPending} onClick={() => resume()}>
          Resume Plan
        </Button>
      </div>
    </PlanFrame>
  );
}

export function CompletedPlan(props: CardProps) {
  const { plan, dialogs } = props;
  const { openReader } = dialogs;
  const completed = plan.completedOn ? `Completed on ${sayDate(plan.completedOn)}` : "Completed";
  return (
    <PlanFrame {...props} meta={`${completed}, ${sayDays(plan.duration)}`}>
      <div className="mt-3">
        <Tabs
          label={plan.name}
          tabs={[
            {
              name: "Reading",
              panel: (
                <div className="pt-5">
                  <Button
                    kind="secondary"
                    aria-haspopup="dialog"
                    onClick={(event) => openReader(plan, 1, event.currentTarget)}
                  >
                    Read again from day 1
                  </Button>
                </div>
              ),
            },
            { name: "Favorites", panel: <FavoritesPanel plan={plan} openReader={openReader} /> },
            { name: "Notes", panel: <NotesPanel plan={plan} openReader={openReader} /> },
          ]}
        />
      </div>
    </PlanFrame>
  );
}

function PlanFrame({
  plan,
  meta,
  dialogs,
  onDeleted,
  children,
}: CardProps & { meta: string; children: ReactNode }) {
  return (
    <article
      aria-labelledby={headingId(plan.id)}
      className="min-w-0 rounded-card border border-line bg-raised p-5 md:px-9 md:pt-8 md:pb-9"
    >
      <div className="flex items-start gap-2">
        <h2 id={headingId(plan.id)} tabIndex={-1} className="mr-auto min-w-0 text-30 outline-none">
          {plan.name}
        </h2>
        <MoreMenu plan={plan} dialogs={dialogs} onDeleted={onDeleted} />
      </div>
      <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-14 text-muted">
        <span>{meta}</span>
        <ReminderBadge plan={plan} />
      </p>
      <PlanProgress plan={plan} />
      {children}
    </article>
  );
}

/** What was just marked can be taken back where it was pressed. */
function Marked({ plan, day, onUnmarked }: { plan: Plan; day: number; onUnmarked: () => void }) {
  const client = useQueryClient();
  const { run: undo, isPending } = useAction({
    scope: planScope(plan.id),
    mutationFn: () => markDay(client, plan.id, day, false),
    onSuccess: onUnmarked,
    failure: "The mark was not taken away",
  });
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 text-14 text-muted print:hidden">
      Day {day} is read.
      <Button kind="quiet" size="small" isBusy={isPending} onClick={() => undo()}>
        Undo<span className="sr-only"> marking day {day}</span>
      </Button>
    </p>
  );
}

/** Days before the current one that were left open. */
function OpenDays({ plan }: { plan: Plan }) {
  const read = plan.readDays.reduce(
    (sum, [first, last]) => sum + Math.max(0, Math.min(last, plan.currentDay - 1) - first + 1),
    0,
  );
  const open = plan.currentDay - 1 - read;
  if (open <= 0) return null;
  return (
    <p className="mt-2 text-14 text-muted">
      {sayDays(open)} before this {open === 1 ? "is" : "are"} open for a free afternoon.{" "}
      <Link to={formatPlanUrl(plan.id)}>See all days</Link>
    </p>
  );
}

function MoreMenu({ plan, dialogs, onDeleted }: Pick<CardProps, "plan" | "dialogs" | "onDeleted">) {
  const itemClass = "flex min-h-11 w-full items-center rounded-control px-3 hover:bg-sunk";
  return (
    <Disclosure
      label={`More for ${plan.name}`}
      trigger={<Ellipsis size={20} strokeWidth={1.5} aria-hidden="true" />}
      triggerClass={`${iconButtonClass} -mt-1 -mr-3 print:hidden`}
      panelClass="w-56"
      className="flex-none noscript:hidden"
    >
      <Link to={formatPlanUrl(plan.id)} className={itemClass}>
        All days
      </Link>
      <button
        type="button"
        data-closes
        className={itemClass}
        onClick={(event) => void dialogs.open({ kind: "edit", plan }, event.currentTarget)}
      >
        Name and reminder
      </button>
      <button
        type="button"
        data-closes
        className={`${itemClass} text-danger`}
        onClick={() => onDeleted(plan)}
      >
        Delete
      </button>
    </Disclosure>
  );
}
