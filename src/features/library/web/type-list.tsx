import { Link } from "react-router";
import type { LibraryCard } from "../contract.ts";

/** The types of a kind, most searched first. */
export function TypeList({ types, noun }: { types: readonly LibraryCard[]; noun: string }) {
  return (
    <ul className="grid border-line border-t sm:grid-cols-2 sm:gap-x-12 lg:gap-x-16">
      {types.map(({ type, title, href, description, badge, count }) => (
        <li key={type} className="break-inside-avoid border-line border-b py-5">
          <h3 className="text-20">
            <Link
              to={href}
              className="-my-[11px] inline-block min-w-11 py-[11px] text-ink no-underline hover:text-accent hover:underline"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-0.5 text-14 text-muted">
            {badge} · {count} {noun}
          </p>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
