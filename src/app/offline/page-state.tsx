// What each page of the device says of itself: that it is one, and its title.
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { site } from "#content/site.json";
import { OFFLINE_PATH } from "#src/features/offline/rules.ts";
import { sayWaiting } from "./waiting-changes.ts";
import { useWaiting } from "./waiting-list.tsx";

/** Says that a page is the device's own copy, or that the live one is there again. */
export function ReachedAgain({
  isReachable,
  userId,
}: {
  isReachable: boolean;
  /** Whose changes may wait here. */
  userId: number | undefined;
}) {
  const { count } = useWaiting(userId);
  const { pathname, search, hash } = useLocation();
  return (
    <div role="status" className="border-line border-y bg-sunk" data-print="no">
      <p className="wrap flex min-h-11 flex-wrap items-center gap-x-4 py-2 text-14">
        {isReachable ? (
          <>
            <span>Berea can be reached again.</span>
            {/* A plain link: the browser asks the server for it. */}
            <a
              href={`${pathname}${search}${hash}`}
              onClick={(event) => {
                event.preventDefault();
                window.location.reload();
              }}
              className="underlined inline-flex min-h-11 items-center"
            >
              Open the live page
            </a>
          </>
        ) : (
          <span>You are offline. This is what is stored on this device.</span>
        )}
        {count > 0 ? (
          <Link to={OFFLINE_PATH} className="underlined inline-flex min-h-11 items-center">
            {sayWaiting(count)} to be sent
          </Link>
        ) : null}
      </p>
    </div>
  );
}

/** Sets the title of the tab, as a page of the live site has one. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${site.name}, offline`;
  }, [title]);
}
