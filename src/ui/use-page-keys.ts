import { useEffect, useLayoutEffect, useRef } from "react";
import { readSetting } from "./device-setting.ts";
import { SINGLE_KEYS } from "./reading-settings.ts";

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
 *
 * @param options.isLast for what is on every page: the page's own actions come first
 */
export function usePageKeys(
  actions: Readonly<Record<string, (() => void) | undefined>>,
  { isLast = false } = {},
): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTyping(event.target)) return;
      if (event.key.length === 1 && readSetting(SINGLE_KEYS) === "off") return;
      const act =
        (event.shiftKey && latest.current[`Shift+${event.key}`]) || latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    // The window hears a key after the document.
    const place = isLast ? window : document;
    const hear = press as EventListener;
    place.addEventListener("keydown", hear);
    return () => place.removeEventListener("keydown", hear);
  }, [isLast]);
}
