import { Link } from "react-router";

export interface ChoiceLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** Read out in place of an abbreviation. */
  readonly name?: string;
}

/** One of a few, as words on a line; the current one is underlined. */
export function ChoiceLinks({
  label,
  links,
  keepsScroll = false,
  onFollow,
}: {
  label: string;
  links: readonly ChoiceLink[];
  keepsScroll?: boolean;
  onFollow?: () => void;
}) {
  return (
    <nav aria-label={label} className="choice-links -mx-1.5 md:-mx-2.5">
      {links.map((link) => (
        <Link
          key={link.href}
          to={link.href}
          preventScrollReset={keepsScroll}
          aria-current={link.isCurrent || undefined}
          aria-label={link.name ? `${link.label}, ${link.name}` : undefined}
          title={link.name}
          {...(onFollow ? { onClick: onFollow } : {})}
          className="choice-link"
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
