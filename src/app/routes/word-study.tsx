import { data, redirect } from "react-router";
import { site } from "#content/site.json";
import { findChosenTranslation } from "#src/features/accounts/web/settings/find-chosen-translation.ts";
import type { WordStudy } from "#src/features/concordance/contract.ts";
import { PopularWords } from "#src/features/concordance/web/explore.tsx";
import { listBooks } from "#src/features/concordance/web/list-books.ts";
import { NothingFound } from "#src/features/concordance/web/nothing-found.tsx";
import { wordStudyQuery } from "#src/features/concordance/web/queries.ts";
import {
  FAILED,
  StudyFailed,
  StudyUnanswered,
} from "#src/features/concordance/web/study-failed.tsx";
import { StudyForm } from "#src/features/concordance/web/study-form.tsx";
import {
  CONCORDANCE_PATH,
  formatStudyUrl,
  readStudyUrl,
} from "#src/features/concordance/web/study-url.ts";
import { WordStudyReading } from "#src/features/concordance/web/word-study.tsx";
import { formatSearchUrl } from "#src/features/search/web/search-url.ts";
import { isReferenceShaped } from "#src/scripture/references/is-reference-shaped.ts";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { PageToast } from "#src/ui/toaster.tsx";
import { queryClientContext } from "#src/web/page-context.ts";
import { ApiError } from "#src/web/query-client.ts";
import type { Route } from "./+types/word-study";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const choice = readStudyUrl(params.word, new URL(request.url).searchParams);
  if (!choice.word) throw redirect(CONCORDANCE_PATH);
  try {
    const translation = choice.translation ?? (await findChosenTranslation(context));
    const query = wordStudyQuery({ ...choice, translation });
    const study = await context.get(queryClientContext).fetchQuery(query);
    const hrefOf = (book: string) =>
      `${formatStudyUrl({ word: choice.word, translation, book })}#verses`;
    return { choice, study, books: listBooks(study.byBook, hrefOf, choice.book) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const sentence = error.status === 400 ? error.sentence : undefined;
    return data({ choice, failure: sentence ?? FAILED }, { status: error.status });
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  const { choice, study } = loaderData && "study" in loaderData ? loaderData : {};
  if (!choice || !study) {
    return describeMissing("Bible Concordance", site.name, "This word could not be studied.");
  }
  const path = addressOfStudy(study);
  const isHidden = study.occurrences === 0 || Boolean(choice.translation) || Boolean(choice.book);
  return describePage({
    title: `${study.word}: a word study`,
    description: `“${study.word}” stands ${study.occurrences.toLocaleString("en")} times in the ${study.translation}. See every verse, the Hebrew and Greek behind it, key verses and themes.`,
    keywords: [study.word, `${study.word} in the Bible`, "word study", "Bible concordance"],
    path: isHidden ? formatStudyUrl(choice) : path,
    siteUrl,
    siteName: site.name,
    isHidden,
    structuredData: [
      describeTrail(siteUrl, [
        { name: "Bible Concordance", path: CONCORDANCE_PATH },
        { name: study.word, path },
      ]),
    ],
  });
}

export default function WordStudyPage({ loaderData }: Route.ComponentProps) {
  const { choice } = loaderData;
  if (!("study" in loaderData)) {
    return <StudyFailed word={choice.word} sentence={loaderData.failure} />;
  }
  const { study, books } = loaderData;
  if (study.occurrences === 0) {
    return (
      <>
        <div className="wrap">
          <div className="pt-2 md:pt-4">
            <StudyForm value={choice.word} />
          </div>
          <div className="pt-10">
            <NothingFound
              study={study}
              // A reference is looked up where verses are.
              referenceUrl={
                isReferenceShaped(choice.word) ? formatSearchUrl({ query: choice.word }) : undefined
              }
            />
          </div>
        </div>
        <PopularWords />
        <PageToast
          key={choice.word}
          title="No Results"
          text="No concordance results found for this word."
        />
      </>
    );
  }
  return (
    <div className="wrap">
      <WordStudyReading
        study={study}
        books={books}
        links={{
          allVerses: addressOfAllVerses(study),
          theme: (name) => formatSearchUrl({ query: name }),
        }}
      />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudyUnanswered error={error} />;
}

/** The one address of a study, however its word was written. */
function addressOfStudy(study: WordStudy): string {
  const original = findOriginal(study);
  return original ? original.href : formatStudyUrl({ word: study.word.toLowerCase() });
}

/** The Hebrew or Greek word, where that is what is studied. */
function findOriginal({ kind, originalLanguage: { hebrew, greek } }: WordStudy) {
  return kind === "original" ? (hebrew[0] ?? greek[0]) : undefined;
}

function addressOfAllVerses(study: WordStudy): string {
  const original = findOriginal(study);
  if (original) return `${original.href}#verses`;
  return formatSearchUrl({
    query: study.word,
    translation: study.translation,
    type: study.word.includes(" ") ? "phrase" : "all",
  });
}
