import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Holds the verse at the top of the window in its place while the text around
 * it is exchanged for another translation.
 *
 * @returns call it just before the exchange
 */
export function useStablePlace(text: RefObject<HTMLElement | null>, translation: string) {
  const anchor = useRef<{ id: string; top: number } | undefined>(undefined);
  useLayoutEffect(() => {
    if (!anchor.current) return;
    const { id, top } = anchor.current;
    anchor.current = undefined;
    const verse = document.getElementById(id);
    if (verse) window.scrollBy(0, verse.getBoundingClientRect().top - top);
  }, [translation]);

  return () => {
    for (const verse of text.current?.querySelectorAll("[data-verse]") ?? []) {
      const { top, bottom } = verse.getBoundingClientRect();
      if (bottom < COVERED_PX) continue;
      anchor.current = window.scrollY > 0 ? { id: verse.id, top } : undefined;
      return;
    }
  };
}

/** About what the bar above the text covers. */
const COVERED_PX = 72;
