// The current day: what is read, and what can be done with it.
import { useQueryClient } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { Suspense } from "react";
import { Button } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { MissingPart } from "#src/ui/unreached.tsx";
import { useAction } from "#src/web/use-action.ts";
import type { Plan } from "../contract.ts";
import { FavoriteToggle } from "./favorite-toggle.tsx";
import { markDay, planScope, togglePlan } from "./queries.ts";
import { sayVerses } from "./say.ts";
import type { OpenReader } from "./use-dialogs.tsx";

/** More are summed up in a line; the reader shows them all. */
const READINGS_SHOWN = 8;

const DayNotes = lazyPart(() => import("./day-notes.tsx"), MissingPart);

export function TodayPanel({
  owner,
  plan,
  openReader,
  onMarked,
  onPaused,
}: {
  owner: number;
  plan: Plan;
  openReader: OpenReader;
  /** Hears which day was marked, and how the plan is then. */
  onMarked: (dayNumber: number, plan: Plan) => void;
  onPaused: () => void;
}) {
  const client = useQueryClient();
  const { today, currentDay } = plan;
  const scope = planScope(plan.id);
  const marking = useAction({
    scope,
    mutationFn: (day: number) => markDay(client, plan.id, day),
    onSuccess: (marked, day) => onMarked(day, marked),
    failure: "The day was not marked",
  });
  const pausing = useAction({
    scope,
    mutationFn: () => togglePlan(client, plan.id, false),
    onSuccess: onPaused,
    failure: "The plan was not paused",
  });
  const isBusy = marking.isPending || pausing.isPending;
  return (
    <div className="pt-3">
      <Readings readings={today.readings} />
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <Button
          aria-haspopup="dialog"
          className="max-md:w-full"
          onClick={(event) => openReader(plan, currentDay, event.currentTarget)}
        >
          Read Today
        </Button>
        <Button
          kind="secondary"
          className="max-md:w-full"
          isBusy={isBusy}
          onClick={() => isBusy || marking.run(currentDay)}
        >
          <Check size={16} strokeWidth={2} aria-hidden="true" />
          Mark Complete
        </Button>
        <FavoriteToggle planId={plan.id} day={currentDay} isFavorited={today.isFavorited} />
        <Button
          kind="quiet"
          className="px-3 text-muted hover:text-ink max-md:ml-auto"
          isBusy={isBusy}
          onClick={() => isBusy || pausing.run()}
        >
          Pause
        </Button>
      </div>
      <Suspense fallback={<SkeletonLines widths={[40, 100, 100]} />}>
        <DayNotes owner={owner} plan={plan} />
      </Suspense>
    </div>
  );
}

function Readings({ readings }: { readings: Plan["today"]["readings"] }) {
  const more = readings.slice(READINGS_SHOWN);
  const verses = more.reduce((sum, { verseCount }) => sum + verseCount, 0);
  return (
    <ol>
      {readings.slice(0, READINGS_SHOWN).map(({ reference, verseCount, minutes }) => (
        <li
          key={reference}
          className="flex items-baseline justify-between gap-4 border-line border-b py-2.5"
        >
          <span className="font-medium font-serif text-20">{reference}</span>
          <span className="flex-none text-14 text-muted">
            {sayVerses(verseCount)}, {minutes} min
          </span>
        </li>
      ))}
      {more.length > 0 ? (
        <li className="border-line border-b py-2.5 text-muted">
          and {more.length} more, {sayVerses(verses)}
        </li>
      ) : null}
    </ol>
  );
}
