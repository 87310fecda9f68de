// Answered prayers, along the years.
import { countDaysBetween } from "#src/shared/calendar/days.ts";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import type { Prayer } from "../contract.ts";

import { LongText } from "./long-text.tsx";

export default function Answers({ prayers }: { prayers: readonly Prayer[] }) {
  const answered = prayers
    .filter(({ isAnswered, answeredOn }) => isAnswered && answeredOn)
    .sort(
      (one, other) =>
        (other.answeredAt ?? "").localeCompare(one.answeredAt ?? "") || other.id - one.id,
    );
  if (answered.length === 0) {
    return (
      <p className="max-w-measure text-muted">
        Nothing stands here yet. A prayer that you mark answered comes here with the words you
        write, in the order in which they were answered.
      </p>
    );
  }
  const years = Map.groupBy(answered, ({ answeredOn }) => (answeredOn ?? "").slice(0, 4));
  return [...years].map(([year, ofYear]) => (
    <section key={year} aria-labelledby={`answers-${year}`} className="mb-10">
      <h3 id={`answers-${year}`} className="mb-4 text-24">
        {year}
      </h3>
      <ol className="ml-1 border-lamp border-l-2">
        {ofYear.map((prayer) => (
          <Answer key={prayer.id} prayer={prayer} />
        ))}
      </ol>
    </section>
  ));
}

function Answer({ prayer }: { prayer: Prayer }) {
  const { title, addedOn, answeredOn, answerDescription } = prayer;
  if (!answeredOn) return null;
  return (
    <li className="relative grid gap-x-10 gap-y-1 pb-8 pl-6 last:pb-0 md:grid-cols-[10rem_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className="absolute top-2 -left-[6px] size-2.5 rounded-full bg-lamp ring-4 ring-paper"
      />
      <p className="text-14 text-muted leading-6">
        <time dateTime={answeredOn}>{formatDate(answeredOn)}</time>
        <span className="block">{sayWait(countDaysBetween(addedOn, answeredOn))}</span>
      </p>
      <div>
        <h4 className="text-20">{title}</h4>
        {answerDescription ? (
          <div className="mt-1.5">
            <LongText text={answerDescription} />
          </div>
        ) : null}
      </div>
    </li>
  );
}

function sayWait(days: number): string {
  if (days <= 0) return "on the day it was added";
  return days === 1 ? "after a day" : `after ${days.toLocaleString("en")} days`;
}
