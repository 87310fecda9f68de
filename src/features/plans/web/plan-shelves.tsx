// All plans of a person, behind their tabs.
import { type ReactNode, useState } from "react";
import { Tabs } from "#src/ui/tabs.tsx";
import type { Message } from "#src/ui/toaster.tsx";
import type { Plan } from "../contract.ts";
import { focusPlan, focusTab } from "./focus-plan.ts";
import { ActivePlan, type CardProps, CompletedPlan, PausedPlan } from "./plan-card.tsx";
import { PlanList } from "./plan-list.tsx";
import { WaysBack } from "./ways-back.tsx";

/** Which tab it is. */
const PAUSED = 2;

export function PlanShelves({
  plans,
  lastMarked,
  onMarked,
  onUnmarked,
  onTaken,
  ...card
}: Omit<CardProps, "plan"> & {
  plans: readonly Plan[];
  /** The day that was marked last, while it can be taken back here. */
  lastMarked: { readonly plan: number; readonly day: number } | undefined;
  onMarked: (dayNumber: number, plan: Plan) => void;
  onUnmarked: (plan: Plan) => void;
  onTaken: (message: Message) => void;
}) {
  const active = plans.filter(({ isCompleted, isActive }) => isActive && !isCompleted);
  const completed = plans.filter(({ isCompleted }) => isCompleted);
  const paused = plans.filter(({ isCompleted, isActive }) => !isActive && !isCompleted);
  const [tab, turnTo] = useState(0);
  return (
    <Tabs
      label="Plans"
      at={tab}
      onChoose={turnTo}
      tabs={[
        {
          name: "Active Plans",
          panel: (
            <PlanList
              plans={active}
              title="No active plans"
              text="A plan brings you through a book, a Testament or the whole Bible, a day at a time."
              dialogs={card.dialogs}
              paused={paused}
              onShowPaused={() => {
                turnTo(PAUSED);
                focusTab();
              }}
            >
              {(plan) => (
                <ActivePlanRow plan={plan} onTaken={onTaken}>
                  <ActivePlan
                    {...card}
                    plan={plan}
                    onMarked={onMarked}
                    lastMarked={lastMarked?.plan === plan.id ? lastMarked.day : undefined}
                    onUnmarked={() => onUnmarked(plan)}
                  />
                </ActivePlanRow>
              )}
            </PlanList>
          ),
        },
        {
          name: "Completed",
          panel: (
            <PlanList
              plans={completed}
              title="No completed plans"
              text="A plan that you have read to its end is kept here, with your notes and favorites."
            >
              {(plan) => <CompletedPlan {...card} plan={plan} />}
            </PlanList>
          ),
        },
        {
          name: "Paused",
          panel: (
            <PlanList
              plans={paused}
              title="No paused plans"
              text="A plan can rest. Its days wait here until you resume it."
            >
              {(plan) => <PausedPlan {...card} plan={plan} />}
            </PlanList>
          ),
        },
      ]}
    />
  );
}

/** A plan that has fallen behind takes the whole width, with the ways back beside it. */
function ActivePlanRow({
  plan,
  onTaken,
  children,
}: {
  plan: Plan;
  onTaken: (message: Message) => void;
  children: ReactNode;
}) {
  // The same place whether or not it is behind: a card that was made anew would lose the focus.
  const { offersWaysBack } = plan;
  return (
    <div
      className={
        offersWaysBack
          ? "grid items-start gap-10 lg:col-span-2 lg:grid-cols-[6fr_5fr] lg:gap-18"
          : "contents"
      }
    >
      {children}
      {offersWaysBack ? (
        <WaysBack
          plan={plan}
          onTaken={(message) => {
            onTaken(message);
            focusPlan(plan.id);
          }}
        />
      ) : null}
    </div>
  );
}
