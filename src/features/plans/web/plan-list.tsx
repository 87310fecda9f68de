import { Fragment, type ReactNode, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import type { Plan } from "../contract.ts";
import type { Dialogs } from "./use-dialogs.tsx";

/** A few screens; more come by a button, so that the page stays quick. */
const AT_ONCE = 20;

/** Plans beside each other, or what is said where there are none. */
export function PlanList({
  plans,
  title,
  text,
  dialogs,
  paused,
  onShowPaused,
  children,
}: {
  plans: readonly Plan[];
  title: string;
  text: string;
  /** Where a plan can be begun from here. */
  dialogs?: Dialogs;
  /** Plans that wait elsewhere, to be pointed to where nothing is listed here. */
  paused?: readonly Plan[];
  onShowPaused?: () => void;
  children: (plan: Plan) => ReactNode;
}) {
  const [end, setEnd] = useState(AT_ONCE);
  if (plans.length === 0) {
    return (
      <div className="max-w-lg py-10">
        <h2 className="text-24">{title}</h2>
        <p className="mt-2 text-muted">{text}</p>
        {paused && paused.length > 0 ? <p className="mt-2">{sayPaused(paused)}</p> : null}
        {dialogs ? (
          <p className="mt-5 flex flex-wrap gap-3 noscript:hidden">
            {paused && paused.length > 0 ? (
              <Button kind="secondary" onClick={onShowPaused}>
                {paused.length === 1 ? "Show the paused plan" : "Show the paused plans"}
              </Button>
            ) : null}
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

const sayPaused = ([plan, ...others]: readonly Plan[]): string =>
  others.length === 0
    ? `${plan?.name} waits under Paused.`
    : `${others.length + 1} plans wait under Paused.`;
