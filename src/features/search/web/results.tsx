import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { type ChoiceLink, ChoiceLinks } from "#src/ui/choice-links.tsx";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { CareBox } from "#src/web/care-box.tsx";
import type { FoundPassage, SearchAnswer } from "../contract.ts";
import { FoundPassageEntry } from "./found-passage.tsx";
import { FoundVerseEntry } from "./found-verse.tsx";
import { HowRead } from "./how-read.tsx";
import { RESULTS_PER_PAGE, type VerseSearch } from "./queries.ts";
import { RelatedPages } from "./related-pages.tsx";
import { formatSearchUrl } from "./search-url.ts";

export function Results({
  search,
  answer,
  insights,
  headingRef,
}: {
  search: VerseSearch;
  answer: SearchAnswer;
  /** Stands beside the verses, or below them where there is no room. */
  insights?: ReactNode;
  /** Takes focus when another page of the same verses is shown. */
  headingRef?: Ref<HTMLHeadingElement>;
}) {
  const { reading, total, searchType, care } = answer;
  const isLaterPage = (search.page ?? 1) > 1 && answer.verses.length > 0;
  const passage = isLaterPage ? undefined : answer.passage;
  const verses = passage ? besidePassage(answer, passage) : answer.verses;
  return (
    <>
      {care ? (
        <div className="mt-6">
          <CareBox care={care} />
        </div>
      ) : null}
      <HowRead reading={reading} total={total} translation={search.translation} />
      <div className="mt-5 border-line border-y" data-print="no">
        <ChoiceLinks label="Translation" links={listTranslations(search, answer)} />
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_264px] lg:gap-16">
        <div>
          <h2
            ref={headingRef}
            tabIndex={-1}
            className={isLaterPage ? "pt-6 text-20 tabular-nums" : "sr-only"}
          >
            Verses {total > verses.length ? formatRange(search, total, verses.length) : ""}
          </h2>
          {isLaterPage ? null : <RelatedPages pages={answer.related} />}
          {passage ? <FoundPassageEntry passage={passage} /> : null}
          {passage && verses.length > 0 ? (
            <p className="pt-10 font-medium text-muted">Verses near it</p>
          ) : null}
          {verses.length > 0 ? (
            <ol className="pt-8">
              {verses.map((verse) => (
                <FoundVerseEntry
                  key={`${verse.reference} ${verse.translation}`}
                  verse={verse}
                  searchType={searchType}
                />
              ))}
            </ol>
          ) : passage || answer.related.length > 0 ? null : (
            <NothingFound hasLaterPages={total > 0} search={search} query={reading.query} />
          )}
          <Owners verses={verses} />
          {passage && reading.kind === "reference" ? null : (
            <Paging search={search} total={total} count={answer.verses.length} />
          )}
        </div>
        {insights}
      </div>
    </>
  );
}

/** The verses that the passage's card does not have already. */
function besidePassage(
  { verses, reading }: SearchAnswer,
  passage: FoundPassage,
): SearchAnswer["verses"] {
  if (reading.kind === "reference") return [];
  const shown = new Set(passage.verses.map(({ reference }) => reference));
  return verses.filter(({ reference }) => !shown.has(reference));
}

/** What the owners of the texts ask for, once below all that is theirs. */
function Owners({ verses }: Pick<SearchAnswer, "verses">) {
  const lines = new Set(verses.flatMap(({ copyright }) => copyright ?? []));
  return [...lines].map((line) => (
    <p
      key={line}
      className="mt-6 text-14 text-muted md:ml-[calc(var(--margin-column)+40px)] lg:max-w-measure"
    >
      {line}
    </p>
  ));
}

/** One link a translation, with the query as it was read: without a name at its end. */
function listTranslations(
  search: VerseSearch,
  { reading, translations }: SearchAnswer,
): ChoiceLink[] {
  const current = reading.requestedTranslation ?? reading.translation;
  const codes = translations.includes(current) ? translations : [...translations, current];
  return codes.map((code) => ({
    label: code,
    href: formatSearchUrl({ ...search, query: reading.query, translation: code, page: 1 }),
    isCurrent: code === current,
  }));
}

function NothingFound({
  hasLaterPages,
  search,
  query,
}: {
  hasLaterPages: boolean;
  search: VerseSearch;
  query: string;
}) {
  return (
    <div className="entry pt-8">
      <span />
      <div className="max-w-136">
        <p className="font-medium font-serif text-24">
          {hasLaterPages ? "There is no such page" : `No verses for ${quoteQuery(query)}`}
        </p>
        <p className="mt-2 text-muted">
          {hasLaterPages ? (
            <Link to={formatSearchUrl({ ...search, page: 1 })} className="underlined">
              Back to the first verses
            </Link>
          ) : (
            "Try fewer words, a word that an older Bible would use, or a reference such as 2 Kings 19:15."
          )}
        </p>
      </div>
    </div>
  );
}

function Paging({ search, total, count }: { search: VerseSearch; total: number; count: number }) {
  const page = search.page ?? 1;
  const pages = Math.ceil(total / RESULTS_PER_PAGE);
  if (pages <= 1 || count === 0) return null;
  const link = (to: number, label: string, rel: "prev" | "next") => (
    <Link
      to={formatSearchUrl({ ...search, page: to })}
      rel={rel}
      className="underlined inline-flex min-h-11 items-center"
    >
      {label}
    </Link>
  );
  return (
    <nav
      aria-label="Pages"
      data-print="no"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 border-line border-t pt-3 md:ml-[calc(var(--margin-column)+40px)] lg:max-w-measure"
    >
      {page > 1 ? link(page - 1, "Verses before", "prev") : <span />}
      <span className="text-14 text-muted tabular-nums">{formatRange(search, total, count)}</span>
      {page < pages ? link(page + 1, "More verses", "next") : <span />}
    </nav>
  );
}

/** `21–40 of 100`; nothing where no verse is shown. */
function formatRange({ page = 1 }: VerseSearch, total: number, count: number): string {
  if (count === 0) return "";
  const first = (page - 1) * RESULTS_PER_PAGE + 1;
  return `${first}–${first + count - 1} of ${total.toLocaleString("en")}`;
}

/** The shape of the first results, while they are on their way. */
export function ResultsSkeleton() {
  return (
    <div className="pt-8" role="status">
      <span className="sr-only">Searching</span>
      {[0, 1, 2, 3].map((entry) => (
        <div key={entry} className="entry" aria-hidden="true">
          <span className="skeleton h-5 w-28" />
          <SkeletonLines widths={[96, 88, 52, 70]} />
        </div>
      ))}
    </div>
  );
}

/** The query in quotation marks, where it does not bring its own. */
export const quoteQuery = (query: string): string => (/["“”]/.test(query) ? query : `“${query}”`);
