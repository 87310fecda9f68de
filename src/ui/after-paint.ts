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
