import { data, Link, redirect } from "react-router";
import { site } from "#content/site.json";
import type { NumberStudy } from "#src/features/concordance/contract.ts";
import { PAGE_SIZE_DEFAULT } from "#src/features/concordance/rules.ts";
import { BookHistogram } from "#src/features/concordance/web/book-histogram.tsx";
import { listBooks } from "#src/features/concordance/web/list-books.ts";
import {
  Derivation,
  MixedText,
  OriginalText,
} from "#src/features/concordance/web/original-text.tsx";
import { numberStudyQuery } from "#src/features/concordance/web/queries.ts";
import { StudyPart } from "#src/features/concordance/web/study-part.tsx";
import {
  CONCORDANCE_PATH,
  formatNumberUrl,
  formatStudyUrl,
  readNumberUrl,
} from "#src/features/concordance/web/study-url.ts";
import { VerseLines } from "#src/features/concordance/web/verse-lines.tsx";
import { AnotherWord } from "#src/features/concordance/web/word-form.tsx";
import { NotFound } from "#src/features/pages/web/not-found.tsx";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { ApiError } from "#src/web/query-client.ts";
import type { Route } from "./+types/strongs-number";

const HEBREW_LAST = 8674;
const GREEK_LAST = 5624;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const choice = readNumberUrl(params.number, new URL(request.url).searchParams);
  try {
    const study = await context.get(queryClientContext).fetchQuery(numberStudyQuery(choice));
    if (params.number !== study.strongsNumber.toLowerCase()) {
      throw redirect(formatNumberUrl({ ...choice, number: study.strongsNumber }), 301);
    }
    const hrefOf = (book: string) =>
      `${formatStudyUrl({ word: study.strongsNumber, book })}#verses`;
    const isPastTheEnd = study.verses.length === 0 && (choice.page ?? 1) > 1;
    const books = listBooks(study.byBook, hrefOf);
    return data({ choice, study, books }, { status: isPastTheEnd ? 404 : 200 });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    // A word in place of its number: the concordance knows it by its letters.
    if (!/\d/.test(params.number)) throw redirect(formatStudyUrl({ word: params.number }));
    return data({ near: findNumbersNear(params.number) }, { status: 404 });
  }
}

/** What a number without its letter, or with a letter too many, may mean. */
function findNumbersNear(written: string): string[] {
  const [, letter = "", digits = ""] = /^([HG]?)\D?0*(\d{1,4})\D?$/i.exec(written.trim()) ?? [];
  const number = Number(digits);
  return [
    { language: "H", last: HEBREW_LAST },
    { language: "G", last: GREEK_LAST },
  ]
    .filter(
      ({ language, last }) =>
        number >= 1 && number <= last && (letter.toUpperCase() || language) === language,
    )
    .map(({ language }) => `${language}${number}`);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || "near" in loaderData) {
    return describeMissing("No such number", site.name);
  }
  const { study, choice } = loaderData;
  const siteUrl = readSiteUrl(matches);
  const path = formatNumberUrl({ number: study.strongsNumber });
  const isHidden = Boolean(choice.rendering) || (choice.page ?? 1) > 1;
  return describePage({
    title: `${study.strongsNumber} ${study.word}, ${study.transliteration}`,
    // First the number: two words may be said in the same way.
    description: `${study.strongsNumber}. ${study.says} All ${study.verseCount.toLocaleString("en")} verses.`,
    keywords: [study.strongsNumber, study.transliteration, "Strong's concordance"],
    path: isHidden ? formatNumberUrl({ ...choice, number: study.strongsNumber }) : path,
    siteUrl,
    siteName: site.name,
    isHidden,
    structuredData: [
      describeTrail(siteUrl, [
        { name: "Bible Concordance", path: CONCORDANCE_PATH },
        { name: study.strongsNumber, path },
      ]),
    ],
  });
}

export default function StrongsPage({ loaderData }: Route.ComponentProps) {
  if ("near" in loaderData) {
    return (
      <NotFound
        title="There is no such number"
        text={`Strong’s Hebrew numbers go from H1 to H${HEBREW_LAST}, the Greek ones from G1 to G${GREEK_LAST}.`}
        nearest={loaderData.near.map((number) => ({
          label: `Study ${number}`,
          href: formatNumberUrl({ number }),
        }))}
      />
    );
  }
  const { study, books, choice } = loaderData;
  const { strongsNumber, word, transliteration, pronunciation, occurrences, verseCount } = study;
  return (
    <div className="wrap">
      <header className="grid gap-6 pt-6 pb-2 md:grid-cols-[minmax(0,1fr)_22rem] md:items-end md:pt-12 md:pb-6">
        <div>
          <h1 className="font-normal text-60 leading-tight">
            <OriginalText strongsNumber={strongsNumber}>{word}</OriginalText>
          </h1>
          <p className="mt-2 text-18 text-muted">
            <i className="font-serif text-24 text-ink">{transliteration}</i>
            {study.scholarly ? (
              <span className="ml-3 inline-block">
                today <i className="font-serif text-20 text-ink">{study.scholarly}</i>
              </span>
            ) : null}
            <span className="ml-3 inline-block">{pronunciation}</span>
            <span className="ml-3">
              {study.language === "hebrew" ? "Hebrew" : "Greek"}, {strongsNumber}
            </span>
          </p>
          <p className="mt-1 text-18 text-muted">
            <span className="font-semibold text-ink">
              {occurrences.toLocaleString("en")} {occurrences === 1 ? "occurrence" : "occurrences"}
            </span>{" "}
            in {verseCount.toLocaleString("en")} {verseCount === 1 ? "verse" : "verses"} of the KJV
          </p>
        </div>
        <AnotherWord />
      </header>
      {occurrences > 0 ? <BookHistogram word={transliteration} books={books} /> : null}
      <div className="pt-10 md:pt-14">
        <StudyPart id="definition" title="Definition">
          <p className="max-w-measure font-serif text-18 leading-relaxed md:text-20">
            <MixedText text={study.definition} />
          </p>
          {study.note ? <p className="mt-3 max-w-measure">{study.note}</p> : null}
          {study.derivation ? (
            <p className="mt-3 max-w-measure text-muted">
              Origin: <Derivation text={study.derivation} />
            </p>
          ) : null}
          <p className="mt-3 text-14 text-muted">
            From{" "}
            <Link to="/credits" className="underlined">
              Strong’s dictionary
            </Link>
            , cleaned by us, under CC BY-SA.
          </p>
        </StudyPart>
        {occurrences > 0 ? (
          <StudyPart id="renderings" title="In the KJV">
            <Renderings study={study} />
          </StudyPart>
        ) : null}
        {occurrences > 0 ? (
          <StudyPart
            id="verses"
            title={study.rendering ? `Verses with “${study.rendering}”` : "Verses"}
          >
            {study.verses.length > 0 ? (
              <VerseLines caption={`Verses with ${transliteration}`} verses={study.verses} />
            ) : (
              <p className="text-muted">
                There is no such page.{" "}
                <Link
                  to={`${formatNumberUrl({ ...choice, page: 1 })}#verses`}
                  className="underlined"
                >
                  Back to the first verses
                </Link>
              </p>
            )}
            <Pages study={study} page={choice.page ?? 1} />
          </StudyPart>
        ) : (
          <StudyPart id="verses" title="Verses">
            <p className="max-w-measure text-muted">
              The numbering of the KJV names this word nowhere: it stands in the dictionary for the
              sake of other words, or belongs to those that bear no number.
            </p>
          </StudyPart>
        )}
      </div>
    </div>
  );
}

function Renderings({ study }: { study: NumberStudy }) {
  const { strongsNumber: number, rendering: shown } = study;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {study.renderings.map(({ words, occurrences }) => {
        const isShown = words.toLowerCase() === shown;
        return (
          <li key={words}>
            <Link
              to={`${formatNumberUrl(isShown ? { number } : { number, rendering: words })}#verses`}
              aria-current={isShown || undefined}
              className="inline-flex min-h-11 items-center gap-2 font-serif text-18 text-ink no-underline hover:text-accent hover:underline aria-[current]:font-semibold"
            >
              {words}
              <span className="font-sans text-14 text-muted tabular-nums">
                {occurrences.toLocaleString("en")}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Pages({ study, page }: { study: NumberStudy; page: number }) {
  const { strongsNumber: number, rendering, total, verses } = study;
  const pages = Math.ceil(total / PAGE_SIZE_DEFAULT);
  if (pages <= 1 || verses.length === 0) return null;
  const first = (page - 1) * PAGE_SIZE_DEFAULT + 1;
  const link = (to: number, label: string, rel: "prev" | "next") => (
    <Link
      to={`${formatNumberUrl({ number, rendering, page: to })}#verses`}
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
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6"
    >
      {page > 1 ? link(page - 1, "Verses before", "prev") : <span />}
      <span className="text-14 text-muted tabular-nums">
        {first}–{first + verses.length - 1} of {total.toLocaleString("en")}
      </span>
      {page < pages ? link(page + 1, "More verses", "next") : <span />}
    </nav>
  );
}
