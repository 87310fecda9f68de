import type { ReactNode } from "react";
import { Link } from "react-router";

/** Acts as a button that opens a dialog; before and without script it leads to a page that does the same. */
export function DialogLink({
  to,
  className,
  children,
}: {
  to: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      // A button to those who hear it; a link, so that it leads somewhere without script.
      role="button"
      aria-haspopup="dialog"
      className={className}
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
