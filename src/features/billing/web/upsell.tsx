// Offers Premium once a session, to users without it who have stayed a while.
import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { findUpsellPlace, type UpsellPlace } from "./upsell-places.ts";

const DELAY_MS = 30_000;
/** How long after a bad moment it is tried again. */
const PATIENCE_MS = 5_000;

const loadDialog = () => import("./upsell-dialog.tsx");
const UpsellDialog = lazyPart(loadDialog, () => null);

export function Upsell() {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const [isShown, setShown] = useState(false);
  const focused = useRef<Element>(null);
  // While it is not known who is here, nothing is offered.
  const place = user === undefined || user?.isPremium ? undefined : findUpsellPlace(pathname);

  useEffect(() => {
    if (!place || wasShown(place)) return undefined;
    let timer = setTimeout(offer, DELAY_MS);
    return () => clearTimeout(timer);

    function offer() {
      if (isBadMoment()) {
        timer = setTimeout(offer, PATIENCE_MS);
        return;
      }
      void loadDialog().then(
        () => {
          // It took a while to come; another dialog may have opened.
          if (isBadMoment() || !rememberShown(place as UpsellPlace)) return;
          focused.current = document.activeElement;
          setShown(true);
        },
        () => {},
      );
    }
  }, [place]);

  if (!isShown || user?.isPremium) return null;
  return (
    <Suspense>
      <UpsellDialog
        user={user}
        onClose={() => setShown(false)}
        onClosed={() => {
          if (focused.current instanceof HTMLElement) focused.current.focus();
        }}
      />
    </Suspense>
  );
}

/** Over another dialog or an open menu, while somebody types, may be in danger, or is looking elsewhere. */
function isBadMoment(): boolean {
  return (
    document.hidden ||
    document.querySelector(
      "[role=dialog], [role=alertdialog], details.relative[open], .care, .care-line",
    ) !== null ||
    document.activeElement?.matches("input, textarea, select, [contenteditable=true]") === true
  );
}

function wasShown(place: UpsellPlace): boolean {
  try {
    return sessionStorage.getItem(place) !== null;
  } catch {
    // Without storage it could come again and again; better not at all.
    return true;
  }
}

/** @returns whether it could be remembered */
function rememberShown(place: UpsellPlace): boolean {
  try {
    sessionStorage.setItem(place, "shown");
    return true;
  } catch {
    return false;
  }
}
