// Above the list: words, a book, an order, and the colors with their names.
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { getBook } from "#src/scripture/books.ts";
import { Button } from "#src/ui/button.tsx";
import { inputClass } from "#src/ui/field.tsx";
import { COLOR_NAME_MAX } from "../rules.ts";
import { type NamedColor, useColorNames } from "./color-names.ts";
import type { EntryOrder, HighlightEntry } from "./highlight-entries.ts";
import { formatHighlightsUrl, type HighlightsUrl } from "./highlights-url.ts";

export function HighlightBar({
  url,
  typed,
  onType,
  entries,
}: {
  url: HighlightsUrl;
  typed: string;
  onType: (typed: string) => void;
  /** All, whatever is shown of them. */
  entries: readonly HighlightEntry[];
}) {
  const id = useId();
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const { colors, rename } = useColorNames();
  const turn = (to: Partial<HighlightsUrl>) =>
    void navigate(formatHighlightsUrl({ ...url, words: typed, ...to }), {
      preventScrollReset: true,
    });
  const books = [...new Set(entries.map(({ first }) => first.book))].sort((a, b) => a - b);
  return (
    <search className="block border-line border-y py-3 noscript:hidden" data-print="no">
      <div className="grid grid-cols-2 gap-3 md:flex md:flex-wrap">
        <label htmlFor={`${id}-words`} className="sr-only">
          Search your highlights
        </label>
        <input
          id={`${id}-words`}
          type="search"
          value={typed}
          maxLength={100}
          placeholder="Search your highlights"
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          className={`${inputClass} col-span-2 min-h-11 min-w-0 md:max-w-sm md:flex-1`}
        />
        <label htmlFor={`${id}-book`} className="sr-only">
          Book
        </label>
        <select
          id={`${id}-book`}
          value={url.book ?? ""}
          onChange={(event) => turn({ book: event.target.value || undefined })}
          className="select min-w-0"
        >
          <option value="">All books</option>
          {books.map((book) => (
            <option key={book} value={getBook(book).slug}>
              {getBook(book).name}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-order`} className="sr-only">
          Order
        </label>
        <select
          id={`${id}-order`}
          value={url.order}
          onChange={(event) => turn({ order: event.target.value as EntryOrder })}
          className="select min-w-0 md:ml-auto"
        >
          <option value="bible">Bible order</option>
          <option value="latest">Latest first</option>
        </select>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-1">
        <fieldset className="min-w-0">
          <legend className="sr-only">Color</legend>
          <div className="-mx-2 choice-links">
            {colors.map(({ color, name }) => {
              const count = entries.filter((entry) => entry.color === color).length;
              const isOn = url.color === color;
              return (
                <button
                  key={color}
                  type="button"
                  aria-pressed={isOn}
                  onClick={() => turn({ color: isOn ? undefined : color })}
                  className="choice-link text-14"
                >
                  <span
                    data-highlight={color}
                    className="inline-block max-w-32 truncate align-bottom"
                  >
                    {name}
                  </span>
                  <span className="ml-1 font-normal text-muted tabular-nums">{count}</span>
                </button>
              );
            })}
          </div>
        </fieldset>
        <Button
          kind="quiet"
          size="small"
          className="-ml-3 md:ml-0"
          aria-expanded={isNaming}
          onClick={() => setNaming(!isNaming)}
        >
          Name the colors
        </Button>
      </div>
      {isNaming ? (
        <div className="mt-2 grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
          {colors.map((one) => (
            <ColorName key={one.color} {...one} onRename={(name) => rename(one.color, name)} />
          ))}
        </div>
      ) : null}
    </search>
  );
}

const SAVED_AFTER_MS = 900;

function ColorName({
  color,
  name,
  given,
  onRename,
}: NamedColor & { onRename: (name: string) => Promise<boolean> }) {
  const id = useId();
  const [typed, setTyped] = useState(given);
  const [said, setSaid] = useState("");
  const save = async () => {
    if (typed.trim() === given) return;
    setSaid((await onRename(typed.trim())) ? "Saved" : "Not saved. Please try again.");
  };
  const latest = useRef(save);
  latest.current = save;
  // A name is stored without a button, shortly after it was typed.
  useEffect(() => {
    const timer = setTimeout(() => void latest.current(), SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id} className="text-14">
        <span data-highlight={color} className="capitalize">
          {color}
        </span>
      </label>
      <input
        id={id}
        value={typed}
        maxLength={COLOR_NAME_MAX}
        placeholder={name}
        onChange={(event) => {
          setTyped(event.target.value);
          setSaid("");
        }}
        onBlur={() => void save()}
        className={`${inputClass} min-h-11 w-full min-w-0`}
      />
      <span role="status" className="text-14 text-muted">
        {said}
      </span>
    </form>
  );
}
