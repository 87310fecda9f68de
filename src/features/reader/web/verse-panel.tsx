// The verses that are chosen, and what can be done with them: in the margin on
// wide screens, a sheet over the foot of the page elsewhere.
import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useId } from "react";
import type { VerseSpan } from "#src/scripture/verse-span.ts";
import { IconButton } from "#src/ui/button.tsx";
import type { Chapter } from "../contract.ts";
import type { ChosenPassage } from "./chosen-passage.ts";

export function VersePanel({
  chapter,
  passage,
  isOpen,
  selectRef,
  children,
  onChoose,
  onClose,
}: {
  chapter: Chapter;
  passage: ChosenPassage | undefined;
  /** On narrow screens the panel is out of sight until it is opened. */
  isOpen: boolean;
  selectRef: RefObject<HTMLSelectElement | null>;
  /** What can be done with the verses, and notes. */
  children: ReactNode;
  onChoose: (span: VerseSpan) => void;
  onClose: () => void;
}) {
  const selectId = useId();
  return (
    <aside
      aria-label="Verse"
      data-open={isOpen || undefined}
      data-print="no"
      onKeyDown={(event) => event.key === "Escape" && isOpen && onClose()}
      className="verse-panel noscript:hidden"
    >
      <div className="flex items-center gap-3">
        <label htmlFor={selectId} className="font-medium font-serif text-20">
          Verse
        </label>
        <select
          id={selectId}
          ref={selectRef}
          value={passage?.span.from ?? ""}
          onChange={(event) => {
            const from = Number(event.target.value);
            onChoose({ from, to: from });
          }}
          className={passage ? "select w-20 min-w-0" : "select"}
        >
          <option value="" disabled>
            Choose
          </option>
          {chapter.verses.map(({ number }) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
        {passage ? <LastVerse chapter={chapter} span={passage.span} onChoose={onChoose} /> : null}
        <IconButton label="Close" onClick={onClose} className="-mr-3 ml-auto lg:hidden">
          <X size={20} strokeWidth={1.5} />
        </IconButton>
      </div>
      {passage ? null : (
        <p className="mt-4 text-14 text-muted">
          Choose a verse, here or by its number, to copy, share or highlight it and to see the
          passages that speak to it. To choose several, drag across the numbers; with a finger, hold
          the first until it is marked.
        </p>
      )}
      {children}
    </aside>
  );
}

/** Where the chosen verses end: the first of them, or one after it. */
function LastVerse({
  chapter,
  span,
  onChoose,
}: {
  chapter: Chapter;
  span: VerseSpan;
  onChoose: (span: VerseSpan) => void;
}) {
  const last = chapter.verses.at(-1)?.number ?? span.to;
  if (span.from === last) return null;
  return (
    <>
      <span aria-hidden="true">to</span>
      <select
        aria-label="Through"
        value={span.to}
        onChange={(event) => onChoose({ from: span.from, to: Number(event.target.value) })}
        className="select w-20 min-w-0"
      >
        {chapter.verses
          .filter(({ number }) => number >= span.from)
          .map(({ number }) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
      </select>
    </>
  );
}
