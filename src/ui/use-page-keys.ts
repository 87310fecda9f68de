import { useEffect, useLayoutEffect, useRef } from "react";

/** True where a key press belongs to a field or a dialog, not to the page. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, summary, [contenteditable], [role=dialog]") !== null
  );
}

/**
 * Calls the action of a key pressed on the page itself, without modifiers but
 * Shift, which is named where it counts: `Shift+ArrowDown`.
 */
export function usePageKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTyping(event.target)) return;
      const act =
        (event.shiftKey && latest.current[`Shift+${event.key}`]) || latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
