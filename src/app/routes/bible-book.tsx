import { data, Link, redirect } from "react-router";
import { site } from "#content/site.json";
import { historyQuery } from "#src/features/history/web/queries.ts";
import { useHistory } from "#src/features/history/web/use-history.ts";
import { NotFound } from "#src/features/pages/web/not-found.tsx";
import { BookGuide } from "#src/features/reader/web/book-guide.tsx";
import { findReadable } from "#src/features/reader/web/find-readable.ts";
import { findStandInNotice, formatAsked } from "#src/features/reader/web/find-stand-in.ts";
import { bookGuideQuery } from "#src/features/reader/web/queries.ts";
import { listReaderTranslations } from "#src/features/reader/web/reader-translations.ts";
import { BOOKS, findBookBySlug } from "#src/scripture/books.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";
import { ChoiceLinks } from "#src/ui/choice-links.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { prefetchOwn } from "#src/web/prefetch-own.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/bible-book";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const own = await prefetchOwn(context, (client) => client.prefetchQuery(historyQuery));
  const found = await findReadable(context.get(queryClientContext), params.translation);
  const book = findBookBySlug(params.book) ?? findBookByName(params.book);
  if (!found || !book) return data(null, { status: 404 });
  const { text, translations } = found;
  const { slug, name } = text;
  const path = `/bible/${slug}/${book.slug}`;
  if (params.translation !== slug || params.book !== book.slug) {
    const { requestedTranslation: requested } = text;
    throw redirect(`${path}${formatAsked(requested)}`, requested ? 302 : 301);
  }
  const neighbour = (at: number) => {
    const other = BOOKS[at];
    return other && { label: other.name, href: `/bible/${slug}/${other.slug}` };
  };
  return {
    ...own,
    path,
    notice: findStandInNotice(request, text.code),
    translation: { slug, name },
    translations: listReaderTranslations(translations),
    book: { name: book.name, slug: book.slug, category: book.category },
    verseCounts: book.verseCounts,
    guide: await context.get(queryClientContext).fetchQuery(bookGuideQuery(book.slug)),
    previous: neighbour(book.number - 2),
    next: neighbour(book.number),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) {
    return describeMissing("No such book", site.name);
  }
  const { book, translation, verseCounts, path } = loaderData;
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: `${book.name}, ${translation.name}`,
    description: `${book.name} in the ${translation.name}: ${countChapters(verseCounts.length)}, free to read, each verse with its cross references.`,
    keywords: [book.name, `${book.name} ${translation.name}`, book.category],
    path,
    siteUrl,
    siteName: site.name,
    structuredData: [
      describeTrail(siteUrl, [
        { name: "Bible", path: "/bible" },
        { name: book.name, path },
      ]),
    ],
  });
}

const countChapters = (count: number): string => (count === 1 ? "1 chapter" : `${count} chapters`);

export default function BookPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <NotFound
        title="There is no such book"
        text="The 66 books of the Bible are all here, but none of them has this address. Search for the verse, or choose a book."
      />
    );
  }
  return (
    <QueryScope state={loaderData.dehydrated}>
      <Book {...loaderData} />
    </QueryScope>
  );
}

function Book(loaderData: Exclude<Route.ComponentProps["loaderData"], null | undefined>) {
  const { book, translation, translations, verseCounts, path, guide, notice, previous, next } =
    loaderData;
  const finished = useHistory().finished[book.slug] ?? [];
  const verses = verseCounts.reduce((sum, count) => sum + count, 0).toLocaleString("en");
  return (
    <div className="wrap">
      <PageHeader
        title={book.name}
        subtitle={`${translation.name}. ${countChapters(verseCounts.length)}, ${verses} verses.`}
      />
      <div className="mb-8 flex flex-wrap items-center gap-x-6 border-line border-y">
        <ChoiceLinks
          label="Translation"
          links={translations.map((text) => ({
            label: text.label,
            name: text.name,
            href: `/bible/${text.slug}/${book.slug}`,
            isCurrent: text.slug === translation.slug,
          }))}
        />
        <Link
          to={`/bible/${translation.slug}`}
          className="ml-auto inline-flex min-h-11 items-center text-accent no-underline hover:underline"
        >
          All books
        </Link>
      </div>
      {notice ? (
        <div className="pb-8">
          <Notice>{notice}</Notice>
        </div>
      ) : null}
      <div className="entry">
        <div>
          <h2 className="text-18 md:pt-2">Chapters</h2>
          {finished.length > 0 ? (
            <p className="text-14 text-muted">
              {finished.length} of {verseCounts.length} read
            </p>
          ) : null}
        </div>
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
          {verseCounts.map((_, index) => (
            <li key={index}>
              <Link
                to={`${path}/${index + 1}`}
                aria-label={`Chapter ${index + 1}${finished.includes(index + 1) ? ", read" : ""}`}
                data-read={finished.includes(index + 1) || undefined}
                className="chapter-link grid min-h-14 place-items-center rounded-control border border-line font-serif text-18 text-ink tabular-nums no-underline transition-colors hover:border-accent hover:text-accent"
              >
                {index + 1}
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <BookGuide guide={guide} path={path} />
      <nav
        aria-label="Books"
        className="mt-12 flex justify-between gap-4 border-line border-t pt-3"
      >
        {previous ? (
          <Link
            to={previous.href}
            rel="prev"
            className="underlined inline-flex min-h-11 min-w-11 items-center"
          >
            {previous.label}
          </Link>
        ) : (
          <span />
        )}
        {next ? (
          <Link
            to={next.href}
            rel="next"
            className="underlined inline-flex min-h-11 min-w-11 items-center"
          >
            {next.label}
          </Link>
        ) : null}
      </nav>
    </div>
  );
}
