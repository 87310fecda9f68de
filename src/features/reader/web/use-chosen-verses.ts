import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import {
  formatVerseHash,
  readVerseHash,
  spanBetween,
  type VerseSpan,
} from "#src/scripture/verse-span.ts";
import { showToast } from "#src/ui/toaster.tsx";
import { watchVersePresses } from "./watch-verse-presses.ts";

interface Choice {
  /** The chapter that it was made in; a choice does not outlive a turned page. */
  readonly place: string;
  /** Where the choice began: the end that stays when it is extended. */
  readonly anchor: number;
  readonly span: VerseSpan;
  /** By a press, as against an address that names verses. */
  readonly isPressed: boolean;
  /** Where in the verse's text the press fell, if it fell on a word. */
  readonly pressedAt?: number | undefined;
}

/**
 * The verses that stand out: named in the address (`#v16`, `#v2-4`), pressed in
 * the text, walked to by keys, or chosen in the panel.
 *
 * @param place names the chapter, whatever the translation: `Psalm 23`
 */
export function useChosenVerses(
  text: RefObject<HTMLElement | null>,
  place: string,
  verseCount: number,
) {
  const [choice, setChoice] = useState<Choice>();
  const [isOpen, setOpen] = useState(false);
  const { hash } = useLocation();
  const here = choice?.place === place ? choice : undefined;
  const latest = useRef(here);
  latest.current = here;

  useEffect(() => {
    const span = readVerseHash(hash, verseCount);
    if (!span) return;
    setChoice({ place, anchor: span.from, span, isPressed: false });
    // A browser finds the element of one verse, and none for a range.
    if (span.from !== span.to) document.getElementById(`v${span.from}`)?.scrollIntoView();
  }, [hash, place, verseCount]);

  const show = useCallback(
    (anchor: number, end: number, pressedAt?: number) => {
      const span = spanBetween(anchor, end);
      const next = { place, anchor, span, isPressed: true, pressedAt };
      latest.current = next;
      setChoice(next);
      // The address can be copied from the browser now, and going back still leaves the chapter.
      window.history.replaceState(window.history.state, "", formatVerseHash(span));
    },
    [place],
  );

  const take = useCallback(
    (anchor: number, end: number, pressedAt?: number) => {
      show(anchor, end, pressedAt);
      setOpen(true);
      requestAnimationFrame(() => uncoverVerse(end));
    },
    [show],
  );

  const choose = useCallback(
    (verse: number, pressedAt?: number) => take(verse, verse, pressedAt),
    [take],
  );
  const extendTo = useCallback(
    (verse: number) => take(latest.current?.anchor ?? verse, verse),
    [take],
  );

  useEffect(() => {
    const { current } = text;
    return current
      ? watchVersePresses(current, {
          choose,
          extendTo,
          drag: (from, to) => {
            setOpen(false);
            show(from, to);
          },
          drop: () => latest.current && take(latest.current.anchor, endOf(latest.current)),
          awaitEnd: (from) =>
            showToast({ title: `From verse ${from}`, text: "Press the last verse." }),
          hasChoice: () => !!latest.current,
        })
      : undefined;
  }, [text, choose, extendTo, show, take]);

  const stepFrom = (verse: number | undefined, by: number) =>
    verse === undefined
      ? findFirstInView(text.current)
      : Math.min(Math.max(verse + by, 1), verseCount);
  return {
    chosen: here?.span,
    pressedAt: here?.pressedAt,
    wantsReferences: here?.isPressed ?? false,
    isOpen,
    choose,
    /** From one verse of the chapter through another. */
    chooseSpan: (from: number, to: number) => take(from, Math.max(from, to)),
    /** To the next verse or the one before; the first in view where none is chosen. */
    step: (by: 1 | -1) => choose(stepFrom(here && endOf(here), by)),
    extend: (by: 1 | -1) => extendTo(stepFrom(here && endOf(here), by)),
    askReferences: () => choice && setChoice({ ...choice, isPressed: true }),
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** Closes the panel where it lies over the text; else no verse is chosen any more. */
    letGo: () => {
      if (isOpen && isOverText()) {
        setOpen(false);
        return;
      }
      setChoice(undefined);
      setOpen(false);
      if (window.location.hash) {
        window.history.replaceState(
          window.history.state,
          "",
          window.location.pathname + window.location.search,
        );
      }
    },
  };
}

/** The end that moves when the choice is extended. */
const endOf = ({ anchor, span }: Choice) => (span.from === anchor ? span.to : span.from);

/** Whether the panel is a sheet at the foot of the page, and not in the margin. */
function isOverText(): boolean {
  const panel = document.querySelector(".verse-panel");
  return panel !== null && getComputedStyle(panel).position === "fixed";
}

/** About what the bar above the text covers. */
const COVERED_PX = 72;

function findFirstInView(text: HTMLElement | null): number {
  for (const verse of text?.querySelectorAll<HTMLElement>("[data-verse]") ?? []) {
    if (verse.getBoundingClientRect().bottom > COVERED_PX) return Number(verse.dataset.verse);
  }
  return 1;
}

/**
 * On narrow screens the panel rises over the text: the verse moves up from
 * behind it. Verses that were walked to by keys come into view everywhere.
 */
function uncoverVerse(number: number): void {
  const verse = document.getElementById(`v${number}`);
  const panel = document.querySelector(".verse-panel");
  if (!verse || !panel) return;
  const { top, bottom } = verse.getBoundingClientRect();
  const isOver = isOverText();
  const foot = isOver ? panel.getBoundingClientRect().top : window.innerHeight;
  if (bottom > foot || top < COVERED_PX) {
    verse.scrollIntoView({ block: isOver ? "start" : "nearest", behavior: "smooth" });
  }
}
