import { type RefObject, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { findPressedPlace } from "./find-pressed-place.ts";

interface Choice {
  /** The chapter that it was made in; a choice does not outlive a turned page. */
  readonly place: string;
  readonly verse: number;
  /** By a press, as against an address that names a verse. */
  readonly isPressed: boolean;
  /** Where in the verse's text the press fell, if it fell on a word. */
  readonly pressedAt?: number | undefined;
}

/**
 * The verse that stands out: named in the address (`#v16`), pressed in the
 * text, or chosen in the panel.
 *
 * @param place names the chapter, whatever the translation: `Psalm 23`
 */
export function useChosenVerse(text: RefObject<HTMLElement | null>, place: string) {
  const [choice, setChoice] = useState<Choice>();
  const [isOpen, setOpen] = useState(false);
  const { hash } = useLocation();

  useEffect(() => {
    const verse = Number(/^#v(\d{1,3})$/.exec(hash)?.[1]);
    if (verse) setChoice({ place, verse, isPressed: false });
  }, [hash, place]);

  const choose = useCallback(
    (verse: number, pressedAt?: number) => {
      setChoice({ place, verse, isPressed: true, pressedAt });
      setOpen(true);
      // The address can be copied from the browser now, and going back still leaves the chapter.
      window.history.replaceState(window.history.state, "", `#v${verse}`);
      requestAnimationFrame(() => uncoverVerse(verse));
    },
    [place],
  );

  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      const isSelecting = window.getSelection()?.isCollapsed === false;
      const verse = event.target.closest<HTMLElement>("[data-verse]");
      if (!verse || isSelecting) return;
      event.preventDefault();
      choose(Number(verse.dataset.verse), findPressedPlace(verse, event));
    };
    const { current } = text;
    current?.addEventListener("click", press);
    return () => current?.removeEventListener("click", press);
  }, [text, choose]);

  const isHere = choice?.place === place;
  return {
    chosen: isHere ? choice.verse : undefined,
    pressedAt: isHere ? choice.pressedAt : undefined,
    wantsReferences: isHere && choice.isPressed,
    isOpen,
    choose,
    askReferences: () => choice && setChoice({ ...choice, isPressed: true }),
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}

/** On narrow screens the panel rises over the text: the verse moves up from behind it. */
function uncoverVerse(number: number): void {
  const verse = document.getElementById(`v${number}`);
  const panel = document.querySelector(".verse-panel");
  if (!verse || !panel || getComputedStyle(panel).position !== "fixed") return;
  const isCovered = verse.getBoundingClientRect().bottom > panel.getBoundingClientRect().top;
  if (isCovered) verse.scrollIntoView({ block: "start", behavior: "smooth" });
}
