// Whether the server can be reached again while these pages are open. Where it
// can, links lead to the live pages.
import { useEffect, useState } from "react";

const ASKED_EVERY_MS = 20_000;
/** A line that takes longer to answer so little is no use yet. */
const ANSWER_MS = 5_000;

export function useReachable(): boolean {
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const answered = navigator.onLine && (await isAnswered());
      if (!isGone) setReachable(answered);
    };
    const lost = () => setReachable(false);
    const timer = setInterval(ask, ASKED_EVERY_MS);
    void ask();
    window.addEventListener("online", ask);
    window.addEventListener("offline", lost);
    document.addEventListener("visibilitychange", ask);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener("online", ask);
      window.removeEventListener("offline", lost);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  useLiveLinks(isReachable);
  return isReachable;
}

async function isAnswered(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    return (await fetch("/healthz", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

/** Links are then the browser's own: it asks the server, and these pages are left. */
function useLiveLinks(isReachable: boolean): void {
  useEffect(() => {
    if (!isReachable) return;
    const leave = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      if (event.type === "submit" || event.target.closest("a")) event.stopPropagation();
    };
    document.addEventListener("click", leave, { capture: true });
    document.addEventListener("submit", leave, { capture: true });
    return () => {
      document.removeEventListener("click", leave, { capture: true });
      document.removeEventListener("submit", leave, { capture: true });
    };
  }, [isReachable]);
}
