import type { ReactNode } from "react";
import { Link } from "react-router";
import { Sheet } from "./sheet.tsx";
import type { SiteLink } from "./site-header.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export default function MobileMenu({
  links,
  account,
  onClose,
  onClosed,
}: {
  links: readonly SiteLink[];
  /** What a visitor's account brings; following a link in it closes the menu. */
  account?: ReactNode;
  onClose: () => void;
  onClosed: () => void;
}) {
  return (
    <Sheet title="Menu" onClose={onClose} onClosed={onClosed}>
      <nav aria-label="Menu" className="mb-6 border-line border-t">
        {links.map(({ label, href }) => (
          <Link
            key={href}
            to={href}
            onClick={onClose}
            className="flex min-h-13 items-center border-line border-b px-3 font-serif text-20 text-ink no-underline"
          >
            {label}
          </Link>
        ))}
      </nav>
      {account ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
        // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click too.
        <div
          className="mb-6"
          onClick={(event) => (event.target as Element).closest("a") && onClose()}
        >
          {account}
        </div>
      ) : null}
      <ThemeChoice />
    </Sheet>
  );
}
