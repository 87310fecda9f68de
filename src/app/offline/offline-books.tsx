// The books of a stored translation, and the chapters of a book.
import { Link } from "react-router";
import type { StoredPack } from "#src/features/offline/web/stored-packs.ts";
import { BookList, listBookGroups } from "#src/features/reader/web/book-list.tsx";
import { findBookBySlug } from "#src/scripture/books.ts";
import { ChoiceLinks } from "#src/ui/choice-links.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { NotStored } from "./not-stored.tsx";
import { useTitle } from "./page-state.tsx";

interface PartProps {
  readonly packs: readonly StoredPack[];
  /** The one that is read. */
  readonly pack: StoredPack;
}

export function OfflineBooks({ packs, pack }: PartProps) {
  useTitle(`Read the ${pack.name}`);
  return (
    <div className="wrap">
      <PageHeader title="Read the Bible" subtitle={`The ${pack.name}, from this device.`} />
      <div className="border-line border-y">
        <PackChoice packs={packs} pack={pack} addressOf={(slug) => `/bible/${slug}`} />
      </div>
      <BookList groups={listBookGroups(pack.slug)} />
    </div>
  );
}

export function OfflineBook({ packs, pack, slug }: PartProps & { slug: string }) {
  const book = findBookBySlug(slug);
  useTitle(book?.name ?? "Read the Bible");
  if (!book) return <NotStored packs={packs} />;
  const count = book.verseCounts.length;
  return (
    <div className="wrap">
      <PageHeader
        title={book.name}
        subtitle={`${pack.name}. ${count === 1 ? "1 chapter" : `${count} chapters`}.`}
      />
      <div className="mb-8 flex flex-wrap items-center gap-x-6 border-line border-y">
        <PackChoice packs={packs} pack={pack} addressOf={(slug) => `/bible/${slug}/${book.slug}`} />
        <Link
          to={`/bible/${pack.slug}`}
          className="ml-auto inline-flex min-h-11 items-center text-accent no-underline hover:underline"
        >
          All books
        </Link>
      </div>
      <div className="entry">
        <h2 className="text-18 md:pt-2">Chapters</h2>
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
          {book.verseCounts.map((_, index) => (
            <li key={index}>
              <Link
                to={`/bible/${pack.slug}/${book.slug}/${index + 1}`}
                aria-label={`Chapter ${index + 1}`}
                className="grid min-h-14 place-items-center rounded-control border border-line font-serif text-18 text-ink tabular-nums no-underline hover:border-accent hover:text-accent"
              >
                {index + 1}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The stored translations, as the reader lists those that it has. */
export function PackChoice({
  packs,
  pack,
  addressOf,
}: PartProps & { addressOf: (slug: string) => string }) {
  return (
    <ChoiceLinks
      label="Translation"
      keepsScroll
      links={packs.map(({ code, slug, name }) => ({
        label: code === "DARBY" ? "Darby" : code,
        name,
        href: addressOf(slug),
        isCurrent: slug === pack.slug,
      }))}
    />
  );
}
