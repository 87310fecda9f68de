import { data, Link } from "react-router";
import { site } from "#content/site.json";
import { DAILY_VERSE_PATH, dayUrl, FIRST_DAY } from "#src/features/daily-verse/rules.ts";
import { dailyVerseQuery } from "#src/features/daily-verse/web/queries.ts";
import { VerseOfDay } from "#src/features/daily-verse/web/verse-of-day.tsx";
import { NotFound } from "#src/features/pages/web/not-found.tsx";
import { addDays, isDay, monthOf } from "#src/shared/calendar/days.ts";
import { formatDay, formatMonth } from "#src/shared/calendar/format-day.ts";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { ApiError } from "#src/web/query-client.ts";
import type { Route } from "./+types/daily-verse";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { date } = params;
  const client = context.get(queryClientContext);
  if (!isDay(date)) return data({ absent: "There is no such day" }, { status: 404 });
  try {
    const [verse, today] = await Promise.all([
      client.fetchQuery(dailyVerseQuery(date)),
      client.fetchQuery(dailyVerseQuery()),
    ]);
    return { verse, today: today.date };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return data({ absent: error.sentence ?? "There is no such day" }, { status: 404 });
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || "absent" in loaderData) {
    return describeMissing("No such day", site.name);
  }
  const { date, reference, text, translation, theme } = loaderData.verse;
  const siteUrl = readSiteUrl(matches);
  const path = dayUrl(date);
  return describePage({
    title: `${reference}, verse for ${formatDay(date)}`,
    description: `“${text}” ${reference} ${translation}`,
    keywords: ["daily verse", "verse of the day", reference, ...(theme ? [theme] : [])],
    path,
    siteUrl,
    siteName: site.name,
    type: "article",
    structuredData: [
      {
        "@type": "Article",
        headline: `${reference}: verse for ${formatDay(date)}`,
        datePublished: date,
        url: `${siteUrl}${path}`,
        author: { "@type": "Organization", name: site.name },
      },
      describeTrail(siteUrl, [
        { name: "Daily Verse", path: DAILY_VERSE_PATH },
        { name: formatDay(date), path },
      ]),
    ],
  });
}

export default function DayPage({ loaderData }: Route.ComponentProps) {
  if ("absent" in loaderData) {
    return (
      <NotFound
        title={loaderData.absent}
        text="A verse comes with each morning, and the days since the beginning are kept. Perhaps one of these is what you came for."
        nearest={[
          { label: "Today's verse", href: "/" },
          { label: "Earlier days", href: DAILY_VERSE_PATH },
        ]}
      />
    );
  }
  const { verse, today } = loaderData;
  const month = monthOf(verse.date);
  return (
    <div className="wrap entry pt-6 pb-16 md:pt-10">
      <p className="text-14 md:pt-4">
        <Link
          to={`${DAILY_VERSE_PATH}?month=${month}`}
          className="underlined inline-flex min-h-11 items-center"
        >
          {formatMonth(month)}
        </Link>
      </p>
      <article className="max-w-measure">
        <h1 className="text-30 lg:text-38">
          <span className="block font-sans font-semibold text-14 text-muted tracking-normal">
            Daily Verse
          </span>{" "}
          {formatDay(verse.date)}
        </h1>
        <VerseOfDay verse={verse} />
        <nav
          aria-label="Days"
          className="mt-8 flex flex-wrap justify-between gap-x-6 border-line border-t pt-4"
        >
          <DayLink label="The day before" day={addDays(verse.date, -1)} until={today} />
          <DayLink label="The day after" day={addDays(verse.date, 1)} until={today} />
        </nav>
      </article>
    </div>
  );
}

function DayLink({ label, day, until }: { label: string; day: string; until: string }) {
  if (day < FIRST_DAY || day > until) return <span />;
  return (
    <Link to={dayUrl(day)} className="underlined inline-flex min-h-11 items-center">
      {label}
    </Link>
  );
}
