import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PlanPreview as Preview, PreviewPlanBody } from "../contract.ts";
import { previewQuery } from "./queries.ts";
import { sayDate, sayDays, sayMinutes, sayVerses } from "./say.ts";

const WAIT_MS = 350;

/** What the plan would be, a moment after the last change. */
export function PlanPreview({
  body,
  scrollsIntoView = false,
}: {
  body: PreviewPlanBody | undefined;
  /** Where it appears at what was pressed, which may be the last line that is seen. */
  scrollsIntoView?: boolean;
}) {
  const settled = useSettled(body);
  const { data } = useQuery({
    ...previewQuery(settled ?? {}),
    enabled: settled !== undefined,
    placeholderData: (before) => before,
  });
  const box = useRef<HTMLDivElement>(null);
  const isShown = body !== undefined && data !== undefined;
  useEffect(() => {
    if (isShown && scrollsIntoView) box.current?.scrollIntoView({ block: "nearest" });
  }, [isShown, scrollsIntoView]);
  if (!body || !data) return null;
  const last = data.days.at(-1);
  const first = data.days.slice(0, 2).filter(({ dayNumber }) => dayNumber !== last?.dayNumber);
  return (
    <div ref={box} className="scroll-mb-28 rounded-card bg-sunk px-4 py-3.5 text-14" role="status">
      {data.notice ? <p className="mb-2 font-medium">{data.notice}</p> : null}
      <p className="text-muted">{sayMeasure(data)}</p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        {[...first, ...(last ? [last] : [])].map(({ dayNumber, summary }) => (
          <div key={dayNumber} className="contents">
            <dt className="text-muted tabular-nums">Day {dayNumber}</dt>
            <dd className="truncate">{summary}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function sayMeasure({ duration, versesPerDay, minutesPerDay, endsOn }: Preview): string {
  const verses = sayVerses(versesPerDay);
  const time = sayMinutes(minutesPerDay);
  if (duration === 1) return `All of it in one day: ${verses}, ${time}.`;
  return `About ${verses}, ${time} a day for ${sayDays(duration)}. Begun today, it ends on ${sayDate(endsOn)}.`;
}

function useSettled(body: PreviewPlanBody | undefined): PreviewPlanBody | undefined {
  const wanted = body && JSON.stringify(body);
  const [settled, settle] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => settle(wanted), WAIT_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return settled === undefined ? undefined : (JSON.parse(settled) as PreviewPlanBody);
}
