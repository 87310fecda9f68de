// Words selected in a chapter can be highlighted: a bar with the colors rises
// at the foot of the screen while they are selected.
import { type RefObject, useEffect, useState } from "react";
import type { HighlightPlace } from "../contract.ts";
import { HIGHLIGHT_COLORS, type HighlightColor } from "../rules.ts";
import { findSelectedWords } from "./find-selected-words.ts";
import { HighlightColors } from "./highlight-colors.tsx";
import type { Highlighting } from "./use-highlights.ts";

/** A selection that is still being drawn is not answered. */
const SETTLED_MS = 250;

export function SelectedWords({
  text,
  chapter,
  highlighting,
}: {
  text: RefObject<HTMLElement | null>;
  chapter: Parameters<typeof findSelectedWords>[1];
  highlighting: Highlighting;
}) {
  const [places, setPlaces] = useState<readonly HighlightPlace[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => setPlaces(text.current ? findSelectedWords(text.current, chapter) : []),
        SETTLED_MS,
      );
    };
    document.addEventListener("selectionchange", look);
    // Selected before this part had been fetched.
    look();
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", look);
    };
  }, [text, chapter]);
  if (places.length === 0) return null;
  const has = (color: HighlightColor | null) =>
    places.every(({ reference, words }) => {
      const here = highlighting.highlights.find(
        (one) =>
          one.reference === reference &&
          one.words?.translation === words?.translation &&
          (one.words?.start ?? 0) <= (words?.start ?? 0) &&
          (one.words?.end ?? 0) >= (words?.end ?? 0),
      );
      return (here?.color ?? null) === color;
    });
  const chosen = ([...HIGHLIGHT_COLORS, null] as const).find(has);
  return (
    <div
      role="toolbar"
      aria-label="Selected words"
      data-print="no"
      // The selection stays while a color is pressed.
      onPointerDown={(event) => event.preventDefault()}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit max-w-full items-center rounded-card border border-control bg-raised px-2 shadow-lifted"
    >
      <HighlightColors
        label="Highlight the selected words"
        chosen={chosen}
        onChoose={(color) => {
          highlighting.paint(places, color);
          window.getSelection()?.removeAllRanges();
          setPlaces([]);
        }}
      />
    </div>
  );
}
