// What is searched for and where. A choice made while verses are shown is
// answered at once.
import { useId } from "react";
import type { TranslationCode } from "#src/scripture/translations.ts";
import { ChoiceField } from "#src/ui/choice-field.tsx";
import { listForSearch } from "./offered-translations.ts";
import { ScopeChoice } from "./scope-choice.tsx";
import { ToolForm, useDraft } from "./tool-form.tsx";
import {
  formatSearchChoice,
  SEARCH_TYPES,
  type SearchChoice,
  type SearchType,
} from "./tool-url.ts";

const QUERY_MAX_LENGTH = 500;

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
  const [draft, setDraft] = useDraft(choice, addressOf);
  const submit = (next: SearchChoice, options?: { isNarrowing?: boolean }) => {
    if (next.scope.testaments.size === 0) return;
    onSearch({ ...next, query: next.query.trim(), page: undefined }, options);
  };
  const change = (part: Partial<SearchChoice>, options?: { isNarrowing?: boolean }) => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (choice.query && next.query.trim()) submit(next, options);
  };
  return (
    <ToolForm
      {...{ isMissing, isBusy }}
      tool="search"
      name="q"
      label="Search term"
      button="Search"
      missing="Please enter a search term"
      value={draft.query}
      placeholder={draft.type === "boolean" ? "love AND NOT world" : "living water"}
      maxLength={QUERY_MAX_LENGTH}
      autoCapitalize="none"
      aria-describedby={`${id}-help`}
      onType={(query) => setDraft({ ...draft, query })}
      onAsk={() => submit(draft)}
    >
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
            {listForSearch(draft.translation).map(({ code, label, name, isLicensed }) => (
              <option key={code} value={code}>
                {label}: {name}
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
    </ToolForm>
  );
}

/** Another page of the same verses is no other question. */
const addressOf = (choice: SearchChoice) => formatSearchChoice({ ...choice, page: undefined });
