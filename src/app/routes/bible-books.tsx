import { data, redirect } from "react-router";
import { site } from "#content/site.json";
import { findChosenTranslation } from "#src/features/accounts/web/settings/find-chosen-translation.ts";
import { historyQuery } from "#src/features/history/web/queries.ts";
import { memoryQuery } from "#src/features/memory/web/queries.ts";
import { NotFound } from "#src/features/pages/web/not-found.tsx";
import { BookList, listBookGroups } from "#src/features/reader/web/book-list.tsx";
import { findReadable } from "#src/features/reader/web/find-readable.ts";
import { findStandInNotice, formatAsked } from "#src/features/reader/web/find-stand-in.ts";
import {
  FIRST_TRANSLATION,
  listReaderTranslations,
} from "#src/features/reader/web/reader-translations.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";
import { ChoiceLinks } from "#src/ui/choice-links.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { prefetchOwn } from "#src/web/prefetch-own.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import { OwnMarks } from "../own-marks.tsx";
import type { Route } from "./+types/bible-books";

export async function loader({ context, params: { translation }, request }: Route.LoaderArgs) {
  const own = await prefetchOwn(context, (client) =>
    Promise.all([client.prefetchQuery(historyQuery), client.prefetchQuery(memoryQuery)]),
  );
  const asked = translation ?? (await findChosenTranslation(context)) ?? FIRST_TRANSLATION;
  const found = await findReadable(context.get(queryClientContext), asked);
  if (!found) {
    const book = findBookByName(translation ?? "");
    if (book) throw redirect(`/bible/${FIRST_TRANSLATION}/${book.slug}`, 301);
    return data(null, { status: 404 });
  }
  const { text, translations } = found;
  const { slug, name, character } = text;
  if (translation !== undefined && translation !== slug) {
    const { requestedTranslation: requested } = text;
    throw redirect(`/bible/${slug}${formatAsked(requested)}`, requested ? 302 : 301);
  }
  return {
    ...own,
    slug,
    name,
    character,
    translations: listReaderTranslations(translations),
    // Where nobody named a text it is the reader's own choice that has no text here.
    notice: text.notice ?? findStandInNotice(request, text.code),
    path: translation === undefined ? "/bible" : `/bible/${slug}`,
    groups: listBookGroups(slug),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) {
    return describeMissing("Not found", site.name);
  }
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: loaderData.path === "/bible" ? "Read the Bible" : `Read the ${loaderData.name}`,
    description:
      loaderData.path === "/bible"
        ? "All 66 books and 1,189 chapters in five texts, free to read: the King James, the World English, the American Standard, Young’s and Darby’s."
        : `All 66 books and 1,189 chapters of the ${loaderData.name}, free to read. ${loaderData.character}`,
    keywords: [loaderData.name, "read the Bible online", "books of the Bible"],
    path: loaderData.path,
    siteUrl,
    siteName: site.name,
    structuredData: [describeTrail(siteUrl, [{ name: "Bible", path: "/bible" }])],
  });
}

export default function BooksPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />;
  const { slug, name, character, translations, notice, groups } = loaderData;
  return (
    <div className="wrap">
      <PageHeader title="Read the Bible" subtitle={`The ${name}. ${character}`} />
      <QueryScope state={loaderData.dehydrated}>
        <OwnMarks className="-mt-4 mb-3" />
      </QueryScope>
      <div className="border-line border-y">
        <ChoiceLinks
          label="Translation"
          links={translations.map((text) => ({
            label: text.label,
            name: text.name,
            href: `/bible/${text.slug}`,
            isCurrent: text.slug === slug,
          }))}
        />
      </div>
      {notice ? (
        <div className="pt-6">
          <Notice>{notice}</Notice>
        </div>
      ) : null}
      <BookList groups={groups} />
    </div>
  );
}
