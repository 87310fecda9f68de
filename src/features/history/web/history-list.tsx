// What was read, by day; with the way to erase it and to switch it off.
import { useId, useState } from "react";
import { Link } from "react-router";
import { countDaysBetween } from "#src/shared/calendar/days.ts";
import { formatDay } from "#src/shared/calendar/format-day.ts";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { Visit } from "../contract.ts";
import { formatVisitUrl } from "./continue-reading.tsx";
import { ReadingMap } from "./reading-map.tsx";
import { useHistory, useHistoryChoices } from "./use-history.ts";

export function HistoryList() {
  const { visits, finished, isKept, isLoading } = useHistory();
  const { erase, keep } = useHistoryChoices();
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const run = async (work: Promise<void>, title: string) => {
    try {
      await work;
      showToast({ title });
    } catch (error) {
      showToast({ title: "Nothing was changed", text: describeFailure(error), tone: "danger" });
    }
  };
  if (isLoading) return <SkeletonLines widths={[60, 72, 48]} />;
  const days = [...Map.groupBy(visits, ({ day }) => day)].sort(([one], [other]) =>
    other.localeCompare(one),
  );
  const today = new Intl.DateTimeFormat("sv-SE").format(new Date());
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-y py-3">
        <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            id={id}
            type="checkbox"
            className="switch"
            checked={isKept}
            onChange={(event) => {
              const { checked } = event.target;
              void run(
                keep(checked),
                checked ? "What you read is remembered" : "What you read is no longer remembered",
              );
            }}
          />
          Remember what I read
        </label>
        {visits.length === 0 ? null : isAsking ? (
          <span className="flex flex-wrap items-center gap-x-3">
            <span role="status">Erase your whole history? This cannot be undone.</span>
            <Button
              kind="danger"
              size="small"
              onClick={() => {
                setAsking(false);
                void run(erase(), "Your reading history is erased");
              }}
            >
              Erase
            </Button>
            <Button kind="quiet" size="small" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </span>
        ) : (
          <Button kind="quiet" size="small" className="-mx-3" onClick={() => setAsking(true)}>
            Erase all
          </Button>
        )}
      </div>
      {days.length === 0 ? (
        <p className="max-w-xl py-8 text-18">
          {isKept
            ? "Nothing yet. Chapters that you read appear here, each with the verse that you had come to."
            : "Your reading history is switched off, and nothing is in it."}
        </p>
      ) : null}
      {days.map(([day, read]) => (
        <section key={day} aria-labelledby={`${id}-${day}`} className="entry">
          <div>
            <h2 id={`${id}-${day}`} className="text-18 md:pt-2">
              {nameDay(day, today)}
            </h2>
            <Button
              kind="quiet"
              size="small"
              className="-ml-3 text-muted"
              onClick={() => void run(erase(day), "The day is erased")}
            >
              Erase<span className="sr-only"> {formatDay(day)}</span>
            </Button>
          </div>
          <ul>
            {read.map((visit) => (
              <li key={visit.chapter} className="border-line border-b">
                <VisitLink visit={visit} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ReadingMap finished={finished} />
    </>
  );
}

function VisitLink({ visit }: { visit: Visit }) {
  const { chapter, verse, translation, isFinished } = visit;
  return (
    <Link
      to={formatVisitUrl(visit) ?? "/bible"}
      className="flex min-h-12 flex-wrap items-center gap-x-3 text-ink no-underline hover:text-accent"
    >
      <span className="font-serif text-18">{chapter}</span>
      <span className="text-14 text-muted">
        {isFinished ? "read to the end" : `last at verse ${verse}`}, {translation}
      </span>
    </Link>
  );
}

function nameDay(day: string, today: string): string {
  const ago = countDaysBetween(day, today);
  if (ago === 0) return "Today";
  if (ago === 1) return "Yesterday";
  return formatDay(day);
}
