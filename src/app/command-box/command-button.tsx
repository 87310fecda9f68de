// The way to the command box: a button in the header, `/` where the page has no
// search of its own, and Ctrl K or Cmd K everywhere.
import Search from "lucide-react/icons/search";
import { Suspense, useEffect, useRef, useState } from "react";
import { IconButton } from "#src/ui/button.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { usePageKeys } from "#src/ui/use-page-keys.ts";

const loadBox = () => import("./command-box.tsx");
const CommandBox = lazyPart(loadBox, () => null);
const fetchBox = () => void loadBox().catch(() => {});

export function CommandButton() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const open = () => {
    opener.current = document.activeElement;
    void loadBox().then(
      () => setOpen(true),
      // The search page does most of it.
      () => location.assign("/bible-verse-search"),
    );
  };
  // Where the page has a search field of its own, the key goes there.
  usePageKeys({ "/": open }, { isLast: true });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      opener.current = document.activeElement;
      void loadBox().then(
        () => setOpen((before) => !before),
        () => {},
      );
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
            onClose={() => setOpen(false)}
            onClosed={() => (opener.current as HTMLElement | null)?.focus?.()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
