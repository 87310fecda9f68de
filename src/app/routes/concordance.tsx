import { redirect, useNavigation } from "react-router";
import { popular, samples } from "#content/concordance.json";
import { site } from "#content/site.json";
import {
  OriginalSamples,
  PopularWords,
  WordGroups,
} from "#src/features/concordance/web/explore.tsx";
import { numberStudyQuery } from "#src/features/concordance/web/queries.ts";
import { StudyUnanswered } from "#src/features/concordance/web/study-failed.tsx";
import { StudyForm } from "#src/features/concordance/web/study-form.tsx";
import { CONCORDANCE_PATH, formatStudyUrl } from "#src/features/concordance/web/study-url.ts";
import { SkeletonLines } from "#src/ui/loading.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/concordance";

const RENDERINGS_SHOWN = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams;
  const typed = parameters.get("q");
  const word = typed?.trim();
  if (word) {
    const translation = parameters.get("translation")?.trim() || undefined;
    throw redirect(formatStudyUrl({ word, translation }));
  }
  const client = context.get(queryClientContext);
  const readSample = async (number: string) => {
    const study = await client.fetchQuery(numberStudyQuery({ number, pageSize: 1 }));
    const { word: letters, strongsNumber, transliteration, href, renderings } = study;
    return {
      word: letters,
      strongsNumber,
      transliteration,
      href,
      renderings: renderings.slice(0, RENDERINGS_SHOWN).map(({ words }) => words),
    };
  };
  const [hebrew, greek] = await Promise.all([
    Promise.all(samples.hebrew.map(readSample)),
    Promise.all(samples.greek.map(readSample)),
  ]);
  return { hebrew, greek, isMissing: typed !== null };
}

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: "Bible Concordance",
    description:
      "Study a word of the Bible: every place it stands, the Hebrew and Greek behind it with Strong's numbers, key verses and themes.",
    keywords: ["Bible concordance", "word study", "Strong's concordance", ...popular.slice(0, 6)],
    path: CONCORDANCE_PATH,
    siteUrl,
    siteName: site.name,
    structuredData: [
      {
        "@type": "WebPage",
        name: "Bible Concordance",
        url: `${siteUrl}${CONCORDANCE_PATH}`,
        isPartOf: { "@type": "WebSite", name: site.name, url: siteUrl },
      },
    ],
  });
}

export default function ConcordancePage({ loaderData }: Route.ComponentProps) {
  const { location } = useNavigation();
  const isStudying = location?.pathname.startsWith(CONCORDANCE_PATH) ?? false;
  return (
    <>
      <div className="wrap">
        <h1 className="pt-4 text-38 md:pt-10 lg:text-48">Bible concordance</h1>
        <p className="mt-3 max-w-xl pb-4 text-18 text-muted">
          Every place a word stands, what stands behind it in Hebrew and Greek, and where to read
          on. Every figure is counted from the text.
        </p>
        <StudyForm isMissing={loaderData.isMissing} />
        {isStudying ? (
          <div className="pt-12" role="status">
            <span className="sr-only">Studying the word</span>
            <SkeletonLines widths={[40, 90, 84, 62]} />
          </div>
        ) : null}
      </div>
      <PopularWords />
      <OriginalSamples hebrew={loaderData.hebrew} greek={loaderData.greek} />
      <WordGroups />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StudyUnanswered error={error} />;
}
