// A page that the device does not have, and what it has instead.
import { Link, useLocation } from "react-router";
import { OFFLINE_PATH } from "#src/features/offline/rules.ts";
import { findMarkedAccount } from "#src/features/offline/web/stored-marks.ts";
import type { StoredPack } from "#src/features/offline/web/stored-packs.ts";
import { SEARCH_PATH } from "#src/features/search/web/search-url.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { useTitle } from "./page-state.tsx";

const COPIED = [
  { label: "Your plans and prayers today", href: "/dashboard" },
  { label: "Your study notes", href: "/premium/bible-tools" },
  { label: "Your devotionals", href: "/premium/devotionals" },
  { label: "Your highlights", href: "/highlights" },
  { label: "Learn by heart", href: "/memory" },
];

export function NotStored({ packs }: { packs: readonly StoredPack[] }) {
  const { pathname, search } = useLocation();
  const hasCopies = findMarkedAccount() !== undefined;
  useTitle("Berea could not be reached");
  return (
    <div className="wrap entry pt-10 md:pt-20">
      <p className="font-light font-serif text-60 text-faint leading-none" aria-hidden="true">
        …
      </p>
      <div className="max-w-measure">
        <h1 className="text-38 lg:text-48">Berea could not be reached</h1>
        <p className="mt-4 text-18 text-muted">
          This page is not on this device. Check the connection and try again. What you wrote and
          saved is safe.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Link
            to={`${pathname}${search}`}
            reloadDocument
            className={buttonClass({ kind: "secondary" })}
          >
            Try again
          </Link>
        </p>
        <h2 className="mt-12 text-20">What you have here</h2>
        {packs.length > 0 || hasCopies ? (
          <ul className="mt-2">
            {hasCopies
              ? COPIED.map(({ label, href }) => (
                  <li key={href}>
                    <Link to={href} className="underlined inline-flex min-h-11 items-center">
                      {label}
                    </Link>
                  </li>
                ))
              : null}
            {packs.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={`/bible/${slug}`}
                  className="underlined inline-flex min-h-11 items-center"
                >
                  Read the {name}
                </Link>
              </li>
            ))}
            {packs.length > 0 ? (
              <li>
                <Link to={SEARCH_PATH} className="underlined inline-flex min-h-11 items-center">
                  Search by words
                </Link>
              </li>
            ) : null}
          </ul>
        ) : (
          <p className="mt-2 text-muted">
            Nothing yet. When Berea can be reached again, the{" "}
            <Link to={OFFLINE_PATH} className="underlined">
              offline page
            </Link>{" "}
            stores translations on this device, to be read and searched anywhere.
          </p>
        )}
      </div>
    </div>
  );
}
