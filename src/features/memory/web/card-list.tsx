// All verses that are learned, each with the day on which it comes next.
import { useState } from "react";
import { Link } from "react-router";
import { EMBEDDED } from "#src/scripture/translations.ts";
import { Button } from "#src/ui/button.tsx";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import type { MemoryCard } from "../contract.ts";
import { formatCard } from "../rules.ts";
import { dayOf, describeDay, type PlannedCard } from "../schedule.ts";

const AT_ONCE = 40;

export function CardList({
  planned,
  now,
  onRemove,
}: {
  planned: readonly PlannedCard[];
  now: Date;
  onRemove: (card: MemoryCard) => void;
}) {
  const [shown, setShown] = useState(AT_ONCE);
  const sorted = planned.toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <section aria-labelledby="all-verses" className="mt-12">
      <h2 id="all-verses" className="text-24">
        All your verses
      </h2>
      <ul className="mt-2">
        {sorted.slice(0, shown).map((one) => (
          <CardRow
            key={formatCard(one.card)}
            planned={one}
            now={now}
            onRemove={() => onRemove(one.card)}
          />
        ))}
      </ul>
      {sorted.length > shown ? (
        <Button kind="secondary" className="mt-6" onClick={() => setShown(shown + AT_ONCE)}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}

function CardRow({
  planned: { card, state, day },
  now,
  onRemove,
}: {
  planned: PlannedCard;
  now: Date;
  onRemove: () => void;
}) {
  const { reference, translation, text, href } = card;
  const next = describeDay(day, now);
  return (
    <li className="border-line border-b py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p>
          <Link
            to={href}
            className="inline-flex min-h-11 items-center font-medium font-serif text-20 text-ink no-underline hover:underline"
          >
            {reference}
          </Link>{" "}
          <span className="text-14 text-muted">{EMBEDDED[translation].code}</span>
        </p>
        <p className="text-14 text-muted">
          {state || day > dayOf(now) ? `${state ? "Next" : "New"} ${next}` : "New today"}
        </p>
      </div>
      <p className="max-w-measure font-serif text-18">
        <ScriptureText text={text} />
      </p>
      <Button kind="quiet" size="small" className="-ml-3 text-muted" onClick={onRemove}>
        Remove<span className="sr-only"> {reference}</span>
      </Button>
    </li>
  );
}
