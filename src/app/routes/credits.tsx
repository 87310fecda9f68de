import { site } from "#content/site.json";
import { sourcesQuery } from "#src/features/reader/web/queries.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/credits";

export async function loader({ context }: Route.LoaderArgs) {
  return { sources: await context.get(queryClientContext).fetchQuery(sourcesQuery) };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Sources and licences",
    description:
      "Where the Bible texts, dictionaries, topics and cross references come from, and on what terms they are used.",
    keywords: ["Bible text sources", "public domain Bible", "licences"],
    path: "/credits",
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
  });
}

export default function CreditsPage({ loaderData: { sources } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHeader
        title="Sources and licences"
        subtitle="Nothing here was typed from memory. Each text and table comes from a source that anyone can open and compare."
      />
      <ul>
        {sources.map(({ name, licence, attribution, origin }) => (
          <li key={name} className="entry">
            <div>
              <h2 className="text-18">{name}</h2>
              <p className="mt-1 text-14 text-muted">{licence}</p>
            </div>
            <div className="max-w-measure">
              <p>{attribution}</p>
              <p className="mt-1 text-14 text-muted [overflow-wrap:anywhere]">{origin}</p>
            </div>
          </li>
        ))}
        <li className="entry">
          <div>
            <h2 className="text-18">Literata, Figtree and Noto Serif Hebrew</h2>
            <p className="mt-1 text-14 text-muted">SIL Open Font License 1.1</p>
          </div>
          <div className="max-w-measure">
            <p>
              The letters of these pages: Literata, © 2017 The Literata Project Authors; Figtree, ©
              2022 The Figtree Project Authors; Noto Serif Hebrew, © 2022 The Noto Project Authors.
            </p>
            <p className="mt-1 text-14 text-muted [overflow-wrap:anywhere]">
              npm @fontsource-variable/literata, @fontsource-variable/figtree,
              @fontsource/noto-serif-hebrew
            </p>
          </div>
        </li>
      </ul>
    </div>
  );
}
