// The advanced search: what is asked, the searches before it, and what is found.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "#src/query-client.ts";
import { Button } from "#src/ui/button.tsx";
import { isUnreached, UNREACHED } from "#src/ui/is-unreached.ts";
import { Notice } from "#src/ui/notice.tsx";
import { SkeletonLines } from "#src/ui/skeleton.tsx";
import { AdvancedForm } from "./advanced-form.tsx";
import { Found } from "./found.tsx";
import { foundQuery } from "./queries.ts";
import { RecentList } from "./recent-list.tsx";
import { useRecentSearches } from "./recent-searches.ts";
import { formatSearchChoice, type SearchChoice } from "./tool-address.ts";

export default function AdvancedSearch({
  owner,
  choice,
  isAsked,
}: {
  /** Whose searches are remembered here. */
  owner: number;
  choice: SearchChoice;
  /** Whether the address asks for something, be it nothing. */
  isAsked: boolean;
}) {
  const navigate = useNavigate();
  const { recent, remember, forget } = useRecentSearches(owner);
  const { query } = choice;
  const found = useQuery({
    ...foundQuery(choice),
    enabled: query !== "",
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
      <div aria-busy={found.isFetching} className="pt-8">
        {!query ? null : found.isPending ? (
          <div role="status">
            <span className="sr-only">Searching</span>
            <SkeletonLines widths={[40, 100, 90, 96]} />
          </div>
        ) : found.isError ? (
          <Failed error={found.error} onRetry={() => void found.refetch()} />
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

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isRefused = error instanceof ApiError && error.status === 400;
  return (
    <Notice tone="danger">
      <div role="alert">
        <p className="font-medium font-serif text-20">Search failed</p>
        <p className="mt-1 text-muted">
          {isRefused && error.sentence
            ? `${error.sentence.replace(/\.$/, "")}.`
            : "Please try again in a moment."}
          {isUnreached(error) ? ` ${UNREACHED.title}.` : ""}
        </p>
      </div>
      {isRefused ? null : (
        <Button kind="secondary" size="small" className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Notice>
  );
}
