import { LeadList } from "#src/ui/lead-list.tsx";
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
        <LeadList
          title="Bible topics"
          href="/bible-topics"
          links={topics.map(({ name, href }) => ({ title: name, href }))}
        />
        <LeadList title="Devotionals" href={HUB_PATHS.devotionals} links={devotionals} />
        <LeadList title="Prayers" href={HUB_PATHS.prayers} links={prayers} />
        <LeadList title="Bible study" href={HUB_PATHS.studies} links={studies} />
      </div>
    </section>
  );
}
