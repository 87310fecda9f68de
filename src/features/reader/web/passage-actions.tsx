// Everything that can be done with the chosen verses. Its script is fetched once
// the chapter is shown, and it is rendered when verses are chosen.
import { type ReactNode, Suspense, useRef } from "react";
import { isEmbedded } from "#src/scripture/translations.ts";
import { writeVerseAddress } from "#src/scripture/verse-address.ts";
import { Button } from "#src/ui/button.tsx";
import { citePassage } from "#src/ui/cite.ts";
import { CopyButton, ShareButton } from "#src/ui/copy-button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { MissingPart } from "#src/ui/unreached.tsx";
import { usePageKeys } from "#src/ui/use-page-keys.ts";
import type { Chapter } from "../contract.ts";
import type { ChosenPassage } from "./chosen-passage.ts";
import { CrossReferencesSkeleton } from "./cross-references-skeleton.tsx";
import { VersePicture } from "./verse-picture.tsx";

const CrossReferences = lazyPart(() => import("./cross-references.tsx"), MissingPart);

export function PassageActions({
  chapter,
  passage,
  wantsReferences,
  compare,
  mark,
  memorize,
  highlight,
  originals,
  notes,
  onAskReferences,
}: {
  chapter: Chapter;
  passage: ChosenPassage;
  /** Cross references are fetched when the reader has asked for something. */
  wantsReferences: boolean;
  /** The way to other translations of it. */
  compare: ReactNode;
  /** The star that marks it as a favorite. */
  mark: ReactNode;
  /** Adds it to the verses that are learned. */
  memorize: ReactNode;
  /** The colors. */
  highlight: ReactNode;
  /** The Hebrew or Greek behind the verse, where it is known. */
  originals: ReactNode;
  /** What the reader has written on the chapter. */
  notes: ReactNode;
  onAskReferences: () => void;
}) {
  const actions = useRef<HTMLDivElement>(null);
  const references = useRef<HTMLHeadingElement>(null);
  const findCopy = () => actions.current?.querySelector("button");
  usePageKeys({
    c: () => findCopy()?.click(),
    v: () => findCopy()?.focus(),
  });
  return (
    <>
      <div ref={actions} className="mt-1 flex flex-wrap gap-x-3">
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
          path={writeVerseAddress(chapter, passage.span.from, passage.span.to, chapter.translation)}
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
        {memorize}
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
  );
}
