import { useRef } from "react";
import { Link } from "react-router";
import { formatDay } from "#src/shared/calendar/format-day.ts";
import type { DailyVerse } from "../contract.ts";
import { DAILY_VERSE_PATH } from "../rules.ts";
import { TrackedNote } from "./tracked-note.tsx";
import { useTodaysVerse } from "./use-todays-verse.ts";
import { useTrackedView, VERSE_VIEWED } from "./use-tracked-view.ts";
import { VerseOfDay } from "./verse-of-day.tsx";

/** Today's verse. Signed-in users are told that their reading was recorded. */
export function DailyVerseCard({ verse: served }: { verse: DailyVerse }) {
  const verse = useTodaysVerse(served);
  const quotation = useRef<HTMLQuoteElement>(null);
  const view = useTrackedView(quotation, VERSE_VIEWED, verse.date);
  return (
    <article aria-labelledby="daily-verse" className="max-w-measure lg:max-w-[488px]">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-b pb-3">
        <h2 id="daily-verse" className="font-sans font-semibold text-14 tracking-normal">
          Daily Verse
        </h2>
        <time dateTime={verse.date} className="text-14 text-muted">
          {formatDay(verse.date)}
        </time>
      </header>
      <VerseOfDay verse={verse} verseRef={quotation} />
      <p className="flex flex-wrap items-center justify-between gap-x-6 text-14">
        <Link to={DAILY_VERSE_PATH} className="underlined inline-flex min-h-11 items-center">
          Earlier days
        </Link>
        <TrackedNote view={view} />
      </p>
    </article>
  );
}
