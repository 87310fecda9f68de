// All days of one plan, to be opened or printed.
import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { Link } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { Plan } from "../contract.ts";
import { PLANS_PATH } from "../plan-url.ts";
import { PlanCalendar } from "./plan-calendar.tsx";
import { daysQuery } from "./queries.ts";
import { sayDate, sayDays } from "./say.ts";
import type { OpenReader } from "./use-dialogs.tsx";

export function PlanDays({ plan, openReader }: { plan: Plan; openReader: OpenReader }) {
  const { data, error, refetch } = useQuery(daysQuery(plan.id));
  return (
    <section aria-labelledby="plan-days">
      <p className="print:hidden">
        <Link to={PLANS_PATH} className="inline-flex min-h-11 items-center">
          Back to your plans
        </Link>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-4 pt-2 pb-6">
        <div>
          <h2 id="plan-days" tabIndex={-1} className="text-30 outline-none">
            {plan.name}
          </h2>
          <p className="mt-1 text-muted">
            {sayDays(plan.duration)}, to {sayDate(plan.endsOn)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <PlanCalendar plan={plan} />
          <Button
            kind="secondary"
            size="small"
            className="print:hidden"
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
      </div>
      {error ? (
        <p role="alert" className="text-muted">
          {describeFailure(error)}{" "}
          <button type="button" className="underlined min-h-11" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : null}
      {data ? (
        <ol className="border-line border-t">
          {data.map(({ dayNumber, summary, isCompleted, on }) => (
            <li
              key={dayNumber}
              className="break-inside-avoid border-line border-b [contain-intrinsic-size:auto_48px] [content-visibility:auto] print:[content-visibility:visible]"
            >
              <button
                type="button"
                aria-haspopup="dialog"
                aria-current={dayNumber === plan.currentDay ? "step" : undefined}
                onClick={(event) => openReader(plan, dayNumber, event.currentTarget)}
                className="grid min-h-12 w-full grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0 py-2.5 text-left hover:bg-sunk aria-[current]:font-semibold md:grid-cols-[4.5rem_9rem_minmax(0,1fr)_auto]"
              >
                <span className="text-14 text-muted tabular-nums">Day {dayNumber}</span>
                <span className="text-14 text-muted max-md:hidden">
                  {sayDate(on, plan.startedOn)}
                </span>
                <span className="font-serif text-18">{summary}</span>
                <span className="w-14 text-right text-14 text-muted">
                  {isCompleted ? (
                    <span className="inline-flex items-center gap-1">
                      <Check size={14} strokeWidth={2} aria-hidden="true" /> Read
                    </span>
                  ) : null}
                </span>
              </button>
            </li>
          ))}
        </ol>
      ) : error ? null : (
        <SkeletonLines widths={[70, 60, 80, 65, 75]} />
      )}
    </section>
  );
}
