// Ways back into a plan that has fallen behind its calendar, each as it would be.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import type { Message } from "#src/ui/toaster.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import { useAction } from "#src/web/use-action.ts";
import type { CatchUpWay } from "../choices.ts";
import type { Plan, WayBackPreview, WaysBack as Ways } from "../contract.ts";
import { DayRuler } from "./day-ruler.tsx";
import { planScope, takeWayBack, waysBackQuery } from "./queries.ts";
import { sayDate, sayUnread, sayVerses } from "./say.ts";
import { findStretches, joinStretches, type Stretch, type StrokeKind } from "./strokes.ts";

interface Words {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

export function WaysBack({ plan, onTaken }: { plan: Plan; onTaken: (message: Message) => void }) {
  const id = useId();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(waysBackQuery(plan));
  const taking = useAction({
    scope: planScope(plan.id),
    mutationFn: (way: CatchUpWay) => takeWayBack(client, plan.id, way),
    onSuccess: (taken, way) => onTaken(sayTaken(way, taken)),
    failure: "The plan was not changed",
  });
  const take = (way: CatchUpWay) => {
    if (!taking.isPending) taking.run(way);
  };
  const isTaking = (way: CatchUpWay) => taking.isPending && taking.variables === way;
  const ways = data?.ways.filter(({ way, obstacle }) => way !== "stay" && !obstacle) ?? [];
  return (
    <section aria-labelledby={id} className="print:hidden noscript:hidden">
      <h2 id={id} className="text-24">
        {sayUnread(plan.daysBehind)}
        <span className="sr-only"> in {plan.name}</span>
      </h2>
      <p className="mt-2 max-w-xl text-muted">
        Nothing is lost. Choose whichever way back fits the weeks you have.
      </p>
      {error ? (
        <p role="alert" className="mt-4 text-muted">
          {describeFailure(error)}{" "}
          <button type="button" className="underlined min-h-11" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : null}
      {data ? (
        <>
          {ways.map((way) => {
            const { title, text, action } = describeWay(way, data, plan);
            return (
              <Way key={way.way} title={title} stretches={drawWay(way, plan)} text={text}>
                <Button
                  kind="secondary"
                  size="small"
                  className="max-md:w-full"
                  isBusy={isTaking(way.way)}
                  onClick={() => take(way.way)}
                >
                  {action}
                </Button>
              </Way>
            );
          })}
          <div className="mt-5 border-line border-t pt-4">
            <Button
              kind="quiet"
              size="small"
              className="-ml-3"
              isBusy={isTaking("stay")}
              onClick={() => take("stay")}
            >
              Stay where I am
            </Button>
            <p className="text-14 text-muted">
              Go on with day {plan.currentDay}, at your own pace. This stays away for a week.
            </p>
          </div>
        </>
      ) : error ? null : (
        <div className="mt-6">
          <SkeletonLines widths={[50, 90, 40]} />
        </div>
      )}
    </section>
  );
}

function Way({
  title,
  stretches,
  text,
  children,
}: {
  title: string;
  stretches: readonly Stretch[];
  text: string;
  children: ReactNode;
}) {
  return (
    <div className="mt-5 grid justify-items-start gap-2 border-line border-t pt-5">
      <h3 className="text-20">{title}</h3>
      <div className="w-full">
        <DayRuler stretches={stretches} />
      </div>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  );
}

function describeWay(way: WayBackPreview, now: Ways, plan: Plan): Words {
  const end = sayDate(way.endsOn, plan.startedOn);
  const isSooner = way.endsOn < plan.endsOn;
  switch (way.way) {
    case "spread":
      return {
        title: "Read a little more each day",
        text: `About ${sayVerses(way.versesPerDay)} a day instead of ${now.versesPerDay}. You ${isSooner ? "finish sooner," : "still finish"} on ${end}.`,
        action: `Finish on ${end}`,
      };
    case "move-end":
      return {
        title: "Move the end",
        text: `The same measure each day, from ${way.next}. You finish on ${end}.`,
        action: `Move the end to ${end}`,
      };
    default:
      return {
        title: "Go on from today",
        text: `Day ${way.currentDay}, ${way.next}. The unread days stay open for a free afternoon.`,
        action: `Go to day ${way.currentDay}`,
      };
  }
}

/** What was done, by the plan as it is now. */
function sayTaken(
  way: CatchUpWay,
  { name, currentDay, duration, endsOn, startedOn }: Plan,
): Message {
  if (way === "stay") return { title: `${name} stays as it is` };
  const end = sayDate(endsOn, startedOn);
  return {
    title: `${name} is brought up to date`,
    text: `Day ${currentDay} of ${duration}. It ends on ${end}.`,
  };
}

/** The days as they would be, all ways on one scale. */
function drawWay(way: WayBackPreview, plan: Plan): Stretch[] {
  const { daysBehind, duration, currentDay } = plan;
  const now = findStretches({ ...plan, scheduledDay: currentDay }).flatMap(({ kind, days }) =>
    Array<StrokeKind>(days).fill(kind === "read" ? "read" : "planned"),
  );
  const scale = duration + daysBehind;
  const read = now.filter((kind) => kind === "read");
  const drawn: StrokeKind[] =
    way.way === "spread"
      ? [...read, ...Array<StrokeKind>(way.duration - read.length).fill("planned")]
      : way.way === "move-end"
        ? [
            ...now.slice(0, currentDay - 1),
            ...Array<StrokeKind>(daysBehind).fill("rest"),
            ...now.slice(currentDay - 1),
          ]
        : now.map((kind, index) =>
            kind !== "read" && index + 1 < way.currentDay ? "missed" : kind,
          );
  return joinStretches([
    ...drawn,
    ...Array<StrokeKind>(Math.max(0, scale - drawn.length)).fill("none"),
  ]);
}
