// Search by reference and by words in a stored translation.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { searchStored } from "#src/features/offline/web/library.ts";
import type { StoredPack } from "#src/features/offline/web/stored-packs.ts";
import { FoundVerseEntry } from "#src/features/search/web/found-verse.tsx";
import {
  formatSearchUrl,
  readSearchUrl,
  SEARCH_PATH,
} from "#src/features/search/web/search-url.ts";
import { Button } from "#src/ui/button.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { SearchForm } from "#src/ui/search-form.tsx";
import { PackChoice } from "./offline-books.tsx";
import { useTitle } from "./page-state.tsx";

const PAGE_SIZE = 20;

export function OfflineSearch({ packs }: { packs: readonly StoredPack[] }) {
  const [parameters] = useSearchParams();
  const named = readSearchUrl(parameters);
  const query = named?.query ?? "";
  const asked = named?.translation?.toUpperCase();
  const pack = packs.find(({ code }) => code === asked) ?? packs[0];
  useTitle(query ? `Verses for “${query}”` : "Bible Verse Search");
  if (!pack) return null;
  const addressOf = (slug: string) =>
    formatSearchUrl({ query, translation: packs.find((one) => one.slug === slug)?.code });
  return (
    <div className="wrap">
      <h1 className={query ? "sr-only" : "pt-4 text-38 md:pt-10 lg:text-48"}>Bible verse search</h1>
      <div className="pt-2 md:pt-4">
        <SearchForm
          action={SEARCH_PATH}
          look="line"
          label="What are you looking for?"
          placeholder="Words, a reference, half a verse"
          submitLabel="Search"
          maxLength={500}
          value={query}
          hidden={{ translation: pack.code }}
        />
      </div>
      <p className="mt-3 max-w-measure text-14 text-muted">
        Offline, words and references are searched, in the translations on this device. Search by
        meaning needs a connection.
      </p>
      {query ? (
        <>
          <div className="mt-4 border-line border-y">
            <PackChoice packs={packs} pack={pack} addressOf={addressOf} />
          </div>
          <Found key={`${pack.code} ${query}`} pack={pack} query={query} />
        </>
      ) : null}
    </div>
  );
}

function Found({ pack, query }: { pack: StoredPack; query: string }) {
  const [limit, setLimit] = useState(PAGE_SIZE);
  const { data: found, isError } = useQuery({
    queryKey: ["offline", "search", pack.hash, query, limit],
    queryFn: () => searchStored(pack.code, { query, offset: 0, limit }),
    placeholderData: keepPreviousData,
    networkMode: "always",
  });
  if (isError) return <Line>The stored {pack.name} could not be searched. Store it again.</Line>;
  if (!found) {
    return (
      <div className="pt-8">
        <SkeletonLines widths={[40, 90, 80]} />
      </div>
    );
  }
  if (!found.ok) return <Line>{found.sentence}.</Line>;
  const { verses, total, reading } = found;
  return (
    <>
      <p role="status" className="pt-6 text-muted">
        {reading.says} {total > 0 ? `${total.toLocaleString("en")} in the ${pack.code}.` : ""}
      </p>
      {reading.suggestions.length > 0 ? (
        <p className="flex flex-wrap items-center gap-x-4">
          Did you mean
          {reading.suggestions.map((words) => (
            <Link
              key={words}
              to={formatSearchUrl({ query: words, translation: pack.code })}
              className="underlined inline-flex min-h-11 items-center"
            >
              {words}
            </Link>
          ))}
        </p>
      ) : null}
      <h2 className="sr-only">Verses</h2>
      <ul className="pt-4">
        {verses.map((verse) => (
          <FoundVerseEntry key={verse.reference} verse={verse} searchType="basic" />
        ))}
      </ul>
      {verses.length < total ? (
        <p className="entry">
          <span />
          <span>
            <Button kind="secondary" onClick={() => setLimit(limit + PAGE_SIZE)}>
              Show more verses
            </Button>
          </span>
        </p>
      ) : null}
    </>
  );
}

function Line({ children }: { children: React.ReactNode }) {
  return (
    <p role="alert" className="pt-6 font-serif text-20">
      {children}
    </p>
  );
}
