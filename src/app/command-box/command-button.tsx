// The way to the command box: a button in the header, `/` where the page has no
// search of its own, and Ctrl K or Cmd K everywhere.
import Search from "lucide-react/icons/search";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { IconButton } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { usePageKeys } from "#src/ui/use-page-keys.ts";

const loadBox = () => import("./command-box.tsx");
const CommandBox = lazyPart(loadBox, () => null);
const fetchBox = () => void loadBox().catch(() => {});

export function CommandButton() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const typedAhead = useRef<TypedAhead>(null);
  const open = () => {
    if (isOpen || typedAhead.current) return;
    opener.current = document.activeElement;
    typedAhead.current = collectTyping();
    void loadBox().then(
      () => setOpen(true),
      // The search page does most of it.
      () => location.assign("/bible-verse-search"),
    );
  };
  const takeTyped = useCallback(() => {
    const typed = typedAhead.current?.end() ?? "";
    typedAhead.current = null;
    return typed;
  }, []);
  const latest = useRef({ isOpen, open });
  latest.current = { isOpen, open };
  // Where the page has a search field of its own, the key goes there.
  usePageKeys({ "/": open }, { isLast: true });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      if (latest.current.isOpen) setOpen(false);
      else latest.current.open();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <IconButton
        label="Find anything"
        title="Find anything (Ctrl K)"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        className="noscript:hidden"
        onPointerEnter={fetchBox}
        onFocus={fetchBox}
        onClick={open}
      >
        <Search size={20} strokeWidth={1.5} />
      </IconButton>
      {isOpen ? (
        <Suspense>
          <CommandBox
            takeTyped={takeTyped}
            onClose={() => setOpen(false)}
            onClosed={() => (opener.current as HTMLElement | null)?.focus?.()}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface TypedAhead {
  /** @returns what was typed until then */
  readonly end: () => string;
}

/** The box is being fetched and its field is not there yet: keys wait for it, and do nothing else. */
function collectTyping(): TypedAhead {
  let typed = "";
  const collect = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length === 1) typed += event.key;
    else if (event.key === "Backspace") typed = typed.slice(0, -1);
    else if (event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener("keydown", collect, { capture: true });
  return {
    end: () => {
      window.removeEventListener("keydown", collect, { capture: true });
      return typed;
    },
  };
}
