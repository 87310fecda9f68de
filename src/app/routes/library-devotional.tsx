// Devotionals of a type: that of today, of a day that is named in the address,
// or one by its own name.
import { useRef } from "react";
import { data, Link, redirect } from "react-router";
import { site } from "#content/site.json";
import { dailyVerseQuery } from "#src/features/daily-verse/web/queries.ts";
import { TrackedNote } from "#src/features/daily-verse/web/tracked-note.tsx";
import { useLocalDay } from "#src/features/daily-verse/web/use-todays-verse.ts";
import { useTrackedView } from "#src/features/daily-verse/web/use-tracked-view.ts";
import type { EngagementBody } from "#src/features/engagement/contract.ts";
import { FavouriteButton } from "#src/features/favourites/web/favourite-button.tsx";
import type { Devotional, DevotionalType } from "#src/features/library/contract.ts";
import { HUB_PATHS } from "#src/features/library/rules.ts";
import { DayStepper } from "#src/features/library/web/day-stepper.tsx";
import { DevotionalArticle } from "#src/features/library/web/devotional-article.tsx";
import { describeDevotional } from "#src/features/library/web/devotional-meta.ts";
import { ExploreMore } from "#src/features/library/web/explore-more.tsx";
import { findType } from "#src/features/library/web/find-type.ts";
import { LibraryNotFound } from "#src/features/library/web/not-found.tsx";
import { Introduction, writePlain } from "#src/features/library/web/paragraphs.tsx";
import { PrintButton } from "#src/features/library/web/print-button.tsx";
import { devotionalTypeQuery, useDevotionalOfDay } from "#src/features/library/web/queries.ts";
import { describeType } from "#src/features/library/web/type-meta.ts";
import { isDay } from "#src/shared/calendar/days.ts";
import { ShareButton } from "#src/ui/copy-button.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describeMissing, readSiteUrl } from "#src/ui/page-meta.ts";
import { ReadAloudButton } from "#src/web/listening/read-aloud.tsx";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/library-devotional";

const READ: EngagementBody = { devotionalRead: true };
const NEAREST_PIECES = 6;
/** Of an address, what a page repeats. */
const WORD_MAX = 60;
const HUB = { title: "All devotionals", href: HUB_PATHS.devotionals };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const { type: typed, piece } = params;
  const date = new URL(request.url).searchParams.get("date");
  // A day that is none gives way to today.
  if (date !== null && (piece || !isDay(date))) throw redirect(new URL(request.url).pathname);
  const ask = (chosen: { date?: string; piece?: string }) =>
    findType({ client, kind: "devotionals", typed, rest: piece ? `/${piece}` : "", request }, () =>
      client.fetchQuery(devotionalTypeQuery(typed, chosen)),
    );
  if (piece) {
    const type = await ask({});
    if ("missing" in type) return data({ ...type, isPiece: false }, { status: 404 });
    if (!type.pieces.some(({ id }) => id === piece)) {
      const nearest = type.pieces.slice(0, NEAREST_PIECES);
      return data({ missing: piece.slice(0, WORD_MAX), nearest, isPiece: true }, { status: 404 });
    }
  }
  const day = date ?? (piece ? undefined : (await client.fetchQuery(dailyVerseQuery())).date);
  const type = await ask(piece ? { piece } : { date: day });
  if ("missing" in type) return data({ ...type, isPiece: false }, { status: 404 });
  const { devotional } = type;
  if (!devotional) throw new Error(`${type.href} has no devotional for ${piece ?? day}`);
  return { type, devotional, shows: piece ? "piece" : date ? "day" : "today" } as const;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || "missing" in loaderData) {
    return describeMissing(nameMissing(loaderData?.isPiece ?? false), site.name);
  }
  const place = {
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    hub: { ...HUB, title: "Devotionals" },
  };
  const { type, devotional, shows } = loaderData;
  return shows === "today"
    ? describeType(type, type.pieces, place)
    : describeDevotional(type, devotional, place);
}

const nameMissing = (isPiece: boolean): string =>
  isPiece ? "Devotional Not Found" : "Devotional Type Not Found";

export default function DevotionalPage({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) {
    return (
      <LibraryNotFound
        title={nameMissing(loaderData.isPiece)}
        text={`There is nothing called “${loaderData.missing}” among the devotionals.`}
        hub={HUB}
        nearest={loaderData.nearest}
      />
    );
  }
  const { type, devotional, shows } = loaderData;
  return <Days type={type} served={devotional} shows={shows} />;
}

/** One tree for each day, so that focus stays on the step that was taken. */
function Days({
  type,
  served,
  shows,
}: {
  type: DevotionalType;
  served: Devotional;
  shows: "today" | "day" | "piece";
}) {
  const localDate = useLocalDay()?.date;
  const isToday = shows === "today";
  const devotional = useDevotionalOfDay(type.type, served, isToday ? localDate : undefined);
  return (
    <div className={isToday ? "wrap pb-16" : "wrap pt-4 pb-16 md:pt-8"}>
      {isToday ? (
        <div data-print="no">
          <PageHeader title={type.title} />
          <div className="-mt-3 mb-8 md:-mt-6">
            <Introduction paragraphs={type.introduction} />
          </div>
        </div>
      ) : (
        <p className="mb-4 text-14" data-print="no">
          <Link to={type.href} className="underlined inline-flex min-h-11 items-center">
            {type.title}
          </Link>
        </p>
      )}
      {shows === "piece" ? null : (
        <>
          <DayStepper type={type.type} day={devotional.date ?? ""} isToday={isToday} />
          <p className="mt-2 text-14 text-muted" data-print="no">
            Reading {type.pieces.findIndex(({ id }) => id === devotional.id) + 1} of{" "}
            {type.pieces.length} in this series, which begins again after the last.
          </p>
        </>
      )}
      <div className="pt-8">
        <Reading key={shows} type={type} devotional={devotional} level={isToday ? "h2" : "h1"} />
      </div>
      <OtherPieces type={type} current={devotional} />
      <ExploreMore leads={type.exploreMore} />
    </div>
  );
}

function Reading({
  type,
  devotional,
  level,
}: {
  type: DevotionalType;
  devotional: Devotional;
  level: "h1" | "h2";
}) {
  const prayer = useRef<HTMLDivElement>(null);
  // A reader who has come to the prayer has read it.
  const view = useTrackedView(prayer, READ);
  const { id, title, href, introduction } = devotional;
  return (
    <DevotionalArticle
      devotional={devotional}
      level={level}
      prayerRef={prayer}
      actions={
        <>
          <span className="mr-3">
            <FavouriteButton kind="devotional" target={`${type.type}/${id}`} name={title} />
          </span>
          <ReadAloudButton name={title} />
          <ShareButton title={title} text={writePlain(introduction)} path={href} />
          <PrintButton />
          <TrackedNote view={view} />
        </>
      }
    />
  );
}

function OtherPieces({ type, current }: { type: DevotionalType; current: Devotional }) {
  return (
    <section aria-labelledby="others" className="pt-18" data-print="no">
      <h2 id="others" className="text-30">
        All {type.pieces.length} in this series
      </h2>
      <ol className="mt-6 grid border-line border-t sm:grid-cols-2 sm:gap-x-12 lg:gap-x-16">
        {type.pieces.map(({ id, title, href, reference }) => (
          <li key={id} className="border-line border-b">
            <Link
              to={href}
              aria-current={id === current.id ? "page" : undefined}
              className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-4 py-3 text-ink no-underline hover:text-accent hover:underline aria-[current]:text-accent"
            >
              <span className="font-serif text-18">{title}</span>
              <span className="text-14 text-muted">{reference}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
