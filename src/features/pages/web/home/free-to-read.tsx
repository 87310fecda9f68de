// What stands on the site for everyone, so that a first visitor finds it.
import { type Lead, LeadList } from "#src/ui/lead-list.tsx";

export interface FreeToRead {
  readonly devotionals: readonly Lead[];
  readonly prayers: readonly Lead[];
  readonly studies: readonly Lead[];
  readonly articles: readonly Lead[];
}

export function FreeToReadSection({ devotionals, prayers, studies, articles }: FreeToRead) {
  return (
    <section aria-labelledby="free-to-read" className="border-line border-t pt-10 pb-12 lg:pt-16">
      <h2 id="free-to-read" className="text-30 lg:text-38">
        Free to read, without an account
      </h2>
      <div className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
        <LeadList title="Devotionals" href="/devotional" links={devotionals} />
        <LeadList title="Prayers" href="/prayers" links={prayers} />
        <LeadList title="Bible study" href="/bible-study" links={studies} />
        <LeadList title="Blog" href="/blog" links={articles} />
      </div>
    </section>
  );
}
