// What was deleted and can still be restored.
import { type ReactNode, useState } from "react";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import { purgeDate, TRASH_DAYS } from "#src/shared/trash.ts";
import { Button } from "./button.tsx";
import { SkeletonLines } from "./loading.tsx";

interface DeletedItem {
  readonly id: number;
  readonly name: string;
  /** What distinguishes it from others, without a full stop. */
  readonly facts?: string;
  /** Local date. */
  readonly deletedOn: string;
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

export function DeletedList<Item extends DeletedItem>({
  items,
  failure,
  onRetry,
  onBringBack,
}: {
  /** Absent while they are being fetched, or could not be. */
  items: readonly Item[] | undefined;
  /** Why they could not be fetched, as a sentence. */
  failure: string | undefined;
  onRetry: () => void;
  onBringBack: (item: Item) => void;
}) {
  if (!items && failure) {
    return (
      <p role="alert" className="py-4 text-muted">
        {failure}{" "}
        <button type="button" className="underlined min-h-11" onClick={onRetry}>
          Try again
        </button>
      </p>
    );
  }
  if (!items) return <SkeletonLines widths={[40, 60]} />;
  if (items.length === 0) {
    return <p className="py-4 text-muted">Nothing was deleted in the last {TRASH_DAYS} days.</p>;
  }
  return (
    <ul className="max-w-xl">
      {items.map((item) => (
        <li
          key={item.id}
          className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-3 last:border-b-0"
        >
          <div className="min-w-0">
            <p id={`deleted-${item.id}`} className="break-words font-medium font-serif text-18">
              {item.name}
            </p>
            <p className="break-words text-14 text-muted">
              {item.facts ? `${item.facts}. ` : ""}
              Gone for good on {formatDate(purgeDate(item.deletedOn))}.
            </p>
          </div>
          <Button
            kind="quiet"
            size="small"
            className="max-sm:-ml-3"
            aria-describedby={`deleted-${item.id}`}
            onClick={() => onBringBack(item)}
          >
            Bring back
          </Button>
        </li>
      ))}
    </ul>
  );
}
