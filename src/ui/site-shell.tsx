import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { LoadingBar } from "./loading.tsx";

/** The frame of every page: the way past it, the page itself, what is around it. */
export function SiteShell({
  header,
  footer,
  children,
}: {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}) {
  const main = useFocusOnNewPage();
  return (
    <>
      <a
        href="#main"
        className="absolute -top-16 left-3 z-50 rounded-control bg-ink px-4 py-3 text-paper focus:top-3"
      >
        Skip to content
      </a>
      <LoadingBar />
      {header}
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  );
}

/**
 * Moves focus to the page when its path changes, so that screen readers begin
 * with the new page and Tab does not go on in the old one's footer.
 */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
