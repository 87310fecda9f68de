import { headingId } from "./plan-card.tsx";

/** Once the list shows it, or the list of its days. */
export function focusPlan(id: number): void {
  requestAnimationFrame(() =>
    (document.getElementById(headingId(id)) ?? document.getElementById("plan-days"))?.focus(),
  );
}

/** Where a card has gone to another tab: the tab that it left. */
export function focusTab(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>("[data-room] [role=tab][aria-selected=true]")?.focus(),
  );
}
