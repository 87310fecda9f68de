import { dehydrate, useQuery } from "@tanstack/react-query";
import { redirect, useNavigation } from "react-router";
import { search as copy, site } from "#content/site.json";
import { InsightsPanel } from "#src/features/insights/web/insights-panel.tsx";
import { queryClientContext } from "#src/page-context.ts";
import { ApiError } from "#src/query-client.ts";
import { QueryScope } from "#src/query-scope.tsx";
import { splitTranslation } from "#src/scripture/references/split-translation.ts";
import { Notice } from "#src/ui/notice.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { SearchForm } from "#src/ui/search-form.tsx";
import type { Route } from "./+types/verse-search.page";
import { Categories, Topics, TranslationCards } from "./explore.tsx";
import { type VerseSearch, verseSearchQuery } from "./queries.ts";
import { Results, ResultsSkeleton } from "./results.tsx";
import { formatSearchAddress, readSearchAddress, SEARCH_PATH } from "./search-address.ts";

const FORM_ID = "verse-search";
const QUERY_MAX_LENGTH = 500;

export async function loader({ context, request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  const search = readSearchAddress(parameters);
  const asked = parameters.get("in");
  // A translation card searches the text plus the abbreviation.
  if (asked) {
    const query = search && `${splitTranslation(search.query).rest} ${asked}`;
    throw redirect(query ? formatSearchAddress({ query }) : SEARCH_PATH);
  }
  if (!search) return {};
  const client = context.get(queryClientContext);
  try {
    await client.fetchQuery(verseSearchQuery(search));
    return { search, dehydrated: dehydrate(client) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { search, refusal: error.status === 400 ? error.sentence : undefined, hasFailed: true };
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const query = loaderData?.search?.query;
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: query ? `Verses for “${query}”` : "Bible Verse Search",
    description: query
      ? `Bible verses for “${query}”, each with its reference and its place in the chapter.`
      : "Find Bible verses by meaning, by words or by reference, in several translations. Each verse opens in its chapter.",
    keywords: ["Bible verse search", "find Bible verses", ...copy.topics.slice(0, 8)],
    path: SEARCH_PATH,
    siteUrl,
    siteName: site.name,
    isHidden: query !== undefined,
    structuredData: query
      ? []
      : [
          {
            "@type": "WebPage",
            name: "Bible Verse Search",
            url: `${siteUrl}${SEARCH_PATH}`,
            isPartOf: { "@type": "WebSite", name: site.name, url: siteUrl },
          },
        ],
  });
}

export default function VerseSearchPage({ loaderData }: Route.ComponentProps) {
  const { search } = loaderData;
  const { location } = useNavigation();
  const isSearching = location?.pathname === SEARCH_PATH && location.search !== "";
  return (
    <QueryScope state={loaderData.dehydrated}>
      <div className="wrap">
        <h1 className={search ? "sr-only" : "pt-4 pb-4 text-38 md:pt-10 lg:text-48"}>
          Bible verse search
        </h1>
        <div className="pt-2 md:pt-4">
          <SearchForm
            id={FORM_ID}
            action={SEARCH_PATH}
            look="line"
            label="What are you looking for?"
            placeholder="Words, a reference, half a verse"
            submitLabel="Search"
            busyLabel="Searching..."
            maxLength={QUERY_MAX_LENGTH}
            value={search?.query ?? ""}
            hidden={{ translation: search?.translation }}
          />
        </div>
        <div aria-busy={isSearching}>
          {isSearching ? (
            <ResultsSkeleton />
          ) : loaderData.hasFailed ? (
            <Problem refusal={loaderData.refusal} />
          ) : search ? (
            <Answer search={search} />
          ) : null}
        </div>
      </div>
      <Topics />
      <Categories />
      <TranslationCards formId={FORM_ID} />
    </QueryScope>
  );
}

function Answer({ search }: { search: VerseSearch }) {
  const { data } = useQuery(verseSearchQuery(search));
  if (!data) return <ResultsSkeleton />;
  const references = data.verses.map(({ reference }) => reference);
  const insights = references.length > 0 && (
    <InsightsPanel
      references={references}
      translation={data.reading.translation}
      formatThemeAddress={(theme) =>
        formatSearchAddress({ query: theme, translation: search.translation })
      }
    />
  );
  return <Results search={search} answer={data} insights={insights} />;
}

function Problem({ refusal }: { refusal: string | undefined }) {
  return (
    <div className="entry pt-10">
      <span />
      <Notice tone="danger">
        <p role="alert" className="font-medium font-serif text-20">
          {refusal ?? "The search could not be made just now."}
        </p>
        <p className="mt-2 text-muted">
          {refusal
            ? "Mend the words above, or try one of these."
            : "Your words are still in the box. Please try again in a moment."}
        </p>
      </Notice>
    </div>
  );
}
