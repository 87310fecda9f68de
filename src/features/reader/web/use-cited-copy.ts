import { type RefObject, useEffect } from "react";
import { citePassage } from "#src/ui/cite.ts";
import type { Chapter } from "../contract.ts";

/** What is copied out of a chapter by hand takes along where it stands. */
export function useCitedCopy(text: RefObject<HTMLElement | null>, chapter: Chapter): void {
  const { reference, translation, copyright } = chapter;
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const selection = window.getSelection();
      if (!selection || selection.rangeCount === 0) return;
      const range = selection.getRangeAt(0);
      const verses = [...(text.current?.querySelectorAll<HTMLElement>("[data-verse]") ?? [])]
        .filter((verse) => hasWordsOf(range, verse))
        .map((verse) => verse.dataset.verse);
      const words = selection.toString().replace(/\s+/g, " ").trim();
      if (!words || verses.length === 0 || !event.clipboardData) return;
      const [first] = verses;
      const last = verses[verses.length - 1];
      event.preventDefault();
      event.clipboardData.setData(
        "text/plain",
        citePassage({
          text: words,
          reference: `${reference}:${first === last ? first : `${first}–${last}`}`,
          translation,
          copyright,
        }),
      );
    };
    const { current } = text;
    current?.addEventListener("copy", copy);
    return () => current?.removeEventListener("copy", copy);
  }, [text, reference, translation, copyright]);
}

/** Whether words of the verse lie in the range; touching its edge is not enough. */
function hasWordsOf(range: Range, verse: HTMLElement): boolean {
  if (!range.intersectsNode(verse)) return false;
  const shared = document.createRange();
  shared.selectNodeContents(verse);
  if (range.compareBoundaryPoints(Range.START_TO_START, shared) > 0) {
    shared.setStart(range.startContainer, range.startOffset);
  }
  if (range.compareBoundaryPoints(Range.END_TO_END, shared) < 0) {
    shared.setEnd(range.endContainer, range.endOffset);
  }
  return shared.toString().trim() !== "";
}
