// Choosing a book and a chapter: type, or walk the grid with the arrow keys.
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Book } from "#src/scripture/books.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { findChapter } from "./find-chapter.ts";
import { moveInGrid } from "./move-in-grid.ts";

export default function ChapterPicker({
  translationSlug,
  bookSlug,
  chapter,
  onClose,
  onClosed,
}: {
  translationSlug: string;
  bookSlug: string;
  chapter: number;
  onClose: () => void;
  onClosed: () => void;
}) {
  const [typed, setTyped] = useState("");
  const [book, setBook] = useState<Book>();
  const navigate = useNavigate();
  const found = findChapter(typed);

  const go = (to: Book, number: number, verse?: number) => {
    onClose();
    void navigate(
      `/bible/${translationSlug}/${to.slug}/${number}${verse === undefined ? "" : `#v${verse}`}`,
    );
  };
  const choose = (chosen: Book) => {
    if (chosen.verseCounts.length === 1) go(chosen, 1);
    else setBook(chosen);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = found.books;
    if (first && found.chapter !== undefined) go(first, found.chapter, found.verse);
    else if (first && typed.trim()) choose(first);
  };

  return (
    <Sheet title={book ? book.name : "Book and chapter"} onClose={onClose} onClosed={onClosed}>
      {book ? (
        <ChapterGrid
          book={book}
          translationSlug={translationSlug}
          current={book.slug === bookSlug ? chapter : undefined}
          onBack={() => setBook(undefined)}
          onFollow={onClose}
        />
      ) : (
        <>
          <form onSubmit={submit}>
            <label htmlFor="chapter-picker" className="sr-only">
              Book, or book and chapter
            </label>
            <input
              id="chapter-picker"
              // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type or choose.
              autoFocus
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              placeholder="John 3, ps 23, 1 cor 13…"
              className="mb-4 min-h-12 w-full rounded-control border border-control bg-paper px-3.5"
            />
          </form>
          <BookGrid books={found.books} current={bookSlug} onChoose={choose} />
        </>
      )}
    </Sheet>
  );
}

function BookGrid({
  books,
  current,
  onChoose,
}: {
  books: readonly Book[];
  current: string;
  onChoose: (book: Book) => void;
}) {
  if (books.length === 0) return <p className="text-muted">No book begins like that.</p>;
  const halves = [
    { title: "Old Testament", books: books.filter(({ testament }) => testament === "ot") },
    { title: "New Testament", books: books.filter(({ testament }) => testament === "nt") },
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the buttons inside.
    <div onKeyDown={walk}>
      {halves
        .filter((half) => half.books.length > 0)
        .map((half) => (
          <section key={half.title} className="mb-5">
            <h3 className="mb-1 font-sans font-semibold text-14 text-muted tracking-normal">
              {half.title}
            </h3>
            <div className="-mx-3 grid grid-cols-2 sm:grid-cols-3">
              {half.books.map((book) => (
                <button
                  key={book.slug}
                  type="button"
                  data-cell
                  aria-current={book.slug === current || undefined}
                  onClick={() => onChoose(book)}
                  className="min-h-11 rounded-control px-3 text-left font-serif text-18 hover:bg-sunk aria-[current]:text-accent aria-[current]:underline"
                >
                  {book.name}
                </button>
              ))}
            </div>
          </section>
        ))}
    </div>
  );
}

function ChapterGrid({
  book,
  translationSlug,
  current,
  onBack,
  onFollow,
}: {
  book: Book;
  translationSlug: string;
  current: number | undefined;
  onBack: () => void;
  onFollow: () => void;
}) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const cells = grid.current;
    const start = cells?.querySelector("[aria-current]") ?? cells?.querySelector("[data-cell]");
    if (start instanceof HTMLElement) start.focus();
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className={buttonClass({ kind: "quiet", size: "small", className: "-ml-3 self-start" })}
      >
        <ArrowLeft size={16} strokeWidth={1.5} />
        All books
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the links inside. */}
      <div
        ref={grid}
        onKeyDown={walk}
        className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1"
      >
        {book.verseCounts.map((_, index) => (
          <Link
            key={index}
            data-cell
            to={`/bible/${translationSlug}/${book.slug}/${index + 1}`}
            aria-label={`${book.referenceName} ${index + 1}`}
            aria-current={index + 1 === current || undefined}
            onClick={onFollow}
            className="grid min-h-12 place-items-center rounded-control border border-line text-ink tabular-nums no-underline hover:border-control aria-[current]:border-accent aria-[current]:text-accent"
          >
            {index + 1}
          </Link>
        ))}
      </div>
    </>
  );
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  if (moveInGrid(event.currentTarget, event.key)) event.preventDefault();
}
