// Above the list: words, a category, an order, and the tags in use.
import { useId, useState } from "react";
import { inputClass } from "#src/ui/field.tsx";
import { NOTE_CATEGORIES, type NoteCategory } from "../rules.ts";
import type { TagCount } from "./find-shown.ts";
import { type NotesUrl, SORTS, type Sort } from "./notes-url.ts";

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  changed: "Last changed",
  begun: "Last begun",
  title: "By title",
  passage: "By passage",
};
const TAGS_SHOWN = 12;

export function ListBar({
  words,
  onWords,
  address,
  onTurn,
  tags,
}: {
  words: string;
  onWords: (words: string) => void;
  address: NotesUrl;
  onTurn: (to: Partial<NotesUrl>) => void;
  tags: readonly TagCount[];
}) {
  const id = useId();
  const { category, tag, sort } = address;
  const [isWhole, showWhole] = useState(false);
  const offered = isWhole ? tags : tags.slice(0, TAGS_SHOWN);
  const isOffered = offered.some((one) => one.tag.toLowerCase() === tag?.toLowerCase());
  return (
    <search className="block border-line border-y py-3 noscript:hidden" data-print="no">
      <div className="grid grid-cols-2 gap-3 md:flex md:flex-wrap">
        <label htmlFor={`${id}-words`} className="sr-only">
          Search your notes
        </label>
        <input
          id={`${id}-words`}
          type="search"
          value={words}
          maxLength={200}
          placeholder="Search your notes, or a passage"
          autoComplete="off"
          onChange={(event) => onWords(event.target.value)}
          className={`${inputClass} col-span-2 min-h-11 min-w-0 md:max-w-sm md:flex-1`}
        />
        <label htmlFor={`${id}-category`} className="sr-only">
          Category
        </label>
        <select
          id={`${id}-category`}
          value={category ?? ""}
          onChange={(event) =>
            onTurn({ category: (event.target.value || undefined) as NoteCategory | undefined })
          }
          className="select min-w-0"
        >
          <option value="">All categories</option>
          {NOTE_CATEGORIES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <label htmlFor={`${id}-sort`} className="sr-only">
          Order
        </label>
        <select
          id={`${id}-sort`}
          value={sort}
          onChange={(event) => onTurn({ sort: event.target.value as Sort })}
          className="select min-w-0 md:ml-auto"
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {SORT_LABELS[one]}
            </option>
          ))}
        </select>
      </div>
      {tags.length > 0 ? (
        <fieldset className="mt-2 min-w-0">
          <legend className="sr-only">Tags</legend>
          <div className={`-mx-2 ${isWhole ? "flex flex-wrap" : "choice-links"}`}>
            {tag && !isOffered ? (
              <TagButton tag={tag} isOn onPress={() => onTurn({ tag: undefined })} />
            ) : null}
            {offered.map(({ tag: one, count }) => {
              const isOn = one.toLowerCase() === tag?.toLowerCase();
              return (
                <TagButton
                  key={one}
                  tag={one}
                  count={count}
                  isOn={isOn}
                  onPress={() => onTurn({ tag: isOn ? undefined : one })}
                />
              );
            })}
            {tags.length > TAGS_SHOWN ? (
              <button
                type="button"
                onClick={() => showWhole(!isWhole)}
                className="choice-link text-accent"
              >
                {isWhole ? "Fewer tags" : `All ${tags.length} tags`}
              </button>
            ) : null}
          </div>
        </fieldset>
      ) : null}
    </search>
  );
}

function TagButton({
  tag,
  count,
  isOn,
  onPress,
}: {
  tag: string;
  count?: number;
  isOn: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress} className="choice-link text-14">
      #{tag}
      {count && count > 1 ? (
        <span className="ml-1 font-normal text-muted tabular-nums">{count}</span>
      ) : null}
    </button>
  );
}
