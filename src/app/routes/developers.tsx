import { Link } from "react-router";
import { site } from "#content/site.json";
import {
  describeOperations,
  type OpenApiDocument,
} from "#src/features/pages/web/developers/describe-operations.ts";
import { Sample } from "#src/features/pages/web/developers/fields.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext, siteUrlContext } from "#src/web/page-context.ts";
import { callApi } from "#src/web/query-client.ts";
import type { Route } from "./+types/developers";

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const document = await callApi<OpenApiDocument>(client, "/api/openapi.json");
  const groups = describeOperations(document, context.get(siteUrlContext));
  return {
    groups: groups.map(({ name, slug, operations }) => ({
      name,
      slug,
      operations: operations.map(({ id, method, path, summary }) => ({
        id,
        method,
        path,
        summary,
      })),
    })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Developers",
    description:
      "The API behind every page: verse search, chapters and cross references as JSON, without a key.",
    keywords: ["Bible API", "verse search API", "OpenAPI"],
    path: "/developers",
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
  });
}

export default function DevelopersPage({ loaderData: { groups } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHeader
        title="Developers"
        subtitle="Every page here is made from this API. What you see on a page, you can ask for as JSON."
      />
      <Basics />
      <div className="mt-14 max-w-200">
        {groups.map(({ name, slug, operations }) => (
          <section key={slug} aria-labelledby={slug} className="mb-12">
            <h2 id={slug} className="border-ink border-b-2 pb-3 text-24">
              <Link to={`/developers/${slug}`} className="text-ink no-underline hover:underline">
                {name}
              </Link>
            </h2>
            <ul>
              {operations.map(({ id, method, path, summary }) => (
                <li key={id} className="border-line border-b">
                  <Link
                    to={`/developers/${slug}#${id}`}
                    className="grid min-h-11 content-center gap-x-6 py-2.5 text-ink no-underline hover:underline md:grid-cols-2"
                  >
                    <span>{summary}</span>
                    <span className="font-mono text-14 text-muted [overflow-wrap:anywhere]">
                      {method} {path}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          What the answers are made of stands under{" "}
          <Link to="/developers/shapes" className="underlined">
            Shapes
          </Link>
          .
        </p>
      </div>
    </div>
  );
}

function Basics() {
  return (
    <div className="grid max-w-measure grid-cols-1 gap-4 [overflow-wrap:anywhere]">
      <p>
        The whole description is an <a href="/api/openapi.json">OpenAPI 3.1 document</a>. Answers
        are JSON. A list answers an object with its verses and a <code>total</code>; pass{" "}
        <code>nextCursor</code> as <code>cursor</code> for the next page. GET answers carry an{" "}
        <code>ETag</code>: send it back as <code>If-None-Match</code> and an unchanged answer costs
        nothing.
      </p>
      <p>
        An error answers with its status, a stable <code>code</code>, a sentence for people in{" "}
        <code>error</code> and, where a field is at fault, its name in <code>fields</code>:
      </p>
      <Sample
        text={
          '{\n  "error": "John has 21 chapters",\n  "code": "invalid",\n  "fields": { "query": "John has 21 chapters" }\n}'
        }
      />
      <p>
        Each verse is the stored text of the translation named in <code>translation</code>. Where a
        licensed one was asked for, <code>requestedTranslation</code> and <code>notice</code> say
        what stands in for it.
      </p>
    </div>
  );
}
