import { Suspense } from "react";
import { data, redirect } from "react-router";
import { site } from "#content/site.json";
import { memoryQuery } from "#src/features/memory/web/queries.ts";
import { NotFound } from "#src/features/pages/web/not-found.tsx";
import { readChosenPassage } from "#src/features/reader/web/chosen-passage.ts";
import {
  chapterQuery,
  crossReferencesQuery,
  passagesQuery,
} from "#src/features/reader/web/queries.ts";
import { VersePage } from "#src/features/reader/web/verse-page.tsx";
import { mayUse } from "#src/scripture/policies.ts";
import { readVerseAddress } from "#src/scripture/read-verse-address.ts";
import { EMBEDDED, EMBEDDED_CODES } from "#src/scripture/translations.ts";
import { PICTURED_LETTERS_MAX, writeVerseAddress } from "#src/scripture/verse-address.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import { queryClientContext } from "#src/web/page-context.ts";
import { prefetchOwn } from "#src/web/prefetch-own.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/verse";

const MemorizeButton = lazyPart(
  () => import("#src/features/memory/web/memorize-button.tsx"),
  MissingPart,
);

export async function loader({ context, params }: Route.LoaderArgs) {
  const reading = readVerseAddress(params);
  if (reading.kind === "moved") throw redirect(reading.address, 301);
  // Where a licence comes or goes the address may lead elsewhere.
  if (reading.kind === "reader") throw redirect(reading.address, 302);
  if (reading.kind === "absent") return data({ absent: reading }, { status: 404 });
  const { code, book, chapter: number, span } = reading;
  // First, so that nothing else is handed over twice.
  const own = await prefetchOwn(context, (queries) => queries.prefetchQuery(memoryQuery));
  const client = context.get(queryClientContext);
  const chapter = await client.fetchQuery(
    chapterQuery({
      translation: EMBEDDED[code].slug,
      book: book.slug,
      chapter: String(number),
    }),
  );
  const passage = readChosenPassage(chapter, span);
  if (!passage) throw new Error(`${chapter.reference} lacks verses that its book has`);
  const { reference } = passage;
  const [related, ...others] = await Promise.all([
    client.fetchQuery(crossReferencesQuery(reference, code)),
    ...EMBEDDED_CODES.filter((other) => other !== code).map((other) =>
      client.fetchQuery(passagesQuery([reference], other)),
    ),
  ]);
  const { bookSlug, href, translationName, book: bookName } = chapter;
  return {
    code,
    passage,
    related,
    others: others.flat(),
    ...own,
    chapter: {
      bookSlug,
      chapter: number,
      reference: chapter.reference,
      href,
      translationName,
      bookName,
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || "absent" in loaderData) return describeMissing("No such verse", site.name);
  const { code, chapter, passage } = loaderData;
  const { reference, span, text } = passage;
  const path = writeVerseAddress(chapter, span.from, span.to, code);
  const siteUrl = readSiteUrl(matches);
  const title = `${reference}, ${chapter.translationName}`;
  // Whole or not at all: a card cannot say that it goes on.
  const isWhole = text.length > 0 && text.length <= PICTURED_LETTERS_MAX && mayUse(code, "card");
  return describePage({
    title,
    description: isWhole
      ? `“${text}” ${reference} ${code}`
      : `${reference} in the ${chapter.translationName.replace(/^The /, "")}, with other translations and cross references.`,
    words: isWhole ? text : undefined,
    keywords: [reference, `${reference} ${code}`, chapter.bookName, chapter.translationName],
    path,
    siteUrl,
    siteName: site.name,
    type: "article",
    structuredData: [
      {
        "@type": "Quotation",
        name: reference,
        url: `${siteUrl}${path}`,
        inLanguage: "en",
        ...(text ? { text } : {}),
        isPartOf: { "@type": "Book", name: chapter.translationName },
      },
      describeTrail(siteUrl, [
        { name: "Bible", path: "/bible" },
        { name: chapter.reference, path: chapter.href },
        { name: reference, path },
      ]),
    ],
  });
}

export default function VerseRoute({ loaderData }: Route.ComponentProps) {
  if ("absent" in loaderData) {
    const { title, nearest } = loaderData.absent;
    return (
      <NotFound
        title={title}
        text="This address names no verse that is here. It should be like /verse/john-3-16."
        nearest={nearest}
      />
    );
  }
  const { dehydrated, ...verse } = loaderData;
  const { reference, text, href, verses } = verse.passage;
  return (
    <QueryScope state={dehydrated}>
      <VersePage
        {...verse}
        memorize={
          text ? (
            <Suspense>
              <MemorizeButton
                key={`${reference} ${verse.code}`}
                passage={{ reference, translation: verse.code, text, href }}
                verseCount={verses.length}
              />
            </Suspense>
          ) : null
        }
      />
    </QueryScope>
  );
}
