import { Link } from "react-router";
import { site } from "#content/site.json";
import type { DailyVerse } from "#src/features/daily-verse/contract.ts";
import { DAILY_VERSE_PATH, dayUrl, FEED_PATH, FIRST_DAY } from "#src/features/daily-verse/rules.ts";
import { dailyVerseQuery, dailyVersesQuery } from "#src/features/daily-verse/web/queries.ts";
import { addMonths, isMonth, monthOf } from "#src/shared/calendar/days.ts";
import { formatDay, formatDayOfMonth, formatMonth } from "#src/shared/calendar/format-day.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { ScriptureText } from "#src/ui/scripture-text.tsx";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/daily-verse-archive";

/** A month that is none, or has not come, gives way to the current one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const today = (await client.fetchQuery(dailyVerseQuery())).date;
  const current = monthOf(today);
  const asked = new URL(request.url).searchParams.get("month") ?? "";
  const isThere = isMonth(asked) && asked >= monthOf(FIRST_DAY) && asked < current;
  const month = isThere ? asked : current;
  const verses = await client.fetchQuery(dailyVersesQuery({ month }));
  return { month, current, verses };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  const { month = "", current = "" } = loaderData ?? {};
  const isEarlier = month !== current;
  return [
    ...describePage({
      title: isEarlier ? `Daily verses of ${formatMonth(month)}` : "Daily Verse",
      description:
        "A verse for each day of the year from all over the Bible, with a few sentences on what a hurried reader misses. Read the days before today, or follow the feed.",
      keywords: ["daily verse", "verse of the day", "Bible verse for today"],
      path: isEarlier ? `${DAILY_VERSE_PATH}?month=${month}` : DAILY_VERSE_PATH,
      siteUrl,
      siteName: site.name,
    }),
    {
      tagName: "link" as const,
      rel: "alternate",
      type: "application/rss+xml",
      title: `${site.name}: daily verse`,
      href: `${siteUrl}${FEED_PATH}`,
    },
  ];
}

export default function ArchivePage({ loaderData }: Route.ComponentProps) {
  const { month, current, verses } = loaderData;
  return (
    <div className="wrap pb-16">
      <PageHeader
        title="Daily Verse"
        subtitle={`${formatMonth(month)}. A verse for each day, with what a hurried reader may miss.`}
        actions={
          <a href={FEED_PATH} className="underlined inline-flex min-h-11 items-center">
            RSS feed
          </a>
        }
      />
      {verses.map((verse) => (
        <Day key={verse.date} verse={verse} />
      ))}
      <nav
        aria-label="Months"
        className="mt-10 flex flex-wrap justify-between gap-x-6 border-ink border-t pt-4"
      >
        <MonthLink month={addMonths(month, -1)} current={current} />
        <MonthLink month={addMonths(month, 1)} current={current} />
      </nav>
    </div>
  );
}

function Day({ verse }: { verse: DailyVerse }) {
  const { date, reference, text, translation, theme, feast } = verse;
  return (
    <article aria-label={formatDay(date)} className="entry">
      <div>
        <time dateTime={date} className="block">
          {formatDayOfMonth(date)}
        </time>
        <span className="block text-14 text-muted">{feast ?? theme}</span>
      </div>
      <div className="max-w-measure">
        <blockquote className="font-serif text-18 leading-relaxed">
          <ScriptureText text={text} />
        </blockquote>
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to={dayUrl(date)}
            className="underlined inline-flex min-h-11 items-center font-medium font-serif"
          >
            {reference}
          </Link>
          <cite className="text-14 text-muted not-italic">{translation}</cite>
        </p>
      </div>
    </article>
  );
}

function MonthLink({ month, current }: { month: string; current: string }) {
  if (month < monthOf(FIRST_DAY) || month > current) return <span />;
  const to = month === current ? DAILY_VERSE_PATH : `${DAILY_VERSE_PATH}?month=${month}`;
  return (
    <Link to={to} className="underlined inline-flex min-h-11 items-center">
      {formatMonth(month)}
    </Link>
  );
}
