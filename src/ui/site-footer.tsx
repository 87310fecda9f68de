import { Link } from "react-router";
import { Mark } from "./logo.tsx";
import type { SiteLink } from "./site-header.tsx";

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly SiteLink[];
}

export function SiteFooter({
  name,
  colophon,
  columns,
  copyright,
}: {
  name: string;
  colophon: string;
  columns: readonly FooterColumn[];
  copyright: string;
}) {
  return (
    <footer id="site-footer" className="mt-24 bg-sunk py-12 lg:pt-18 lg:pb-10" data-print="no">
      <div className="wrap grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-x-20 lg:gap-y-16">
        <div className="max-w-[30rem] font-serif text-muted">
          <Link
            to="/"
            className="mb-3 inline-flex items-center gap-2 py-2 font-medium font-serif text-ink no-underline [font-size:1.375rem]"
          >
            <Mark className="size-6.5 text-accent" />
            {name}
          </Link>
          <p>{colophon}</p>
        </div>
        <nav
          aria-label="Footer"
          className="grid hyphens-auto grid-cols-2 gap-x-5 gap-y-6 [overflow-wrap:anywhere] md:grid-cols-3 max-md:[&>:first-child]:row-span-2"
        >
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-1 font-sans font-semibold text-14 tracking-normal">{title}</h2>
              <ul>
                {links.map(({ label, href, isDocument = false }) => (
                  <li key={href}>
                    <Link
                      to={href}
                      reloadDocument={isDocument}
                      className="inline-flex min-h-11 min-w-11 items-center text-muted no-underline hover:text-ink hover:underline md:min-h-9"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <small className="border-line border-t pt-6 text-14 text-muted lg:col-span-2">
          {copyright}
        </small>
      </div>
    </footer>
  );
}
