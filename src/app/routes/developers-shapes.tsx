import { site } from "#content/site.json";
import {
  describeShapes,
  type OpenApiDocument,
} from "#src/features/pages/web/developers/describe-operations.ts";
import { Fields } from "#src/features/pages/web/developers/fields.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { callApi } from "#src/web/query-client.ts";
import type { Route } from "./+types/developers-shapes";

const PATH = "/developers/shapes";

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  return { shapes: describeShapes(await callApi<OpenApiDocument>(client, "/api/openapi.json")) };
}

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: "API: shapes",
    description:
      "What the API’s answers are made of, field by field: verses, chapters, word studies, topics and the rest.",
    keywords: ["Bible API", "Scripture API", "OpenAPI"],
    path: PATH,
    siteUrl,
    siteName: site.name,
    structuredData: [
      { "@type": "TechArticle", headline: "API: shapes", url: `${siteUrl}${PATH}` },
      describeTrail(siteUrl, [
        { name: "Developers", path: "/developers" },
        { name: "Shapes", path: PATH },
      ]),
    ],
  });
}

export default function ShapesPage({ loaderData: { shapes } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHeader title="Shapes" subtitle="What the API’s answers are made of, field by field." />
      <div className="max-w-200">
        {shapes.map(({ name, fields }) => (
          <article
            key={name}
            aria-labelledby={`shape-${name}`}
            className="border-line border-b py-8"
          >
            <h2 id={`shape-${name}`} className="scroll-mt-6 font-mono text-18 tracking-normal">
              {name}
            </h2>
            <Fields fields={fields} hidesRequired />
          </article>
        ))}
      </div>
    </div>
  );
}
