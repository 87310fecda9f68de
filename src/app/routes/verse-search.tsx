import { type DehydratedState, dehydrate, useQuery } from "@tanstack/react-query";
import { type ReactNode, type Ref, useEffect, useRef } from "react";
import { data, Link, redirect, useLocation, useNavigation, useSearchParams } from "react-router";
import { search as copy, site } from "#content/site.json";
import { findChosenTranslation } from "#src/features/accounts/web/settings/find-chosen-translation.ts";
import { InsightsPanel } from "#src/features/insights/web/insights-panel.tsx";
import { Categories, Topics, TranslationCards } from "#src/features/search/web/explore.tsx";
import { type VerseSearch, verseSearchQuery } from "#src/features/search/web/queries.ts";
import { quoteQuery, Results, ResultsSkeleton } from "#src/features/search/web/results.tsx";
import {
  formatSearchUrl,
  readSearchUrl,
  SEARCH_PATH,
} from "#src/features/search/web/search-url.ts";
import { splitTranslation } from "#src/scripture/references/split-translation.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { SearchForm } from "#src/ui/search-form.tsx";
import { isUnreached, UNREACHED } from "#src/ui/unreached.tsx";
import { queryClientContext } from "#src/web/page-context.ts";
import { ApiError } from "#src/web/query-client.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/verse-search";

const FORM_ID = "verse-search";
const PROBLEM_ID = "search-problem";
const QUERY_MAX_LENGTH = 500;

export async function loader({ context, request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  const named = readSearchUrl(parameters);
  const asked = parameters.get("in");
  // A translation card searches the text plus the abbreviation.
  if (asked) {
    const query = named && `${splitTranslation(named.query).rest} ${asked}`;
    throw redirect(query ? formatSearchUrl({ query }) : SEARCH_PATH);
  }
  if (!named) return answer({});
  const translation = named.translation ?? (await findChosenTranslation(context));
  const search = { ...named, translation };
  const client = context.get(queryClientContext);
  try {
    const { verses, care } = await client.fetchQuery(verseSearchQuery(search));
    const isPastTheEnd = verses.length === 0 && (search.page ?? 1) > 1;
    const shown = { search, dehydrated: dehydrate(client), isInDanger: care?.level === "danger" };
    return answer(shown, isPastTheEnd ? 404 : 200, care !== undefined);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refusal = error.status === 400 ? error.sentence : undefined;
    return answer({ search, refusal, hasFailed: true });
  }
}

interface Shown {
  readonly search?: VerseSearch;
  readonly dehydrated?: DehydratedState;
  readonly refusal?: string | undefined;
  readonly hasFailed?: boolean;
  /** Then neither the tab nor the history says what for. */
  readonly isInDanger?: boolean;
}

/** @param isForThem whom to call depends on the visitor: the page is for nobody else */
const answer = (shown: Shown, status = 200, isForThem = false) =>
  data(shown, { status, headers: isForThem ? { "Cache-Control": "no-store, max-age=0" } : {} });

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const search = loaderData?.isInDanger
    ? undefined
    : readSearchUrl(new URLSearchParams(location.search));
  const query = search?.query;
  const page = search?.page ?? 1;
  const siteUrl = readSiteUrl(matches);
  const path = search ? formatSearchUrl(search) : SEARCH_PATH;
  const title = query
    ? `Verses for ${quoteQuery(query)}${page > 1 ? `, page ${page}` : ""}`
    : "Bible Verse Search";
  return describePage({
    title,
    description: query
      ? `Bible verses for ${quoteQuery(query)}, each with its reference and its place in the chapter.`
      : "Find Bible verses by meaning, by words or by reference, in several translations. Each verse opens in its chapter.",
    keywords: ["Bible verse search", "find Bible verses", ...copy.topics.slice(0, 8)],
    path,
    siteUrl,
    siteName: site.name,
    isHidden: query !== undefined || loaderData?.isInDanger === true,
    structuredData: [
      {
        "@type": query ? "SearchResultsPage" : "WebPage",
        name: title,
        url: `${siteUrl}${path}`,
        isPartOf: { "@type": "WebSite", name: site.name, url: siteUrl },
      },
    ],
  });
}

export default function VerseSearchPage({ loaderData }: Route.ComponentProps) {
  const { search } = loaderData;
  const { location } = useNavigation();
  const isSearching = location?.pathname === SEARCH_PATH && location.search !== "";
  const heading = useFocusOnLaterPage(search);
  return (
    <QueryScope state={loaderData.dehydrated}>
      <SearchFrame search={search} hasProblem={loaderData.hasFailed && !isSearching}>
        <div aria-busy={isSearching}>
          {isSearching ? (
            <ResultsSkeleton />
          ) : loaderData.hasFailed ? (
            <Problem refusal={loaderData.refusal} />
          ) : search ? (
            <Answer search={search} headingRef={heading} />
          ) : null}
        </div>
      </SearchFrame>
    </QueryScope>
  );
}

/** The words stay in the box where the server could not be reached. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const [parameters] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const isTrying = useNavigation().state !== "idle";
  return (
    <SearchFrame search={readSearchUrl(parameters)} hasProblem={!isTrying}>
      <div aria-busy={isTrying}>
        {isTrying ? (
          <ResultsSkeleton />
        ) : isUnreached(error) ? (
          <Problem refusal={`${UNREACHED.title}.`} advice={UNREACHED.text}>
            <Link
              to={`${pathname}${query}`}
              className={buttonClass({ kind: "secondary", className: "mt-4" })}
            >
              Try again
            </Link>
          </Problem>
        ) : (
          <Problem refusal={undefined} />
        )}
      </div>
    </SearchFrame>
  );
}

function SearchFrame({
  search,
  hasProblem = false,
  children,
}: {
  search: VerseSearch | undefined;
  hasProblem?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <div className="wrap">
        <h1 className={search ? "sr-only" : "pt-4 text-38 md:pt-10 lg:text-48"}>
          Bible verse search
        </h1>
        {search ? null : <p className="mt-3 pb-4 text-18 text-muted">{copy.badge}</p>}
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
            problemId={hasProblem ? PROBLEM_ID : undefined}
          />
        </div>
        {children}
      </div>
      <Topics />
      <Categories />
      <TranslationCards formId={FORM_ID} />
    </>
  );
}

/** Moves focus to the verses when only their page changes; a new search leaves it in the box. */
function useFocusOnLaterPage(search: VerseSearch | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const verses = search && formatSearchUrl({ ...search, page: 1 });
  const page = search?.page ?? 1;
  const shown = useRef({ verses, page });
  useEffect(() => {
    const before = shown.current;
    shown.current = { verses, page };
    if (verses === before.verses && page !== before.page) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [verses, page]);
  return heading;
}

function Answer({
  search,
  headingRef,
}: {
  search: VerseSearch;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { data } = useQuery(verseSearchQuery(search));
  if (!data) return <ResultsSkeleton />;
  // Themes and their faults are nothing for somebody in danger.
  const insights = data.verses.length > 0 && data.care?.level !== "danger" && (
    <InsightsPanel
      verses={data.verses}
      translation={data.reading.translation}
      formatThemeUrl={(theme) => formatSearchUrl({ query: theme, translation: search.translation })}
    />
  );
  return <Results search={search} answer={data} insights={insights} headingRef={headingRef} />;
}

function Problem({
  refusal,
  advice = refusal
    ? "Mend the words above, or try one of these."
    : "Your words are still in the box. Please try again in a moment.",
  children,
}: {
  refusal: string | undefined;
  advice?: string;
  children?: ReactNode;
}) {
  return (
    <div className="entry pt-10">
      <span />
      <Notice tone="danger">
        <p id={PROBLEM_ID} role="alert" className="font-medium font-serif text-20">
          {refusal ?? "The search could not be made just now."}
        </p>
        <p className="mt-2 text-muted">{advice}</p>
        {children}
      </Notice>
    </div>
  );
}
