// Reads the address of a verse's page, however it is spelt. Pure and browser-safe.
import { type Book, findBookBySlug } from "./books.ts";
import { formatChapterUrl, isChapter } from "./chapter-url.ts";
import { findBookByName } from "./references/find-book.ts";
import { EMBEDDED, type EmbeddedCode, findTranslation } from "./translations.ts";
import { VERSE_PAGE_DEFAULT, writeVerseAddress } from "./verse-address.ts";
import { spanBetween, type VerseSpan } from "./verse-span.ts";

interface Place {
  readonly book: Book;
  readonly chapter: number;
}

export type VerseAddressReading =
  | ({ readonly kind: "verses"; readonly code: EmbeddedCode; readonly span: VerseSpan } & Place)
  /** The same verses by another spelling. */
  | { readonly kind: "moved"; readonly address: string }
  /** A licensed translation, which is read in the reader alone. */
  | { readonly kind: "reader"; readonly address: string }
  | {
      readonly kind: "absent";
      readonly title: string;
      readonly nearest: readonly { readonly label: string; readonly href: string }[];
    };

const ADDRESS_MAX = 60;
/** A name, then one to three numbers with anything between them that people put there. */
const PARTS =
  /^(.{0,40}?[a-z])[^a-z0-9]{0,3}(\d{1,4})(?:[^a-z0-9]{1,3}v?(\d{1,4})(?:[^a-z0-9]{1,3}(\d{1,4}))?)?$/;

/** @param parts percent-decoded; without a translation the World English Bible is meant */
export function readVerseAddress(parts: {
  readonly verse: string;
  readonly translation?: string | undefined;
}): VerseAddressReading {
  const found = splitAddress(parts.verse);
  if (!found) return { kind: "absent", title: "There is no such verse", nearest: [] };
  const { book, numbers } = found;
  // `jude-3` names a verse, as Jude has one chapter.
  const isOnlyVerse = numbers.length === 1 && book.verseCounts.length === 1;
  const [chapter = 0, first, last = first] = isOnlyVerse ? [1, ...numbers] : numbers;
  const place = { book, chapter };
  const text = findTranslation(parts.translation ?? VERSE_PAGE_DEFAULT);
  const code = !text ? VERSE_PAGE_DEFAULT : "nearest" in text ? text.nearest : text.code;
  if (!isChapter({ book: book.number, chapter }) || first === undefined || last === undefined) {
    return findNearest(place, undefined, code);
  }
  const span = spanBetween(first, last);
  const count = book.verseCounts[chapter - 1] ?? 0;
  if (span.from < 1 || span.to > count) return findNearest(place, span, code);
  const write = (translation: string) =>
    writeVerseAddress({ bookSlug: book.slug, chapter }, span.from, span.to, translation);
  if (!text) {
    return {
      kind: "absent",
      title: "There is no such translation here",
      nearest: [{ label: `Read it in the ${EMBEDDED[code].name}`, href: write(code) }],
    };
  }
  if ("nearest" in text) return { kind: "reader", address: write(text.code) };
  const asked = `/verse/${parts.verse}${parts.translation === undefined ? "" : `/${parts.translation}`}`;
  const address = write(code);
  return asked === address ? { kind: "verses", code, span, ...place } : { kind: "moved", address };
}

function splitAddress(verse: string): { book: Book; numbers: readonly number[] } | undefined {
  if (verse.length > ADDRESS_MAX) return undefined;
  const [, name = "", ...digits] = PARTS.exec(verse.toLowerCase()) ?? [];
  const book = findBookBySlug(name) ?? findBookByName(name);
  return book && { book, numbers: digits.filter((part) => part !== undefined).map(Number) };
}

/** What a person may have meant who named a place that is not there. */
function findNearest(
  { book, chapter: asked }: Place,
  span: VerseSpan | undefined,
  code: EmbeddedCode,
): VerseAddressReading {
  const chapters = book.verseCounts.length;
  const chapter = Math.min(Math.max(asked, 1), chapters);
  const count = book.verseCounts[chapter - 1] ?? 1;
  const name = `${book.referenceName} ${chapter}`;
  const read = {
    label: `Read ${name}`,
    href: formatChapterUrl({ translation: EMBEDDED[code].slug, book: book.number, chapter }),
  };
  if (asked !== chapter) {
    const has = `${book.name} has ${chapters === 1 ? "1 chapter" : `${chapters} chapters`}`;
    return { kind: "absent", title: has, nearest: [read] };
  }
  if (!span) return { kind: "absent", title: "Which verse of the chapter?", nearest: [read] };
  const verse = span.from < 1 ? 1 : Math.min(span.from, count);
  const href = writeVerseAddress({ bookSlug: book.slug, chapter }, verse, verse, code);
  return {
    kind: "absent",
    title: `${name} has ${count} verses`,
    nearest: [{ label: `${name}:${verse}`, href }, read],
  };
}
