import { Link } from "react-router";
import { formatDay } from "#src/shared/calendar/format-day.ts";
import { MarkedText } from "#src/ui/marked-text.tsx";
import type { Devotional } from "../contract.ts";
import { DEFAULT_DEVOTIONAL, typeUrl } from "../rules.ts";
import { Verse } from "./paragraphs.tsx";

/** How today's devotional begins, and the way to the rest of it. */
export function TodaysDevotional({ devotional }: { devotional: Devotional }) {
  const { title, date, theme, readingTime, verse, introduction } = devotional;
  const [opening] = introduction;
  return (
    <section aria-labelledby="todays" className="entry border-ink border-t pt-8">
      <p className="text-14 text-muted md:pt-2.5">
        {date ? (
          <time dateTime={date} className="mb-1 block text-ink">
            {formatDay(date)}
          </time>
        ) : null}
        <span className="md:block">{theme}</span>
        <span className="md:hidden"> · </span>
        <span className="md:block">{readingTime} minutes to read</span>
      </p>
      <div className="max-w-measure">
        <h2 id="todays" className="text-30">
          <span className="block font-sans font-semibold text-14 text-muted tracking-normal">
            Today’s devotional
          </span>{" "}
          {title}
        </h2>
        <div className="mt-5 grid gap-4">
          <Verse verse={verse} />
          {opening ? (
            <p className="font-serif text-18 leading-relaxed">
              <MarkedText pieces={opening} />
            </p>
          ) : null}
        </div>
        <p className="mt-3">
          <Link
            to={typeUrl("devotionals", DEFAULT_DEVOTIONAL)}
            className="underlined inline-flex min-h-11 items-center"
          >
            Read today’s devotional
          </Link>
        </p>
      </div>
    </section>
  );
}
