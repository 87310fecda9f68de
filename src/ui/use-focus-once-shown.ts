import { useCallback, useEffect, useRef } from "react";

/** Gives a function that moves focus to the element of an id, as soon as the page shows it. */
export function useFocusOnceShown(): (id: string) => void {
  const wanted = useRef<string>(undefined);
  const look = () => {
    const element = wanted.current && document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  };
  // After each rendering, since nobody can say which one brings it.
  useEffect(look);
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}
