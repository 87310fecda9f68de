// Letters that few pages need come after the first painting; until then others
// stand in for them. Without a script they come with the page.

/** Marks the sheet that waits, printed pages being the only ones it counts for at first. */
export const LATE_SHEET = { "data-late": "", media: "print" } as const;

/** Pages in the background are not painted; their letters come all the same. */
const LATEST_MS = 500;

/** Belongs inline in the head. */
export const LATE_SHEET_SCRIPT = `{const bring=()=>{for(const sheet of document.querySelectorAll("link[data-late]"))sheet.media="all"};requestAnimationFrame(()=>setTimeout(bring));setTimeout(bring,${LATEST_MS})}`;
