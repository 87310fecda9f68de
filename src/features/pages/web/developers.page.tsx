import { site } from "#content/site.json";
import { queryClientContext, siteUrlContext } from "#src/page-context.ts";
import { callApi } from "#src/query-client.ts";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/developers.page";
import {
  type ApiField,
  type ApiOperation,
  type ApiShape,
  describeOperations,
  describeShapes,
  type OpenApiDocument,
} from "./describe-operations.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const document = await callApi<OpenApiDocument>(client, "/api/openapi.json");
  return {
    groups: describeOperations(document, context.get(siteUrlContext)),
    shapes: describeShapes(document),
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

export default function DevelopersPage({ loaderData: { groups, shapes } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHeader
        title="Developers"
        subtitle="Every page here is made from this API. What you see on a page, you can ask for as JSON."
      />
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_264px] lg:gap-16">
        <div className="min-w-0">
          <Basics />
          {groups.map(({ name, operations }) => (
            <section key={name} aria-label={name} className="mt-14">
              <h2 className="border-ink border-b-2 pb-3 text-30">{name}</h2>
              {operations.map((operation) => (
                <Operation key={operation.id} operation={operation} />
              ))}
            </section>
          ))}
          <Shapes shapes={shapes} />
        </div>
        <nav
          aria-label="On this page"
          className="order-first self-start lg:sticky lg:top-6 lg:order-none"
          data-print="no"
        >
          {groups.map(({ name, operations }) => (
            <div key={name} className="mb-5">
              <p className="font-semibold text-14">{name}</p>
              <ul>
                {operations.map(({ id, summary }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="inline-block py-3 text-muted leading-snug lg:py-1.5 no-underline hover:text-ink hover:underline"
                    >
                      {summary}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <a
            href="#shapes"
            className="inline-flex min-h-11 items-center lg:min-h-9 font-semibold text-14 text-ink no-underline hover:underline"
          >
            Shapes
          </a>
        </nav>
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

function Operation({ operation }: { operation: ApiOperation }) {
  const { id, method, path, summary, parameters, body, answer, answers, call } = operation;
  return (
    <article aria-labelledby={id} className="border-line border-b py-8">
      <h3 id={id} className="scroll-mt-6 text-20">
        {summary}
      </h3>
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

function Shapes({ shapes }: { shapes: readonly ApiShape[] }) {
  return (
    <section aria-labelledby="shapes" className="mt-14">
      <h2 id="shapes" className="scroll-mt-6 border-ink border-b-2 pb-3 text-30">
        Shapes
      </h2>
      {shapes.map(({ name, fields }) => (
        <article key={name} aria-labelledby={`shape-${name}`} className="border-line border-b py-8">
          <h3 id={`shape-${name}`} className="font-mono text-18 tracking-normal">
            {name}
          </h3>
          <Fields fields={fields} hidesRequired />
        </article>
      ))}
    </section>
  );
}

function Fields({
  title,
  fields,
  hidesRequired = false,
}: {
  title?: string;
  fields: readonly ApiField[];
  hidesRequired?: boolean;
}) {
  if (fields.length === 0) return null;
  return (
    <>
      {title ? (
        <h4 className="mt-5 mb-1 font-sans font-semibold text-14 tracking-normal">{title}</h4>
      ) : null}
      <dl className="mt-2 text-14">
        {fields.map(({ name, type, isRequired, description, example }) => (
          <div
            key={name}
            className="grid gap-x-4 border-line border-t py-2 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="font-mono">
              {name}
              {isRequired && !hidesRequired ? (
                <span className="font-sans text-muted"> required</span>
              ) : null}
            </dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">
              <span className="text-muted">{type}</span>
              {description ? <> {description}</> : null}
              {example ? (
                <span className="text-muted">
                  {" "}
                  For example <code className="text-ink">{example}</code>.
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Sample({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <pre tabIndex={0} className="overflow-x-auto rounded-control bg-sunk p-4 font-mono text-14">
      {text}
    </pre>
  );
}
