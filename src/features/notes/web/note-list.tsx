// The list: what narrows it, the notes, and what stands where there are none.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Disclosure } from "#src/ui/disclosure.tsx";
import { inputClass } from "#src/ui/field.tsx";
import type { NoteSummary } from "../contract.ts";
import { NOTE_CATEGORIES, type NoteCategory } from "../rules.ts";
import { countTags, findShown } from "./find-shown.ts";
import { NoteCard, noteLinkId } from "./note-card.tsx";
import { formatNotesAddress, type NotesAddress, SORTS, type Sort } from "./notes-address.ts";
import { foundNotesQuery } from "./queries.ts";

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  changed: "Last changed",
  begun: "Last begun",
  title: "By title",
  passage: "By passage",
};
/** A screen or two; more come by a button, so that the page stays quick. */
const AT_ONCE = 40;
const TAGS_SHOWN = 12;

export function NoteList({
  notes,
  address,
  waiting,
}: {
  notes: readonly NoteSummary[];
  address: NotesAddress;
  /** Ids of notes with writing on this device that has not arrived. */
  waiting: ReadonlySet<number>;
}) {
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const wanted = useDeferredValue(useSettled(words.trim(), 250));
  const found = useQuery({
    ...foundNotesQuery(wanted),
    enabled: wanted !== "",
    placeholderData: keepPreviousData,
  });
  const { category, tag, sort } = address;
  const source = wanted === "" ? notes : found.data;
  const shown = useMemo(
    () => findShown(source ?? [], { category, tag, sort }),
    [source, category, tag, sort],
  );
  const tags = useMemo(() => countTags(notes), [notes]);
  const turn = (to: Partial<NotesAddress>) =>
    void navigate(formatNotesAddress({ ...address, ...to }), {
      replace: true,
      preventScrollReset: true,
    });
  const isNarrowed = wanted !== "" || category !== undefined || tag !== undefined;

  if (notes.length === 0) return <NoNotes />;
  return (
    <>
      <ListBar words={words} onWords={setWords} address={address} onTurn={turn} tags={tags} />
      <p role="status" className="py-3 text-14 text-muted" data-print="no">
        {found.isError && wanted !== ""
          ? "The search could not be made just now."
          : countNotes(shown.length, isNarrowed ? notes.length : undefined)}
      </p>
      {found.isError && wanted !== "" ? (
        <Button kind="secondary" size="small" onClick={() => void found.refetch()}>
          Try again
        </Button>
      ) : shown.length === 0 && source ? (
        <NothingFound
          onClear={() => {
            setWords("");
            turn({ category: undefined, tag: undefined });
          }}
        />
      ) : (
        <PagedNotes key={`${category} ${tag} ${sort} ${wanted}`} notes={shown} waiting={waiting} />
      )}
    </>
  );
}

const countNotes = (count: number, of: number | undefined): string => {
  const many = (number: number) => (number === 1 ? "1 note" : `${number} notes`);
  return of === undefined ? many(count) : `${count} of ${many(of)}`;
};

function ListBar({
  words,
  onWords,
  address,
  onTurn,
  tags,
}: {
  words: string;
  onWords: (words: string) => void;
  address: NotesAddress;
  onTurn: (to: Partial<NotesAddress>) => void;
  tags: ReturnType<typeof countTags>;
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

function PagedNotes({
  notes,
  waiting,
}: {
  notes: readonly NoteSummary[];
  waiting: ReadonlySet<number>;
}) {
  const [end, setEnd] = useState(AT_ONCE);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const id = firstNew.current;
    firstNew.current = undefined;
    if (id !== undefined && end > AT_ONCE) document.getElementById(noteLinkId(id))?.focus();
  }, [end]);
  const left = notes.length - end;
  return (
    <>
      <ul className="pt-4">
        {notes.slice(0, end).map((note) => (
          <NoteCard key={note.id} note={note} isWaiting={waiting.has(note.id)} />
        ))}
      </ul>
      {left > 0 ? (
        <p className="mt-8 border-line border-t pt-6" data-print="no">
          <Button
            kind="secondary"
            onClick={() => {
              firstNew.current = notes[end]?.id;
              setEnd(end + AT_ONCE);
            }}
          >
            Show {Math.min(left, AT_ONCE)} more of {left}
          </Button>
        </p>
      ) : null}
    </>
  );
}

function NoNotes() {
  return (
    <div className="max-w-lg py-10">
      <h3 className="text-24">Nothing written yet</h3>
      <p className="mt-2 mb-5 text-muted">
        Keep what you see in a passage, a sermon’s outline, a question for the group. A note with a
        reference waits beside that passage in the Bible. Only you can read it.
      </p>
      <Link to={formatNotesAddress({ note: "new" })} className={buttonClass()}>
        Write your first note
      </Link>
    </div>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="max-w-lg py-6">
      <h3 className="text-24">Nothing found</h3>
      <p className="mt-2 mb-5 text-muted">No note fits all of this.</p>
      <Button kind="secondary" onClick={onClear}>
        Show all notes
      </Button>
    </div>
  );
}

/** All notes as a file: to read, or for another program. */
export function ExportMenu() {
  const linkClass =
    "flex min-h-11 items-center rounded-control px-3 text-ink no-underline hover:bg-sunk";
  return (
    <Disclosure
      label="Export all notes"
      trigger="Export"
      triggerClass={buttonClass({ kind: "secondary" })}
      panelClass="max-md:left-0 max-md:right-auto"
    >
      <a href="/api/study-notes/export?format=markdown" download className={linkClass}>
        As Markdown
      </a>
      <a href="/api/study-notes/export?format=json" download className={linkClass}>
        As JSON
      </a>
    </Disclosure>
  );
}

/** The value once it has been the same for a while. */
function useSettled(value: string, ms: number): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), value === "" ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
