// Presses in a chapter's text: a verse is pressed; verses are chosen by a
// press with Shift, by dragging across their numbers, or by holding one
// verse's number and pressing another verse.
import { findPressedPlace } from "./find-pressed-place.ts";

export interface VersePresses {
  readonly choose: (verse: number, pressedAt?: number) => void;
  /** From where the choice began. */
  readonly extendTo: (verse: number) => void;
  /** While the pointer is still down: what is under it may not be covered by anything now. */
  readonly drag: (from: number, to: number) => void;
  /** The pointer was lifted after a drag. */
  readonly drop: () => void;
  /** A number was held and let go: the next press names the other end. */
  readonly awaitEnd: (from: number) => void;
  readonly hasChoice: () => boolean;
}

/** How long a finger rests on a number before it drags instead of scrolling. */
const HOLD_MS = 350;

/** @returns ends the watch */
export function watchVersePresses(
  text: HTMLElement,
  { choose, extendTo, drag: show, drop, awaitEnd, hasChoice }: VersePresses,
): () => void {
  /** The verse whose number is held, and the last that the choice was dragged to. */
  let drag: { readonly from: number; last: number; isOn: boolean } | undefined;
  let hold: ReturnType<typeof setTimeout> | undefined;
  /** A number was held: the next press names the other end. */
  let awaitsEnd = false;
  /** The click that ends a drag is none. */
  let ignoresClick = false;

  const begin = () => {
    if (!drag) return;
    drag.isOn = true;
    show(drag.from, drag.from);
  };
  const down = (event: PointerEvent) => {
    ignoresClick = false;
    const number = event.target instanceof Element && event.target.closest(".verse-number");
    const verse = number && findVerse(number);
    if (!verse || event.button !== 0 || event.shiftKey || awaitsEnd) return;
    drag = { from: verse, last: verse, isOn: event.pointerType === "mouse" };
    if (!drag.isOn) hold = setTimeout(begin, HOLD_MS);
  };
  const move = (event: PointerEvent) => {
    if (!drag?.isOn) return;
    const verse = findVerse(document.elementFromPoint(event.clientX, event.clientY));
    if (!verse || verse === drag.last) return;
    drag.last = verse;
    show(drag.from, verse);
  };
  const up = () => {
    clearTimeout(hold);
    if (drag?.isOn && drag.last !== drag.from) {
      ignoresClick = true;
      drop();
    }
    // Held and let go without a drag: by a finger only, a mouse has Shift.
    else if (drag?.isOn && hold !== undefined) {
      awaitsEnd = true;
      ignoresClick = true;
      awaitEnd(drag.from);
    }
    hold = undefined;
    drag = undefined;
  };
  const cancel = () => {
    clearTimeout(hold);
    hold = undefined;
    drag = undefined;
  };
  // While numbers are dragged across, the page does not scroll, and a long
  // press on a number opens no menu of its link.
  const touchMove = (event: TouchEvent) => drag?.isOn && event.preventDefault();
  const menu = (event: Event) => drag && event.preventDefault();
  const noDrag = (event: Event) =>
    event.target instanceof Element &&
    event.target.closest(".verse-number") &&
    event.preventDefault();

  const press = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.metaKey || event.ctrlKey) return;
    const verse = event.target.closest<HTMLElement>("[data-verse]");
    if (!verse) return;
    const number = Number(verse.dataset.verse);
    if (ignoresClick) {
      ignoresClick = false;
      event.preventDefault();
      return;
    }
    if (awaitsEnd || (event.shiftKey && hasChoice())) {
      awaitsEnd = false;
      event.preventDefault();
      window.getSelection()?.removeAllRanges();
      extendTo(number);
      return;
    }
    if (event.shiftKey || window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    choose(number, findPressedPlace(verse, event));
  };

  const ended = new AbortController();
  const { signal } = ended;
  text.addEventListener("pointerdown", down, { signal });
  text.addEventListener("click", press, { signal });
  text.addEventListener("dragstart", noDrag, { signal });
  text.addEventListener("contextmenu", menu, { signal });
  text.addEventListener("touchmove", touchMove, { signal, passive: false });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", cancel, { signal });
  return () => {
    clearTimeout(hold);
    ended.abort();
  };
}

function findVerse(element: Element | null): number | undefined {
  const verse = element?.closest<HTMLElement>("[data-verse]");
  return verse ? Number(verse.dataset.verse) : undefined;
}
