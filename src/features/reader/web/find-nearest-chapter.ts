// What to offer at an address that is no chapter: `/bible/kjv/john/99`.
import { findBookBySlug } from "#src/scripture/books.ts";
import { formatChapterUrl, isChapter } from "#src/scripture/chapter-url.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import { findBookByName } from "#src/scripture/references/find-book.ts";
import { EMBEDDED } from "#src/scripture/translations.ts";

export interface NearestChapter {
  readonly title: string;
  readonly text: string;
  readonly nearest: { readonly label: string; readonly href: string };
}

/** The same chapter in a text that is here, or the book's last one; nothing where no book is named. */
export function findNearestChapter(parts: {
  readonly translation: string;
  readonly book: string;
  readonly chapter: string;
}): NearestChapter | undefined {
  const book = findBookBySlug(parts.book) ?? findBookByName(parts.book);
  if (!book) return undefined;
  const asked = chooseText(parts.translation, "WEB", "show");
  const { slug, name } = EMBEDDED[asked?.code ?? "WEB"];
  const last = book.verseCounts.length;
  const number = Number(parts.chapter);
  const isThere = isChapter({ book: book.number, chapter: number });
  const chapter = isThere ? number : number > last ? last : 1;
  const nearest = {
    label: `Read ${book.name} ${chapter} in the ${name.replace(/^The /, "")}`,
    href: formatChapterUrl({ translation: slug, book: book.number, chapter }),
  };
  if (isThere) {
    return {
      title: "There is no such translation here",
      text: `${book.name} ${chapter} is here in other translations.`,
      nearest,
    };
  }
  return {
    title: `${book.name} has ${last === 1 ? "1 chapter" : `${last} chapters`}`,
    text: "The chapter in this address is not one of them.",
    nearest,
  };
}
