// The advanced search: what is asked, the searches before it, and what is found.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { isUnreached, UNREACHED } from "#src/ui/unreached.tsx";
import { AdvancedForm } from "./advanced-form.tsx";
import { Found } from "./found.tsx";
import { findRefusal, foundQuery } from "./queries.ts";
import { RecentList } from "./recent-list.tsx";
import { useRecentSearches } from "./recent-searches.ts";
import { formatSearchChoice, type SearchChoice } from "./tool-url.ts";

export default function AdvancedSearch({
  owner,
  choice,
  refused,
  isAsked,
}: {
  /** Whose searches are remembered here. */
  owner: number;
  choice: SearchChoice;
  /** What is wrong with the search, where the server has said it with the page. */
  refused: string | undefined;
  /** Whether the address asks for something, be it nothing. */
  isAsked: boolean;
}) {
  const navigate = useNavigate();
  const { recent, remember, forget } = useRecentSearches(owner);
  const { query } = choice;
  const found = useQuery({
    ...foundQuery(choice),
    enabled: query !== "" && refused === undefined,
    placeholderData: keepPreviousData,
  });
  const isFound = found.isSuccess && !found.isPlaceholderData;
  const address = formatSearchChoice({ ...choice, page: undefined });
  useEffect(() => {
    if (isFound && query) remember({ query, address });
  }, [isFound, query, address, remember]);
  const search = (next: SearchChoice, { isNarrowing = false } = {}) => {
    const to = formatSearchChoice(next);
    // Books chosen one after the other are one step back.
    void navigate(to, { preventScrollReset: true, replace: isNarrowing });
  };
  return (
    <>
      <AdvancedForm
        choice={choice}
        isMissing={isAsked && !query}
        isBusy={query !== "" && found.isFetching}
        onSearch={search}
      />
      <RecentList searches={recent} onForget={forget} />
      {/* Stands there before it says anything: only then is it surely read out. */}
      <p role="status" className="sr-only">
        {query && found.isFetching ? "Searching" : isFound ? describeCount(found.data.total) : ""}
      </p>
      <div aria-busy={found.isFetching} className="pt-8">
        {!query ? null : refused !== undefined ? (
          <Failed refused={refused} />
        ) : found.isPending ? (
          <SkeletonLines widths={[40, 100, 90, 96]} />
        ) : found.isError ? (
          <Failed
            refused={findRefusal(found.error)}
            isUnreached={isUnreached(found.error)}
            onRetry={() => void found.refetch()}
          />
        ) : (
          <Found
            choice={choice}
            first={found.data}
            isStale={found.isPlaceholderData}
            onSearch={search}
            onRetry={() => void found.refetch()}
          />
        )}
      </div>
    </>
  );
}

const describeCount = (total: number): string => `${total.toLocaleString("en")} found`;

function Failed({
  refused,
  isUnreached = false,
  onRetry,
}: {
  /** What is wrong with the search itself; trying again would not help. */
  refused: string | undefined;
  isUnreached?: boolean;
  onRetry?: () => void;
}) {
  return (
    <Notice tone="danger">
      <div role="alert">
        <p className="font-medium font-serif text-20">Search failed</p>
        <p className="mt-1 text-muted">
          {refused ? `${refused.replace(/\.$/, "")}.` : "Please try again in a moment."}
          {isUnreached ? ` ${UNREACHED.title}.` : ""}
        </p>
      </div>
      {refused === undefined ? (
        <Button kind="secondary" size="small" className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </Notice>
  );
}
