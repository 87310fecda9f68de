import type { ReactNode } from "react";
import { Link } from "react-router";

/** Acts as a button that opens a dialog; before and without script it leads to a page that does the same. */
export function DialogLink({
  to,
  className,
  onClick,
  children,
}: {
  to: string;
  className: string;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      // A button to those who hear it; a link, so that it leads somewhere without script.
      role="button"
      aria-haspopup="dialog"
      className={className}
      {...(onClick ? { onClick } : {})}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {children}
    </Link>
  );
}
