import { data } from "react-router";
import { site } from "#content/site.json";
import { FavouriteButton } from "#src/features/favourites/web/favourite-button.tsx";
import { HUB_PATHS } from "#src/features/library/rules.ts";
import { ExploreMore } from "#src/features/library/web/explore-more.tsx";
import { findType } from "#src/features/library/web/find-type.ts";
import { LibraryNotFound } from "#src/features/library/web/not-found.tsx";
import { OnThisPage } from "#src/features/library/web/on-this-page.tsx";
import { Introduction, writePlain } from "#src/features/library/web/paragraphs.tsx";
import { PrintButton } from "#src/features/library/web/print-button.tsx";
import { studyTypeQuery } from "#src/features/library/web/queries.ts";
import { StudyEntry } from "#src/features/library/web/study-entry.tsx";
import { describeType } from "#src/features/library/web/type-meta.ts";
import { ShareButton } from "#src/ui/copy-button.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describeMissing, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/library-study-type";

const NOT_FOUND = "Bible Study Type Not Found";
const HUB = { title: "Bible Study", href: HUB_PATHS.studies };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const found = await findType({ client, kind: "studies", typed: params.type, request }, () =>
    client.fetchQuery(studyTypeQuery(params.type)),
  );
  return "missing" in found ? data(found, { status: 404 }) : found;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || "missing" in loaderData) return describeMissing(NOT_FOUND, site.name);
  return describeType(loaderData, loaderData.resources, {
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    hub: HUB,
  });
}

export default function StudyTypePage({ loaderData }: Route.ComponentProps) {
  if ("missing" in loaderData) {
    return (
      <LibraryNotFound
        title={NOT_FOUND}
        text={`There is no study called “${loaderData.missing}” here yet.`}
        hub={{ ...HUB, title: "All of Bible study" }}
        nearest={loaderData.nearest}
      />
    );
  }
  const { type, title, introduction, resources, exploreMore } = loaderData;
  return (
    <div className="wrap pb-16">
      <PageHeader title={title} />
      <div className="mb-10 md:-mt-4" data-print="no">
        <Introduction paragraphs={introduction} />
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_264px] lg:gap-16">
        <OnThisPage pieces={resources.map((study) => ({ ...study, note: study.duration }))} />
        <div className="lg:row-start-1">
          {resources.map((study) => (
            <StudyEntry
              key={study.id}
              study={study}
              actions={
                <>
                  <FavouriteButton
                    kind="study"
                    target={`${type}/${study.id}`}
                    name={study.title}
                    look="quiet"
                  />
                  <ShareButton
                    title={study.title}
                    text={writePlain(study.content.slice(0, 1))}
                    path={study.href}
                  />
                  <PrintButton only={study.id} />
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
