// Today's verses, one at a time. What is not known yet comes once more at the
// end; the first answer of the day is the one that counts.
import { useEffect, useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import type { MemoryCard } from "../contract.ts";
import { formatCard, type MemoryGrade } from "../rules.ts";
import { describeDay, type PlannedCard } from "../schedule.ts";
import { PracticeVerse } from "./practice-verse.tsx";

interface Turn {
  readonly planned: PlannedCard;
  readonly isAgain: boolean;
}

export default function Practice({
  today,
  next,
  now,
  onReview,
  onEnd,
}: {
  today: readonly PlannedCard[];
  /** The day of the verse that comes next after these. */
  next: string | undefined;
  now: Date;
  onReview: (card: MemoryCard, grade: MemoryGrade) => void;
  onEnd: () => void;
}) {
  const [turns, setTurns] = useState<readonly Turn[]>(() =>
    today.map((planned) => ({ planned, isAgain: false })),
  );
  const [at, setAt] = useState(0);
  const turn = turns[at];
  if (!turn) return <QuietEnd count={today.length} next={next} now={now} onEnd={onEnd} />;
  const { planned, isAgain } = turn;
  const grade = (given: MemoryGrade) => {
    if (!isAgain) onReview(planned.card, given);
    if (given === 1 && !isAgain) setTurns([...turns, { planned, isAgain: true }]);
    setAt(at + 1);
  };
  return (
    <section aria-label="Practice" className="rounded-card bg-sunk p-5 md:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="text-14 text-muted tabular-nums">
          {isAgain ? "Once more" : `${at + 1} of ${today.length}`}
        </p>
        <Button kind="quiet" size="small" className="-mr-3 text-muted" onClick={onEnd}>
          Stop here
        </Button>
      </div>
      <PracticeVerse
        key={`${formatCard(planned.card)} ${at}`}
        planned={planned}
        isAgain={isAgain}
        onGrade={grade}
      />
    </section>
  );
}

function QuietEnd({
  count,
  next,
  now,
  onEnd,
}: {
  count: number;
  next: string | undefined;
  now: Date;
  onEnd: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="rounded-card bg-sunk p-5 md:p-8">
      <h2 ref={heading} tabIndex={-1} className="text-24 outline-none">
        That is all for today
      </h2>
      <p className="mt-2 text-18">
        {count === 1 ? "One verse" : `${count} verses`} practiced.{" "}
        {next ? `The next one comes ${describeDay(next, now)}.` : null}
      </p>
      <Button kind="secondary" className="mt-5" onClick={onEnd}>
        Done
      </Button>
    </section>
  );
}
