import { useEffect, useLayoutEffect, useRef } from "react";

/** The arrow keys turn the pages, but in a group of choices they choose. */
export function useArrowKeys(onNext: () => void, onBack: () => void): void {
  const latest = useRef({ onNext, onBack });
  useLayoutEffect(() => {
    latest.current = { onNext, onBack };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTaken =
        event.target instanceof Element && event.target.closest("input, select, textarea, summary");
      if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowRight") latest.current.onNext();
      if (event.key === "ArrowLeft") latest.current.onBack();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
