// Follows which verse is in view, and whether the end was reached.

/** Passing through a chapter on the way to another is not reading it. */
const SETTLED_MS = 8_000;
/** The end in view at once, as of a short psalm, is not read at once. */
const READ_MS = 8_000;
const SAVE_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 1_000;
/** Below the bar that covers the top of the text. */
const TOP_PX = 96;

export interface SeenPlace {
  /** The first that is wholly in view: where somebody goes on. */
  readonly verse: number;
  readonly isFinished: boolean;
}

/**
 * Tells where the reader is, every few seconds while it changes, and once more
 * when they leave the page.
 * @returns ends the watch, and tells the last place
 */
export function watchReading(text: HTMLElement, tell: (place: SeenPlace) => void): () => void {
  const began = Date.now();
  let told: SeenPlace | undefined;
  let seen: SeenPlace | undefined;
  let hasSeenEnd = false;

  const look = (): SeenPlace => {
    const verses = [...text.querySelectorAll<HTMLElement>("[data-verse]")];
    const boxes = verses.map((verse) => verse.getBoundingClientRect());
    const at = boxes.findIndex(({ top }) => top >= TOP_PX);
    const last = boxes.at(-1);
    if (last && last.bottom <= window.innerHeight && document.visibilityState === "visible") {
      hasSeenEnd = true;
    }
    const verse = verses[at === -1 ? verses.length - 1 : at];
    return {
      verse: Number(verse?.dataset.verse ?? 1),
      isFinished: hasSeenEnd && Date.now() - began >= READ_MS,
    };
  };
  const report = () => {
    if (!seen || (told?.verse === seen.verse && told.isFinished === seen.isFinished)) return;
    told = seen;
    tell(seen);
  };
  // When the watch ends the next chapter may be on the page already: what was seen last counts.
  const looking = setInterval(() => {
    if (Date.now() - began < SETTLED_MS) return;
    const isFirst = !seen;
    const before = seen?.isFinished;
    seen = look();
    if (isFirst || seen.isFinished !== before) report();
  }, LOOK_EVERY_MS);

  const timer = setInterval(report, SAVE_EVERY_MS);
  // A phone may put a page away without another word.
  const hide = () => document.visibilityState === "hidden" && report();
  document.addEventListener("visibilitychange", hide);
  window.addEventListener("pagehide", report);
  return () => {
    clearInterval(looking);
    clearInterval(timer);
    document.removeEventListener("visibilitychange", hide);
    window.removeEventListener("pagehide", report);
    report();
  };
}
