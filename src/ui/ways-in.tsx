// Words to begin with, where a visitor has none yet: a band of them, and groups
// of them that belong together.
import { Link } from "react-router";

export interface WayIn {
  readonly label: string;
  readonly href: string;
}

export interface WayInGroup {
  readonly name: string;
  /** Whom it is for, or what holds it together, in a sentence. */
  readonly for: string;
  readonly ways: readonly WayIn[];
}

export function WaysInBand({
  id,
  title,
  ways,
}: {
  id: string;
  title: string;
  ways: readonly WayIn[];
}) {
  return (
    <section aria-labelledby={id} className="mt-16 bg-sunk py-10 md:py-12" data-print="no">
      <div className="wrap entry">
        <h2 id={id} className="mb-2 text-18 md:mb-0 md:pt-2.5">
          {title}
        </h2>
        <Chips ways={ways} />
      </div>
    </section>
  );
}

export function WaysInGroups({
  id,
  title,
  groups,
  className,
}: {
  id: string;
  title: string;
  groups: readonly WayInGroup[];
  className: string;
}) {
  return (
    <section aria-labelledby={id} className={`wrap ${className}`} data-print="no">
      <h2 id={id} className="text-30">
        {title}
      </h2>
      <ul className="mt-8 grid gap-x-16 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <li key={group.name} className="border-ink border-t-2 pt-4">
            <h3 className="text-20">{group.name}</h3>
            <p className="mt-1 mb-4 text-muted">{group.for}</p>
            <Chips ways={group.ways} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Chips({ ways }: { ways: readonly WayIn[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {ways.map(({ label, href }) => (
        <li key={label}>
          <ChipLink to={href}>{label}</ChipLink>
        </li>
      ))}
    </ul>
  );
}

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
