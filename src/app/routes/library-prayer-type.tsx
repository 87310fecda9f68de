import { useQueryClient } from "@tanstack/react-query";
import { data } from "react-router";
import { site } from "#content/site.json";
import { FavouriteButton } from "#src/features/favourites/web/favourite-button.tsx";
import { HUB_PATHS } from "#src/features/library/rules.ts";
import { AddToList } from "#src/features/library/web/add-to-list.tsx";
import { ExploreMore } from "#src/features/library/web/explore-more.tsx";
import { findType } from "#src/features/library/web/find-type.ts";
import { LibraryNotFound } from "#src/features/library/web/not-found.tsx";
import { OnThisPage } from "#src/features/library/web/on-this-page.tsx";
import { Introduction } from "#src/features/library/web/paragraphs.tsx";
import { PrayerEntry } from "#src/features/library/web/prayer-entry.tsx";
import { PrintButton } from "#src/features/library/web/print-button.tsx";
import { prayerTypeQuery } from "#src/features/library/web/queries.ts";
import { describeType } from "#src/features/library/web/type-meta.ts";
import { addPrayerOnce } from "#src/features/prayers/web/queries.ts";
import { CopyButton, ShareButton } from "#src/ui/copy-button.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describeMissing, readSiteUrl } from "#src/ui/page-meta.ts";
import { ReadAloudButton } from "#src/web/listening/read-aloud.tsx";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/library-prayer-type";

const NOT_FOUND = "Prayer Type Not Found";
const HUB = { title: "Prayers", href: HUB_PATHS.prayers };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const found = await findType({ client, kind: "prayers", typed: params.type, request }, () =>
    client.fetchQuery(prayerTypeQuery(params.type)),
  );
  return "missing" in found ? data(found, { status: 404 }) : found;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || "missing" in loaderData) return describeMissing(NOT_FOUND, site.name);
  return describeType(loaderData, loaderData.prayers, {
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    hub: HUB,
  });
}

export default function PrayerTypePage({ loaderData }: Route.ComponentProps) {
  const client = useQueryClient();
  if ("missing" in loaderData) {
    return (
      <LibraryNotFound
        title={NOT_FOUND}
        text={`There are no prayers called “${loaderData.missing}” here yet.`}
        hub={{ ...HUB, title: "All prayers" }}
        nearest={loaderData.nearest}
      />
    );
  }
  const { type, title, introduction, prayers, exploreMore } = loaderData;
  return (
    <div className="wrap pb-16">
      <PageHeader title={title} />
      <div className="mb-10 md:-mt-4 md:mb-12">
        <Introduction paragraphs={introduction} />
        <p className="mt-2" data-print="no">
          <PrintButton />
        </p>
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_264px] lg:gap-16">
        <OnThisPage pieces={prayers.map((prayer) => ({ ...prayer, note: prayer.situation }))} />
        <div className="border-ink border-t pt-8 lg:row-start-1">
          {prayers.map((prayer) => (
            <PrayerEntry
              key={prayer.id}
              prayer={prayer}
              actions={
                <>
                  <FavouriteButton
                    kind="prayer"
                    target={`${type}/${prayer.id}`}
                    name={prayer.title}
                    look="quiet"
                  />
                  <ReadAloudButton text={prayer.text} name={prayer.title} />
                  <CopyButton text={prayer.text} name={prayer.title} />
                  <ShareButton title={prayer.title} text={prayer.situation} path={prayer.href} />
                  <AddToList
                    name={`${type}/${prayer.id}`}
                    title={prayer.title}
                    onAdd={() =>
                      addPrayerOnce(client, { title: prayer.title, description: prayer.text })
                    }
                  />
                </>
              }
            />
          ))}
        </div>
      </div>
      <ExploreMore leads={exploreMore} />
    </div>
  );
}
