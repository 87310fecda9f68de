// Opens the dialog in place for every link to the page on which one signs in,
// whichever feature shows the link.
import { Suspense, useEffect, useRef, useState } from "react";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { readSignInUrl, SIGN_IN_PATH, type SignInUrl } from "./sign-in-url.ts";

const loadDialog = () => import("./account-dialog.tsx");
const AccountDialog = lazyPart(loadDialog, () => null);

export function AccountDoor() {
  const [address, setAddress] = useState<SignInUrl>();
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    const fetchDialog = (event: Event) => {
      if (findSignInLink(event)) void loadDialog().catch(() => {});
    };
    const open = (event: MouseEvent) => {
      const link = findSignInLink(event);
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !isPlain || event.altKey || window.location.pathname === SIGN_IN_PATH) return;
      event.preventDefault();
      opener.current = link;
      void loadDialog().then(
        () => setAddress(readSignInUrl(new URL(link.href).searchParams)),
        // The page does the same.
        () => window.location.assign(link.href),
      );
    };
    // Before the router sees the press, which would leave the page.
    window.addEventListener("click", open, { capture: true });
    window.addEventListener("pointerover", fetchDialog, { passive: true });
    window.addEventListener("focusin", fetchDialog);
    return () => {
      window.removeEventListener("click", open, { capture: true });
      window.removeEventListener("pointerover", fetchDialog);
      window.removeEventListener("focusin", fetchDialog);
    };
  }, []);
  if (!address) return null;
  return (
    <Suspense>
      <AccountDialog
        address={address}
        onClose={() => setAddress(undefined)}
        onClosed={() => giveFocusBack(opener.current)}
      />
    </Suspense>
  );
}

function findSignInLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link && new URL(link.href).pathname === SIGN_IN_PATH ? link : undefined;
}

/** To what opened the dialog; once signed in that is gone, and the page has it. */
function giveFocusBack(opener: HTMLElement | null): void {
  if (opener?.isConnected) opener.focus();
  else document.getElementById("main")?.focus({ preventScroll: true });
}
