// What is searched for and where. An ordinary form: without script it is sent
// whole; with it, a choice made while verses are shown is answered at once.
import { useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import type { TranslationCode } from "#src/scripture/translations.ts";
import { Button } from "#src/ui/button.tsx";
import { ChoiceField } from "#src/ui/choice-field.tsx";
import { usePageKeys } from "#src/ui/use-page-keys.ts";
import { listForSearch } from "./offered-translations.ts";
import { ScopeChoice } from "./scope-choice.tsx";
import { SEARCH_TYPES, type SearchChoice, type SearchType } from "./tool-address.ts";
import { TOOLS_PATH } from "./tools-path.ts";

const QUERY_MAX_LENGTH = 500;
const MISSING = "Please enter a search term";

const TYPES: Readonly<Record<SearchType, { label: string; help: string }>> = {
  phrase: { label: "Exact phrase", help: "The words as they stand, in this order." },
  any: { label: "Any word", help: "Verses that have at least one of the words." },
  all: { label: "All words", help: "Verses that have every word, in any order." },
  boolean: {
    label: "Boolean",
    help: "AND, OR, NOT, parentheses and “phrases”: love AND (mercy OR grace) NOT world.",
  },
};

export function AdvancedForm({
  choice,
  isMissing,
  isBusy,
  onSearch,
}: {
  choice: SearchChoice;
  /** Whether it has just been sent empty, as a page without script knows it. */
  isMissing: boolean;
  isBusy: boolean;
  onSearch: (choice: SearchChoice, options?: { isNarrowing?: boolean }) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(choice);
  const [isBlank, setBlank] = useState(isMissing);
  const shown = useRef(choice);
  usePageKeys({ "/": () => input.current?.focus() });
  useEffect(() => {
    // Only another search changes what stands here, not another rendering of it.
    if (JSON.stringify(toPlain(shown.current)) === JSON.stringify(toPlain(choice))) return;
    shown.current = choice;
    setDraft(choice);
    setBlank(false);
  }, [choice]);

  const submit = (next: SearchChoice, options?: { isNarrowing?: boolean }) => {
    const query = next.query.trim();
    if (next.scope.testaments.size === 0) return;
    onSearch({ ...next, query, page: undefined }, options);
  };
  const change = (part: Partial<SearchChoice>, options?: { isNarrowing?: boolean }) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (choice.query && next.query.trim()) submit(next, options);
  };
  const problemId = `${id}-problem`;
  const offered = listForSearch(draft.translation);
  return (
    <Form
      action={TOOLS_PATH}
      role="search"
      data-print="no"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.query.trim()) return submit(draft);
        setBlank(true);
        input.current?.focus();
      }}
    >
      <input type="hidden" name="tool" value="search" />
      <div className="flex flex-wrap gap-2 md:gap-6">
        <div className="min-w-0 flex-[1_1_11rem]">
          <label htmlFor={`${id}-query`} className="sr-only">
            Search term
          </label>
          <input
            ref={input}
            id={`${id}-query`}
            type="search"
            name="q"
            value={draft.query}
            placeholder={draft.type === "boolean" ? "love AND NOT world" : "living water"}
            maxLength={QUERY_MAX_LENGTH}
            aria-invalid={isBlank || undefined}
            aria-describedby={isBlank ? problemId : `${id}-help`}
            onChange={(event) => {
              setBlank(false);
              setDraft({ ...draft, query: event.target.value });
            }}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            className="min-h-14 w-full border-ink border-b-2 bg-transparent font-serif text-24 tracking-tight placeholder:italic focus-visible:rounded-[4px] focus-visible:border-transparent focus-visible:outline-offset-4 md:text-30"
          />
        </div>
        <Button
          type="submit"
          size="tall"
          isBusy={isBusy}
          busyLabel="Searching..."
          className="self-end"
        >
          Search
        </Button>
      </div>
      {isBlank ? (
        <p id={problemId} role="alert" className="mt-2 font-medium text-danger">
          {MISSING}
        </p>
      ) : null}
      <div className="mt-5">
        <ChoiceField
          label="Match"
          isLabelShown={false}
          name="type"
          options={SEARCH_TYPES.map((value) => ({ value, label: TYPES[value].label }))}
          // One radio of the group is told by its own value.
          chosen={draft.type}
          onChange={(event) => change({ type: event.target.value as SearchType })}
        />
        <p id={`${id}-help`} className="text-14 text-muted">
          {TYPES[draft.type].help}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <label className="grid min-w-0 max-w-full gap-1.5 font-semibold text-14">
          Translation
          <select
            name="translation"
            value={draft.translation}
            onChange={(event) => change({ translation: event.target.value as TranslationCode })}
            className="select min-w-0 font-normal text-16"
          >
            {offered.map(({ code, name, isLicensed }) => (
              <option key={code} value={code}>
                {code === "DARBY" ? "Darby" : code}: {name}
                {isLicensed ? ", under licence" : ""}
              </option>
            ))}
          </select>
        </label>
        <label className="grid gap-1.5 font-semibold text-14">
          Order
          <select
            name="order"
            value={draft.order}
            onChange={(event) => change({ order: event.target.value as SearchChoice["order"] })}
            className="select font-normal text-16"
          >
            <option value="relevance">Best first</option>
            <option value="canonical">As in the Bible</option>
          </select>
        </label>
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            name="forms"
            value="related"
            checked={draft.forms === "related"}
            onChange={(event) => change({ forms: event.target.checked ? "related" : "exact" })}
            className="size-4 flex-none accent-accent"
          />
          <span>
            Related forms <span className="text-muted max-sm:hidden">(love, loved, loveth)</span>
          </span>
        </label>
      </div>
      <ScopeChoice
        scope={draft.scope}
        onChange={(scope) => change({ scope }, { isNarrowing: true })}
      />
    </Form>
  );
}

/** Sets as lists, to be compared. */
const toPlain = ({ scope, page: _, ...rest }: SearchChoice) => ({
  ...rest,
  testaments: [...scope.testaments].sort(),
  books: [...scope.books].sort(),
});
