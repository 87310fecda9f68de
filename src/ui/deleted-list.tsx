// What was deleted and can still be brought back.
import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { SkeletonLines } from "./loading.tsx";

export interface DeletedThing {
  readonly id: number;
  readonly name: string;
  readonly facts: string;
}

/** Closed at first; what is in it is drawn, and so fetched, once somebody looks. */
export function DeletedDrawer({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mt-16 print:hidden noscript:hidden"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="underlined inline-flex min-h-11 cursor-pointer items-center text-muted hover:text-ink">
        {title}
      </summary>
      {isOpen ? children : null}
    </details>
  );
}

export function DeletedList({
  things,
  failure,
  keptDays,
  onRetry,
  onBringBack,
}: {
  /** Nothing as long as they are on their way. */
  things: readonly DeletedThing[] | undefined;
  /** Why they could not be fetched, as a sentence. */
  failure: string | undefined;
  /** For how long they can be brought back. */
  keptDays: number;
  onRetry: () => void;
  onBringBack: (thing: DeletedThing) => void;
}) {
  if (failure) {
    return (
      <p role="alert" className="py-4 text-muted">
        {failure}{" "}
        <button type="button" className="underlined min-h-11" onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  if (!things) return <SkeletonLines widths={[40, 60]} />;
  if (things.length === 0) {
    return <p className="py-4 text-muted">Nothing was deleted in the last {keptDays} days.</p>;
  }
  return (
    <ul className="max-w-xl">
      {things.map((thing) => (
        <li
          key={thing.id}
          className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-3 last:border-b-0"
        >
          <div className="min-w-0">
            <p id={`deleted-${thing.id}`} className="break-words font-medium font-serif text-18">
              {thing.name}
            </p>
            <p className="break-words text-14 text-muted">{thing.facts}</p>
          </div>
          <Button
            kind="quiet"
            size="small"
            className="max-sm:-ml-3"
            aria-describedby={`deleted-${thing.id}`}
            onClick={() => onBringBack(thing)}
          >
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}
