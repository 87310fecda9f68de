import { headingId } from "./plan-card.tsx";

/** A slow machine may take so long to draw what has changed. */
const PATIENCE_MS = 500;

/**
 * Once the list shows it, or the list of its days; the chosen tab where it turns
 * out to be under another and the focus was lost with it.
 */
export function focusPlan(id: number): void {
  const until = performance.now() + PATIENCE_MS;
  const look = () => {
    const heading = document.getElementById(headingId(id)) ?? document.getElementById("plan-days");
    if (heading?.getClientRects().length) heading.focus();
    else if (performance.now() < until) requestAnimationFrame(look);
    else if (document.activeElement === document.body) focusTab();
  };
  requestAnimationFrame(look);
}

/** Where a card has gone to another tab: the tab that it left. */
export function focusTab(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("[data-room] [role=tab][aria-selected=true]")?.focus(),
  );
}
