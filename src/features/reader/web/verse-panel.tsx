// What can be done with one verse: copy it, share it, see what speaks to it.
// In the margin on wide screens, a sheet over the foot of the page elsewhere.

import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, Suspense, useId, useRef } from "react";
import { printBrackets } from "#src/scripture/disputed.ts";
import { Button, IconButton } from "#src/ui/button.tsx";
import { citePassage } from "#src/ui/cite.ts";
import { CopyButton, ShareButton } from "#src/ui/copy-button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import type { Chapter, ChapterVerse } from "../contract.ts";
import { CrossReferencesSkeleton } from "./cross-references-skeleton.tsx";

const CrossReferences = lazyPart(() => import("./cross-references.tsx"), MissingPart);

export function VersePanel({
  chapter,
  verse,
  isOpen,
  wantsReferences,
  selectRef,
  compare,
  mark,
  originals,
  notes,
  onChoose,
  onAskReferences,
  onClose,
}: {
  chapter: Chapter;
  verse: ChapterVerse | undefined;
  /** On narrow screens the panel is out of sight until it is opened. */
  isOpen: boolean;
  /** Cross references are fetched when the reader has asked for something. */
  wantsReferences: boolean;
  selectRef: RefObject<HTMLSelectElement | null>;
  /** The way to other translations of the verse. */
  compare?: ReactNode;
  /** The star that marks the verse as a favorite. */
  mark?: ReactNode;
  /** The Hebrew or Greek behind the verse, where it is known. */
  originals?: ReactNode;
  /** What the reader has written on the chapter. */
  notes?: ReactNode;
  onChoose: (number: number) => void;
  onAskReferences: () => void;
  onClose: () => void;
}) {
  const selectId = useId();
  const references = useRef<HTMLHeadingElement>(null);
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
          value={verse?.number ?? ""}
          onChange={(event) => onChoose(Number(event.target.value))}
          className="select"
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
        <IconButton label="Close" onClick={onClose} className="-mr-3 ml-auto lg:hidden">
          <X size={20} strokeWidth={1.5} />
        </IconButton>
      </div>
      {verse ? (
        <>
          <div className="mt-1 flex flex-wrap gap-x-3">
            <CopyButton
              name={verse.reference}
              text={citePassage({
                ...verse,
                translation: chapter.translation,
                copyright: chapter.copyright,
              })}
            />
            <ShareButton
              title={verse.reference}
              text={printBrackets(verse.text, verse.disputed)}
              path={`${chapter.href}#v${verse.number}`}
            />
            {mark}
            {compare}
          </div>
          {originals}
          {notes}
          <h2 ref={references} tabIndex={-1} className="mt-6 mb-3 text-20">
            Cross references
          </h2>
          {wantsReferences ? (
            <Suspense fallback={<CrossReferencesSkeleton />}>
              <CrossReferences reference={verse.reference} translation={chapter.translation} />
            </Suspense>
          ) : (
            <Button
              kind="secondary"
              size="small"
              onClick={() => {
                // The button goes away; keyboard users stay here.
                references.current?.focus();
                onAskReferences();
              }}
            >
              Show passages on this verse
            </Button>
          )}
        </>
      ) : (
        <>
          <p className="mt-4 text-14 text-muted">
            Choose a verse, here or by its number, to copy or share it and to see the passages that
            speak to it.
          </p>
          {notes}
        </>
      )}
    </aside>
  );
}
