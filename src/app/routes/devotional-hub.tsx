import {
  defaultShouldDehydrateQuery,
  dehydrate,
  type Query,
  type QueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { site } from "#content/site.json";
import { dailyVerseQuery } from "#src/features/daily-verse/web/queries.ts";
import { useLocalDay } from "#src/features/daily-verse/web/use-todays-verse.ts";
import type { GeneratedOutline } from "#src/features/devotionals/contract.ts";
import { OutlineForm } from "#src/features/devotionals/web/outline-form.tsx";
import {
  HUB_PATH,
  LIBRARY_PATH,
  savedOutlinesQuery,
} from "#src/features/devotionals/web/queries.ts";
import { SavedOutlines } from "#src/features/devotionals/web/saved-outlines.tsx";
import { WrittenOutline } from "#src/features/devotionals/web/written-outline.tsx";
import { ExploreMore } from "#src/features/library/web/explore-more.tsx";
import { listEntries } from "#src/features/library/web/hub.tsx";
import {
  devotionalTypeQuery,
  hubQuery,
  useDevotionalOfDay,
} from "#src/features/library/web/queries.ts";
import { TodaysDevotional } from "#src/features/library/web/todays-devotional.tsx";
import { TypeList } from "#src/features/library/web/type-list.tsx";
import { writerQuery } from "#src/features/writing/web/queries.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { hasSessionContext, queryClientContext } from "#src/web/page-context.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/devotional-hub";

const TITLE = "Devotionals";
const DESCRIPTION =
  "A devotional for today, more for mornings, evenings and seasons of life, and an outline on your own topic, with every quotation checked against the text.";
/** The series whose piece of today is shown here. */
const DAILY = "daily";

/** What cannot be had here, the page asks for itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const asked = [client.prefetchQuery(writerQuery)];
  if (context.get(hasSessionContext)) asked.push(client.prefetchQuery(savedOutlinesQuery));
  const [hub, today] = await Promise.all([
    client.fetchQuery(hubQuery("devotionals")),
    readToday(client),
    ...asked,
  ]);
  // The library is handed over as it is: the page asks for none of it again.
  const dehydrated = dehydrate(client, { shouldDehydrateQuery: isOfGenerator });
  return { dehydrated, hub, today };
}

async function readToday(client: QueryClient) {
  const { date } = await client.fetchQuery(dailyVerseQuery());
  const { devotional } = await client.fetchQuery(devotionalTypeQuery(DAILY, { date }));
  if (!devotional) throw new Error(`There is no devotional for ${date}`);
  return devotional;
}

const isOfGenerator = (query: Query): boolean =>
  defaultShouldDehydrateQuery(query) &&
  !["library", "daily-verse"].includes(String(query.queryKey[0]));

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: "Daily Devotionals and Outline Generator",
    description: DESCRIPTION,
    keywords: [
      "devotional",
      "daily devotional",
      "devotional outline",
      "Bible devotional generator",
    ],
    path: HUB_PATH,
    siteUrl,
    siteName: site.name,
    structuredData: [
      {
        "@type": "CollectionPage",
        name: TITLE,
        description: DESCRIPTION,
        url: `${siteUrl}${HUB_PATH}`,
        mainEntity: listEntries(siteUrl, loaderData?.hub.types ?? []),
      },
      describeTrail(siteUrl, [{ name: TITLE, path: HUB_PATH }]),
    ],
  });
}

export default function HubPage({ loaderData }: Route.ComponentProps) {
  const { hub, today } = loaderData;
  const user = useCurrentUser();
  const devotional = useDevotionalOfDay(DAILY, today, useLocalDay()?.date);
  const [written, setWritten] = useState<GeneratedOutline>();
  return (
    <QueryScope state={loaderData.dehydrated}>
      <div className="wrap">
        <div className={written ? "print:hidden" : ""}>
          <PageHeader
            title={TITLE}
            subtitle="One piece a day that sees one thing in the text, more for mornings, evenings and seasons of life, and an outline on your own topic."
            actions={
              <a href="#generator" className={buttonClass({ kind: "secondary" })}>
                Write an outline
              </a>
            }
          />
          <div className="print:hidden">
            <TodaysDevotional devotional={devotional} />
            <section aria-labelledby="series" className="pt-14">
              <h2 id="series" className="mb-5 text-24">
                Series to read
              </h2>
              <TypeList types={hub.types} noun="devotionals" />
            </section>
          </div>
          <section aria-labelledby="generator" className="mt-14 mb-12 scroll-mt-24">
            <h2 id="generator" className="mb-2 text-24">
              Devotional Outline Generator
            </h2>
            <p className="mb-5 max-w-measure text-muted">
              Name what you carry or what you will speak on, and have an outline to pray and study
              with.
            </p>
            <OutlineForm key={user?.id} owner={user?.id} onWritten={setWritten} />
          </section>
        </div>
        {written ? (
          <WrittenOutline key={written.keepToken} outline={written} isPerson={Boolean(user)} />
        ) : null}
        <div className="print:hidden">
          {user ? <SavedOutlines /> : null}
          <p className="mt-12 max-w-measure border-line border-t pt-6 text-muted">
            Premium members have <Link to={LIBRARY_PATH}>complete devotionals</Link> written for
            them, to read, save and make notes on.
          </p>
          <ExploreMore leads={hub.exploreMore} />
        </div>
      </div>
    </QueryScope>
  );
}
