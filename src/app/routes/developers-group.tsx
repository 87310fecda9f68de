import { data, Link } from "react-router";
import { site } from "#content/site.json";
import {
  type ApiOperation,
  describeOperations,
  type OpenApiDocument,
} from "#src/features/pages/web/developers/describe-operations.ts";
import { Fields, Sample } from "#src/features/pages/web/developers/fields.tsx";
import { NotFound } from "#src/features/pages/web/not-found.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describeMissing, describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext, siteUrlContext } from "#src/web/page-context.ts";
import { callApi } from "#src/web/query-client.ts";
import type { Route } from "./+types/developers-group";

export async function loader({ context, params }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const document = await callApi<OpenApiDocument>(client, "/api/openapi.json");
  const groups = describeOperations(document, context.get(siteUrlContext));
  const others = groups.map(({ name, slug }) => ({ name, slug }));
  const group = groups.find(({ slug }) => slug === params.group);
  return group ? { group, others } : data({ others }, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || !("group" in loaderData)) {
    return describeMissing("Page not found", site.name);
  }
  const { name, slug, operations } = loaderData.group;
  const siteUrl = readSiteUrl(matches);
  const path = `/developers/${slug}`;
  return describePage({
    title: `API: ${name}`,
    description: `${name} over the API, with parameters, answers and a call to paste: ${operations.map(({ summary }) => summary).join("; ")}.`,
    keywords: ["Bible API", "Scripture API", name],
    path,
    siteUrl,
    siteName: site.name,
    structuredData: [
      { "@type": "TechArticle", headline: `API: ${name}`, url: `${siteUrl}${path}` },
      describeTrail(siteUrl, [
        { name: "Developers", path: "/developers" },
        { name, path },
      ]),
    ],
  });
}

export default function GroupPage({ loaderData }: Route.ComponentProps) {
  const { others } = loaderData;
  if (!("group" in loaderData)) {
    return (
      <NotFound
        text="The API has no such part. These are the parts that it has."
        nearest={others.map(({ name, slug }) => ({ label: name, href: `/developers/${slug}` }))}
      />
    );
  }
  const { name, slug, operations } = loaderData.group;
  return (
    <div className="wrap">
      <PageHeader
        title={name}
        subtitle={`${operations.length === 1 ? "One call" : `${operations.length} calls`} of the API.`}
      />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_264px] lg:gap-16">
        {/* First, as a phone shows it: what comes after may not push it down. */}
        <nav
          aria-label="Parts of the API"
          className="self-start lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1"
          data-print="no"
        >
          <ul className="flex flex-wrap gap-x-5 lg:block">
            <Part name="All parts" href="/developers" isCurrent={false} />
            {others.map((other) => (
              <Part
                key={other.slug}
                name={other.name}
                href={`/developers/${other.slug}`}
                isCurrent={other.slug === slug}
              />
            ))}
            <Part name="Shapes" href="/developers/shapes" isCurrent={false} />
          </ul>
        </nav>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          {operations.map((operation) => (
            <Operation key={operation.id} operation={operation} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Part({ name, href, isCurrent }: { name: string; href: string; isCurrent: boolean }) {
  return (
    <li>
      <Link
        to={href}
        aria-current={isCurrent ? "page" : undefined}
        className="inline-flex min-h-11 min-w-11 items-center text-muted no-underline hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
      >
        {name}
      </Link>
    </li>
  );
}

function Operation({ operation }: { operation: ApiOperation }) {
  const { id, method, path, summary, parameters, body, answer, answers, call } = operation;
  return (
    <article aria-labelledby={id} className="border-line border-b py-8">
      <h2 id={id} className="scroll-mt-6 text-20">
        {summary}
      </h2>
      <p className="mt-2 font-mono text-14 [overflow-wrap:anywhere]">
        <span className="font-semibold text-accent">{method}</span> {path}
      </p>
      <Fields title="Parameters" fields={parameters} />
      <Fields title="Body" fields={body} />
      <Fields title="Answer" fields={answer} hidesRequired />
      <ul className="mt-4 text-14 text-muted">
        {answers.map(({ status, description }) => (
          <li key={status}>
            <span className="font-semibold text-ink tabular-nums">{status}</span> {description}
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Sample text={call} />
        <CopyButton text={call} name={`the call: ${summary}`} />
      </div>
    </article>
  );
}
