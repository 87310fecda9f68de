/** Pages in the background are not painted; their work begins all the same. */
const LATEST_MS = 500;

/** Does something once, when the page has been painted. */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const begin = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, LATEST_MS);
}

// Letters that few pages need come after the first painting; until then others
// replace them. Without a script they come with the page.

/** Marks the sheet that waits, printed pages being the only ones it counts for at first. */
export const LATE_SHEET = { "data-late": "", media: "print" } as const;

/** To be called in the head, before the first painting. */
export function bringLateSheets(): void {
  afterPaint(() => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[data-late]")) {
      sheet.media = "all";
    }
  });
}
