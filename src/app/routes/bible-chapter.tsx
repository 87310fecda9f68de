import type { QueryClient } from "@tanstack/react-query";
import { data, redirect } from "react-router";
import { site } from "#content/site.json";
import { NotFound } from "#src/features/pages/web/not-found.tsx";
import { readBeside } from "#src/features/reader/web/beside-url.ts";
import { findNearestChapter } from "#src/features/reader/web/find-nearest-chapter.ts";
import { findStandInNotice, formatAsked } from "#src/features/reader/web/find-stand-in.ts";
import {
  type ChapterChoice,
  chapterQuery,
  findLicensedChapter,
  translationsQuery,
} from "#src/features/reader/web/queries.ts";
import { listReaderTranslations } from "#src/features/reader/web/reader-translations.ts";
import { readChapterUrl } from "#src/scripture/chapter-url.ts";
import { mayUse } from "#src/scripture/policies.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/bible-chapter";

const _ChapterNotes = lazyPart(
  () => import("#src/features/notes/web/chapter-notes.tsx"),
  MissingPart,
);

import { ChapterPage } from "../chapter-page.tsx";

const ABSENT = {
  title: "There is no such chapter",
  text: "The Bible has 66 books and 1,189 chapters, and this address is none of them. Search for the verse, or choose a book.",
  nearest: undefined,
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const reading = readChapterUrl(params);
  if (reading.kind === "absent") {
    return data({ absent: findNearestChapter(params) ?? ABSENT }, { status: 404 });
  }
  const client = context.get(queryClientContext);
  const translations = listReaderTranslations(await client.fetchQuery(translationsQuery));
  if (reading.kind === "moved") {
    const { requestedTranslation: asked, ownUrl, address } = reading;
    if (!asked || !ownUrl) throw redirect(address, 301);
    const [, , translation = "", book = "", number = ""] = ownUrl.split("/");
    const found = await findLicensedChapter(client, { translation, book, chapter: number });
    // An address that may lead elsewhere once a licence is there is not moved for good.
    if ("reason" in found) throw redirect(`${address}${formatAsked(asked, found.reason)}`, 302);
    // By its parts: what the browser fetches for a turn of the page has an address of its own.
    const isOwn = ownUrl === `/bible/${params.translation}/${params.book}/${params.chapter}`;
    if (!isOwn) throw redirect(ownUrl, 302);
    return data(
      {
        chapter: found.chapter,
        translations,
        translationSlug: translation,
        notice: undefined,
        beside: await fetchBeside(client, request, { translation, book, chapter: number }),
      },
      // A view that must be reported is not answered from memory.
      { headers: { "Cache-Control": "max-age=0" } },
    );
  }
  const chapter = await client.fetchQuery(chapterQuery(params));
  return data({
    chapter,
    translations,
    translationSlug: params.translation,
    notice: findStandInNotice(request, reading.code),
    beside: await fetchBeside(client, request, params),
  });
}

/** The same chapter in the second translation that the address asks for. */
function fetchBeside(client: QueryClient, request: Request, choice: ChapterChoice) {
  const beside = readBeside(new URL(request.url).search, choice.translation);
  return beside && client.fetchQuery(chapterQuery({ ...choice, translation: beside.slug }));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || "absent" in loaderData) {
    return describeMissing("No such chapter", site.name);
  }
  const { chapter, translationSlug } = loaderData;
  const { reference, book, translation, translationName, href } = chapter;
  // A page's metadata goes into the pictures and the indexes of others.
  const mayLeave = mayUse(translation, "card");
  const opening = chapter.verses.find(({ text }) => text)?.text ?? "";
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: `${reference} ${translation}`,
    description: mayLeave
      ? `${reference} in the ${translationName}: “${opening}”`
      : `${reference} in the ${translationName}.`,
    isHidden: !mayLeave,
    keywords: [reference, `${reference} ${translation}`, book, translationName],
    path: href,
    siteUrl,
    siteName: site.name,
    type: "article",
    structuredData: [
      {
        "@type": "Chapter",
        name: reference,
        url: `${siteUrl}${href}`,
        inLanguage: "en",
        isPartOf: { "@type": "Book", name: translationName },
      },
      describeTrail(siteUrl, [
        { name: "Bible", path: "/bible" },
        { name: book, path: `/bible/${translationSlug}/${chapter.bookSlug}` },
        { name: reference, path: href },
      ]),
    ],
  });
}

export default function ChapterRoute({ loaderData }: Route.ComponentProps) {
  if ("absent" in loaderData) {
    const { title, text, nearest } = loaderData.absent;
    return <NotFound title={title} text={text} nearest={nearest ? [nearest] : []} />;
  }
  return <ChapterPage {...loaderData} />;
}
