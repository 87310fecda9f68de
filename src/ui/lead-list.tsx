import { Link } from "react-router";

export interface Lead {
  readonly title: string;
  readonly href: string;
}

/** A page by its name, and below it what it leads to. */
export function LeadList({ title, href, links }: Lead & { links: readonly Lead[] }) {
  return (
    <div>
      <h3 className="font-sans font-semibold text-14 tracking-normal">
        <Link
          to={href}
          className="inline-flex min-h-11 min-w-11 items-center text-ink no-underline hover:text-accent hover:underline"
        >
          {title}
        </Link>
      </h3>
      <ul className="border-line border-t">
        {links.map((link) => (
          <li key={link.href} className="border-line border-b">
            <Link
              to={link.href}
              className="flex min-h-11 items-center py-1.5 font-serif text-18 text-ink leading-snug no-underline hover:text-accent hover:underline"
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
