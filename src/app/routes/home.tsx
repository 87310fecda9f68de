import type { QueryClient } from "@tanstack/react-query";
import { home, site } from "#content/site.json";
import { PricingAction } from "#src/features/billing/web/pricing-action.tsx";
import { postsQuery } from "#src/features/blog/web/queries.ts";
import { DailyVerseCard } from "#src/features/daily-verse/web/daily-verse-card.tsx";
import { dailyVerseQuery } from "#src/features/daily-verse/web/queries.ts";
import { ContinueReading } from "#src/features/history/web/continue-reading.tsx";
import { historyQuery } from "#src/features/history/web/queries.ts";
import { hubQuery } from "#src/features/library/web/queries.ts";
import { type FreeToRead, FreeToReadSection } from "#src/features/pages/web/home/free-to-read.tsx";
import { Claims, Opening } from "#src/features/pages/web/home/opening.tsx";
import { Pricing } from "#src/features/pages/web/home/pricing.tsx";
import { Ways } from "#src/features/pages/web/home/ways.tsx";
import { passagesQuery } from "#src/features/reader/web/queries.ts";
import { countByBook } from "#src/features/search/web/count-by-book.ts";
import { verseSearchQuery } from "#src/features/search/web/queries.ts";
import { SEARCH_PATH } from "#src/features/search/web/search-url.ts";
import type { Lead } from "#src/ui/lead-list.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { prefetchOwn } from "#src/web/prefetch-own.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/home";

/** Of each kind of reading, as many as lead further. */
const LEADS = 4;

/** Every verse on the page is asked of the API; the site's copy names references only. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  // First, while nothing else is in the client that would be sent along.
  const own = await prefetchOwn(context, () => client.prefetchQuery(historyQuery));
  const { ways } = home;
  const { devotional } = ways.morning;
  const findBest = async (query: string) => {
    const { verses } = await client.fetchQuery(verseSearchQuery({ query, pageSize: 1 }));
    return verses.map((verse) => ({ query, verse }));
  };
  const [verse, found, spread, passages, free] = await Promise.all([
    client.fetchQuery(dailyVerseQuery()),
    Promise.all(ways.search.queries.map(findBest)),
    countByBook(client, ways.word.word, ways.word.translation),
    client.fetchQuery(passagesQuery([devotional.reference], devotional.translation)),
    findFreeToRead(client),
  ]);
  return {
    ...own,
    verse,
    found: found.flat(),
    spread,
    passage: passages[0],
    free,
  };
}

async function findFreeToRead(client: QueryClient): Promise<FreeToRead> {
  const [{ exploreMore }, posts] = await Promise.all([
    client.fetchQuery(hubQuery("devotionals")),
    // The posts may be away with the database; the page is not.
    client.fetchQuery(postsQuery()).catch(() => []),
  ]);
  const lead = (places: readonly Lead[]) =>
    places.slice(0, LEADS).map(({ title, href }) => ({ title, href }));
  const { devotionals, prayers, studies } = exploreMore;
  return {
    devotionals: lead(devotionals),
    prayers: lead(prayers),
    studies: lead(studies),
    articles: lead(posts),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: site.tagline,
    description: site.description,
    keywords: site.keywords,
    path: "/",
    siteUrl,
    siteName: site.name,
    structuredData: [
      {
        "@type": "WebSite",
        name: site.name,
        url: `${siteUrl}/`,
        description: site.description,
        potentialAction: {
          "@type": "SearchAction",
          target: `${siteUrl}${SEARCH_PATH}?q={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
      {
        "@type": "Organization",
        name: site.name,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/icon-512.png`,
      },
    ],
  });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Opening
        searchPath={SEARCH_PATH}
        verse={<DailyVerseCard verse={loaderData.verse} />}
        goOn={
          <QueryScope state={loaderData.dehydrated}>
            <ContinueReading />
          </QueryScope>
        }
      />
      <Ways
        searchPath={SEARCH_PATH}
        found={loaderData.found}
        spread={loaderData.spread}
        passage={loaderData.passage}
      />
      <div className="wrap">
        <FreeToReadSection {...loaderData.free} />
        <Claims claims={home.claims} />
        <Pricing {...home.premium} action={<PricingAction />} />
      </div>
    </>
  );
}
