import { Link } from "react-router";

/** A word that leads somewhere. */
export function ChipLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4 text-ink no-underline transition-colors hover:border-control"
    >
      {children}
    </Link>
  );
}
