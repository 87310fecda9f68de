// What a reader has of their own in a chapter: highlights, and that they have
// read it. Fetched once the text is shown, since nothing of it is in the page
// as the server makes it.
import { type RefObject, useEffect } from "react";
import { SelectedWords } from "#src/features/highlights/web/selected-words.tsx";
import type { Highlighting } from "#src/features/highlights/web/use-highlights.ts";
import { useHighlights } from "#src/features/highlights/web/use-highlights.ts";
import { ChapterRead } from "#src/features/history/web/chapter-read.tsx";
import { TrackReading } from "#src/features/history/web/track-reading.tsx";
import type { Chapter } from "#src/features/reader/contract.ts";

export default function ReaderMarks({
  text,
  chapter,
  bookHref,
  onHighlights,
}: {
  text: RefObject<HTMLElement | null>;
  chapter: Chapter;
  bookHref: string;
  /** Told what is highlighted in the chapter, and how to change it. */
  onHighlights: (highlighting: Highlighting & { readonly chapter: string }) => void;
}) {
  const highlighting = useHighlights(chapter.reference);
  const { highlights } = highlighting;
  // How to change them follows from what they are.
  useEffect(() => {
    onHighlights({ ...highlighting, chapter: chapter.reference });
  }, [highlights, chapter.reference, onHighlights]);
  return (
    <>
      <SelectedWords text={text} chapter={chapter} highlighting={highlighting} />
      <TrackReading text={text} chapter={chapter.reference} translation={chapter.translation} />
      <ChapterRead chapter={chapter.reference} bookHref={bookHref} />
    </>
  );
}
