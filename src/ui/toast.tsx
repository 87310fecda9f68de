// How a message looks, and where it stands: over nothing that can be pressed.
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button, IconButton } from "./button.tsx";
import { type Box, covers, type Place, placeToast } from "./place-toast.ts";
import type { Message } from "./toaster.tsx";

const SHOWN_MS = 6_000;
/** Longer where something can be taken back. */
const UNDO_MS = 10_000;

/** @param onGone hears that its time is over, or that it was closed */
export function Toast({ message, onGone }: { message: Message; onGone: () => void }) {
  const { title, text, provenance, tone = "info", undo } = message;
  const action = undo ? { label: "Undo", run: undo } : message.action;
  const box = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const place = usePlace(box);
  const gone = useRef(onGone);
  gone.current = onGone;
  useEffect(() => {
    // A failure is shown until somebody has seen it, or until it is true no longer.
    if (tone === "danger" || isHeld || message.action) return;
    const timer = setTimeout(() => gone.current(), undo ? UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [tone, undo, isHeld, message.action]);
  const Icon = tone === "danger" ? CircleAlert : undo ? Undo2 : Check;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody is at it.
    <div
      ref={box}
      data-print="no"
      data-toast
      style={place}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto fixed bottom-4 left-4 z-40 flex min-h-14 w-[calc(100vw-2rem)] max-w-104 items-center gap-3 rounded-card border border-control bg-raised py-1.5 pr-2 pl-4 shadow-lifted md:bottom-8 md:left-8"
    >
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className={`flex-none ${TONES[tone]}`}
      />
      <div className="mr-auto min-w-0 py-1.5">
        <p className={text ? "font-semibold" : ""}>{title}</p>
        {text ? <p className="text-14 text-muted">{text}</p> : null}
        {provenance ? <p className="mt-1 text-14 text-muted">{provenance}</p> : null}
      </div>
      {action ? (
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            onGone();
            action.run();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton label="Dismiss" onClick={onGone}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

const TONES: Readonly<Record<NonNullable<Message["tone"]>, string>> = {
  info: "text-accent",
  lamp: "text-lamp",
  danger: "text-danger",
};

/** What stays free, the most important first. */
const BUTTONS = "button, summary, [role=button], [type=submit]";
const FIELDS = "input, select, textarea";
const LINKS = "a";
const EDGE = { phone: 16, wide: 32 } as const;
const WIDE = 768;

/** Stays where it stands until the page has moved a button under it. */
function usePlace(
  box: React.RefObject<HTMLDivElement | null>,
): (Place & { bottom: "auto" }) | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    let current: Place | undefined;
    let frame = 0;
    const look = () => {
      const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
      const buttons = findBoxes(BUTTONS);
      if (current && current.top + height <= innerHeight) {
        const here = { ...current, width, height };
        if (!buttons.some((one) => covers(here, one))) return;
      }
      const view = { width: document.documentElement.clientWidth, height: innerHeight };
      const edge = view.width < WIDE ? EDGE.phone : EDGE.wide;
      current = placeToast({ width, height }, view, edge, [
        buttons,
        findBoxes(FIELDS),
        findBoxes(LINKS),
      ]);
      setPlace(current);
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    const size = new ResizeObserver(lookSoon);
    size.observe(document.body);
    const changes = new MutationObserver(lookSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener("scroll", lookSoon, { passive: true });
    addEventListener("resize", lookSoon);
    // A sheet that slides in moves its buttons without changing the page.
    addEventListener("animationend", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      changes.disconnect();
      removeEventListener("scroll", lookSoon);
      removeEventListener("resize", lookSoon);
      removeEventListener("animationend", lookSoon);
    };
  }, [box]);
  return place && { ...place, bottom: "auto" };
}

/** In the window, and seen. Where a dialog is open, nothing behind it can be pressed. */
function findBoxes(selector: string): Box[] {
  const scope =
    [...document.querySelectorAll("[role=dialog]:not([data-state=closed])")].at(-1) ??
    document.body;
  return (
    [...scope.querySelectorAll(selector)]
      // Not what a closed menu holds.
      .filter((one) => !one.closest("[data-toast]") && one.checkVisibility())
      .map((one) => one.getBoundingClientRect())
      .filter(
        ({ width, height, top, bottom }) =>
          width > 1 && height > 1 && bottom > 0 && top < innerHeight,
      )
  );
}
