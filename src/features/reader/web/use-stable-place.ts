import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the verse at the top of the window where it is while the text around
 * it is exchanged for another translation.
 *
 * @returns call it just before the exchange
 */
export function useStablePlace(text: RefObject<HTMLElement | null>, translation: string) {
  const kept = useRef<{ id: string; top: number } | undefined>(undefined);
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { id, top } = kept.current;
    kept.current = undefined;
    const verse = document.getElementById(id);
    if (verse) window.scrollBy(0, verse.getBoundingClientRect().top - top);
  }, [translation]);

  return () => {
    for (const verse of text.current?.querySelectorAll("[data-verse]") ?? []) {
      const { top, bottom } = verse.getBoundingClientRect();
      if (bottom < COVERED_PX) continue;
      kept.current = window.scrollY > 0 ? { id: verse.id, top } : undefined;
      return;
    }
  };
}

/** About what the bar above the text covers. */
const COVERED_PX = 72;
