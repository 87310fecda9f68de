// What can be done with the chosen verses: copy, share and mark them, see what speaks to them.
// In the margin on wide screens, a sheet over the foot of the page elsewhere.

import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, Suspense, useId, useRef } from "react";
import { isEmbedded } from "#src/scripture/translations.ts";
import { writeVerseAddress } from "#src/scripture/verse-address.ts";
import type { VerseSpan } from "#src/scripture/verse-span.ts";
import { Button, IconButton } from "#src/ui/button.tsx";
import { citePassage } from "#src/ui/cite.ts";
import { CopyButton, ShareButton } from "#src/ui/copy-button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import type { Chapter } from "../contract.ts";
import type { ChosenPassage } from "./chosen-passage.ts";
import { CrossReferencesSkeleton } from "./cross-references-skeleton.tsx";

import { VersePicture } from "./verse-picture.tsx";

const CrossReferences = lazyPart(() => import("./cross-references.tsx"), MissingPart);

export function VersePanel({
  chapter,
  passage,
  isOpen,
  wantsReferences,
  selectRef,
  compare,
  mark,
  highlight,
  originals,
  notes,
  onChoose,
  onAskReferences,
  onClose,
}: {
  chapter: Chapter;
  passage: ChosenPassage | undefined;
  /** On narrow screens the panel is out of sight until it is opened. */
  isOpen: boolean;
  /** Cross references are fetched when the reader has asked for something. */
  wantsReferences: boolean;
  selectRef: RefObject<HTMLSelectElement | null>;
  /** The way to other translations of it. */
  compare?: ReactNode;
  /** The star that marks it as a favorite. */
  mark?: ReactNode;
  /** The colours. */
  highlight?: ReactNode;
  /** The Hebrew or Greek behind the verse, where it is known. */
  originals?: ReactNode;
  /** What the reader has written on the chapter. */
  notes?: ReactNode;
  onChoose: (span: VerseSpan) => void;
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
      {passage ? (
        <>
          <div className="mt-1 flex flex-wrap gap-x-3">
            <CopyButton
              name={passage.reference}
              text={citePassage({
                text: passage.text,
                reference: passage.reference,
                translation: chapter.translation,
                copyright: chapter.copyright,
              })}
            />
            <ShareButton
              title={passage.reference}
              text={passage.text}
              path={writeVerseAddress(
                chapter,
                passage.span.from,
                passage.span.to,
                chapter.translation,
              )}
            />
            {isEmbedded(chapter.translation) && passage.text ? (
              <VersePicture
                key={passage.reference}
                verse={{
                  chapter,
                  span: passage.span,
                  translation: chapter.translation,
                  words: passage.text,
                  reference: passage.reference,
                }}
              />
            ) : null}
            {mark}
            {compare}
          </div>
          {highlight}
          {originals}
          {notes}
          <h2 ref={references} tabIndex={-1} className="mt-6 mb-3 text-20">
            Cross references
          </h2>
          {wantsReferences ? (
            <Suspense fallback={<CrossReferencesSkeleton />}>
              <CrossReferences reference={passage.reference} translation={chapter.translation} />
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
            Choose a verse, here or by its number, to copy, share or highlight it and to see the
            passages that speak to it. Drag across the numbers to choose several.
          </p>
          {notes}
        </>
      )}
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
