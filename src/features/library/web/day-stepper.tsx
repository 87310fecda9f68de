import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { dayUrl, findNeighbour, typeUrl } from "../rules.ts";

const LINK = "underlined inline-flex min-h-11 min-w-11 items-center gap-1";

/** One day back, one day on, or back to today. */
export function DayStepper({
  type,
  day,
  isToday,
}: {
  type: string;
  day: string;
  /** Whether the page shows whatever today's is. */
  isToday: boolean;
}) {
  return (
    <nav
      aria-label="Days"
      className="flex items-center justify-between gap-x-4 border-line border-y py-1"
      data-print="no"
    >
      <DayLink type={type} day={findNeighbour(day, -1)}>
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" className="-ml-1" />
        <span>
          Previous<span className="max-sm:sr-only"> day</span>
        </span>
      </DayLink>
      {/* A link on its own page too: focus stays on it after it was pressed. */}
      <Link
        to={typeUrl("devotionals", type)}
        aria-current={isToday ? "date" : undefined}
        className={
          isToday
            ? "inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-ink no-underline"
            : LINK
        }
      >
        Today
      </Link>
      <DayLink type={type} day={findNeighbour(day, 1)}>
        <span>
          Next<span className="max-sm:sr-only"> day</span>
        </span>
        <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" className="-mr-1" />
      </DayLink>
    </nav>
  );
}

/** Days go on for ever; search engines have the pieces themselves. */
function DayLink({
  type,
  day,
  children,
}: {
  type: string;
  day: string | undefined;
  children: ReactNode;
}) {
  if (!day) return <span />;
  return (
    <Link to={dayUrl(type, day)} rel="nofollow" preventScrollReset className={LINK}>
      {children}
    </Link>
  );
}
