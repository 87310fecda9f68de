// On the dashboard: how many verses are to be said today. Fetched once the page
// is shown, since days are those of the person's own calendar.
import BookHeart from "lucide-react/icons/book-heart";
import { Link } from "react-router";
import { listToday, planCards } from "../schedule.ts";
import { MEMORY_PATH } from "./queries.ts";
import { useMemory } from "./use-memory.ts";

/** Shows nothing to somebody who learns no verses. */
export default function MemoryLine() {
  const { cards } = useMemory();
  if (cards.length === 0) return null;
  const now = new Date();
  const count = listToday(planCards(cards, now), now).length;
  const said = count === 1 ? "1 verse to say today" : `${count} verses to say today`;
  return (
    <p data-print="no">
      <Link
        to={MEMORY_PATH}
        className="inline-flex min-h-11 items-center gap-2 text-accent no-underline hover:underline"
      >
        <BookHeart size={18} strokeWidth={1.5} aria-hidden="true" />
        {count === 0 ? "Verses by heart: nothing more today" : said}
      </Link>
    </p>
  );
}
