import { useEffect } from "react";
import { showToast } from "./toaster.tsx";
import { isStoredHere, UNREACHED } from "./unreached.tsx";

/**
 * Without a connection a link says so and leaves the page as it is. Followed, it
 * would fetch a script in vain, for which the router loads the page anew: what
 * is shown there, and what was typed into it, would be gone. Where the device has
 * the page itself, the link is the browser's own, and the device answers.
 */
export function useOfflineLinks(): void {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest("a");
      if (!link || !leadsElsewhereHere(link)) return;
      if (isStoredHere(link.pathname)) {
        // Not the router's.
        event.stopPropagation();
        return;
      }
      event.preventDefault();
      showToast({ ...UNREACHED, tone: "danger" });
    };
    // Before the router hears of it.
    document.addEventListener("click", stay, { capture: true });
    return () => document.removeEventListener("click", stay, { capture: true });
  }, []);
}

/** To another page of this site, in this tab. */
function leadsElsewhereHere(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = window.location;
  if (link.target || link.hasAttribute("download") || link.origin !== origin) return false;
  return link.pathname !== pathname || link.search !== search;
}
