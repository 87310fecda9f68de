import type { Plan } from "../contract.ts";
import { DayRuler } from "./day-ruler.tsx";
import { sayDate, sayDays, sayRun } from "./say.ts";
import { findStretches } from "./strokes.ts";

/** How far a plan is: the current day over all of them, and each day as a stroke. */
export function PlanProgress({ plan }: { plan: Plan }) {
  const { duration, currentDay, startedOn, endsOn, completedOn } = plan;
  const end = completedOn ?? endsOn;
  return (
    <div className="mt-5">
      <div
        role="progressbar"
        aria-label={`Progress in ${plan.name}`}
        aria-valuemin={0}
        aria-valuemax={duration}
        aria-valuenow={currentDay}
        aria-valuetext={describeProgress(plan)}
      >
        <DayRuler stretches={findStretches(plan)} />
      </div>
      <p className="mt-2 flex justify-between gap-4 text-14 text-muted">
        <time dateTime={startedOn}>{sayDate(startedOn, end)}</time>
        {end === startedOn ? null : <time dateTime={end}>{sayDate(end, startedOn)}</time>}
      </p>
    </div>
  );
}

function describeProgress({
  duration,
  readDays,
  scheduledDay,
  daysBehind,
  currentDay,
  isActive,
}: Plan): string {
  const read = readDays.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const parts = [`${read} of ${sayDays(duration)} read.`];
  if (daysBehind > 0) {
    const last = currentDay + daysBehind - 1;
    parts.push(`${sayRun([currentDay, last])} ${daysBehind === 1 ? "is" : "are"} unread.`);
  }
  if (isActive && read < duration && scheduledDay >= 1 && scheduledDay <= duration) {
    // Who reads ahead is on a later day than the calendar.
    parts.push(
      currentDay > scheduledDay ? `Day ${currentDay} is next.` : `Today is day ${scheduledDay}.`,
    );
  }
  return parts.join(" ");
}
