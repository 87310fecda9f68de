// Which testaments and books are searched. No book named means all of them.
import { useId } from "react";
import { Testament } from "#src/scripture/books.ts";
import { type ChosenBooks, namesOf, toggleScope } from "#src/scripture/chosen-books.ts";
import { BookChecks } from "#src/ui/book-checks.tsx";
import { OpensBelow } from "#src/ui/disclosure.tsx";
import { Switch } from "#src/ui/field.tsx";
import { WHOLE_BIBLE } from "./tool-url.ts";

const TESTAMENTS = [
  [Testament.Old, "Old Testament (39 books)"],
  [Testament.New, "New Testament (27 books)"],
] as const;

export function ScopeChoice({
  scope,
  onChange,
}: {
  scope: ChosenBooks;
  onChange: (scope: ChosenBooks) => void;
}) {
  const id = useId();
  const isWhole = scope.testaments.size === TESTAMENTS.length && scope.books.size === 0;
  return (
    <details className="group mt-3 border-line border-y">
      <summary className="flex min-h-12 items-center gap-x-2 py-1">
        <span className="font-semibold">Where</span>
        <span role="status" className="min-w-0 flex-1 text-muted">
          {describeScope(scope)}
        </span>
        <OpensBelow />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">Testaments and books</legend>
        <div className="grid gap-x-12 lg:grid-cols-2">
          {TESTAMENTS.map(([testament, label]) => {
            const isOn = scope.testaments.has(testament);
            return (
              <div key={testament} className="max-lg:border-line max-lg:border-b">
                <div className="flex min-h-11 items-center justify-between gap-4">
                  <label htmlFor={`${id}-${testament}`} className="font-medium">
                    {label}
                  </label>
                  <Switch
                    id={`${id}-${testament}`}
                    name="testament"
                    value={testament}
                    checked={isOn}
                    aria-invalid={scope.testaments.size === 0 || undefined}
                    onChange={() => onChange(toggleScope(scope, testament))}
                  />
                </div>
                {isOn ? (
                  <BookChecks
                    testament={testament}
                    chosen={scope}
                    onChange={onChange}
                    name="books"
                  />
                ) : null}
              </div>
            );
          })}
        </div>
        {isWhole ? null : (
          <button
            type="button"
            className="underlined min-h-11 noscript:hidden"
            onClick={() => onChange(WHOLE_BIBLE)}
          >
            Search all 66 books
          </button>
        )}
      </fieldset>
    </details>
  );
}

const NAMED_MAX = 6;

/** Where a search looks, to be read: `All 66 books`, `Ruth and John`, `12 books`. */
export function describeScope(scope: ChosenBooks): string {
  const { testaments } = scope;
  const names = namesOf(scope);
  if (testaments.size === 0) return "Turn on at least one testament";
  if (names.length > NAMED_MAX) return `${names.length} books`;
  if (names.length > 0) return new Intl.ListFormat("en").format(names);
  if (testaments.size === 2) return "All 66 books";
  return testaments.has(Testament.Old) ? "The Old Testament" : "The New Testament";
}
