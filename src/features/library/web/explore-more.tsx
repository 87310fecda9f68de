import { Link } from "react-router";
import type { ExploreMore as Leads } from "../contract.ts";
import { HUB_PATHS } from "../rules.ts";

/** Where a reader may go on to. */
export function ExploreMore({ leads }: { leads: Leads }) {
  const { topics, devotionals, prayers, studies } = leads;
  return (
    <section aria-labelledby="explore-more" className="pt-18" data-print="no">
      <h2 id="explore-more" className="text-30">
        Explore more
      </h2>
      <div className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Leading
          title="Bible topics"
          href="/bible-topics"
          links={topics.map(({ name, href }) => ({ title: name, href }))}
        />
        <Leading title="Devotionals" href={HUB_PATHS.devotionals} links={devotionals} />
        <Leading title="Prayers" href={HUB_PATHS.prayers} links={prayers} />
        <Leading title="Bible study" href={HUB_PATHS.studies} links={studies} />
      </div>
    </section>
  );
}

interface Lead {
  readonly title: string;
  readonly href: string;
}

function Leading({ title, href, links }: Lead & { links: readonly Lead[] }) {
  return (
    <div>
      <h3 className="font-sans font-semibold text-14 tracking-normal">
        <Link
          to={href}
          className="inline-flex min-h-11 items-center text-ink no-underline hover:text-accent hover:underline"
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
