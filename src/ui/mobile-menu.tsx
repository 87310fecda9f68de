import { Link } from "react-router";
import { Sheet } from "./sheet.tsx";
import type { SiteLink } from "./site-header.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export default function MobileMenu({
  links,
  onClose,
  onClosed,
}: {
  links: readonly SiteLink[];
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
      <ThemeChoice />
    </Sheet>
  );
}
