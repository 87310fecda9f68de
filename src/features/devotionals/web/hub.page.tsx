import { dehydrate } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { site } from "#content/site.json";
import { useCurrentUser } from "#src/current-user.ts";
import { hasSessionContext, queryClientContext } from "#src/page-context.ts";
import { QueryScope } from "#src/query-scope.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import type { GeneratedOutline } from "../contract.ts";
import type { Route } from "./+types/hub.page";
import { KeptOutlines } from "./kept-outlines.tsx";
import { OutlineForm } from "./outline-form.tsx";
import { HUB_PATH, keptOutlinesQuery, LIBRARY_PATH, writerQuery } from "./queries.ts";
import { WrittenOutline } from "./written-outline.tsx";

const TITLE = "Devotionals";
const DESCRIPTION =
  "A devotional outline on your topic in seven parts, from the passage to the prayer, with every quotation checked against the text.";

/** What cannot be had here, the page asks for itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const asked = [client.prefetchQuery(writerQuery)];
  if (context.get(hasSessionContext)) asked.push(client.prefetchQuery(keptOutlinesQuery));
  await Promise.all(asked);
  return { dehydrated: dehydrate(client) };
}

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: "Devotional Outline Generator",
    description: DESCRIPTION,
    keywords: ["devotional", "devotional outline", "Bible devotional generator", "Bible study"],
    path: HUB_PATH,
    siteUrl,
    siteName: site.name,
    structuredData: [
      { "@type": "WebPage", name: TITLE, description: DESCRIPTION, url: `${siteUrl}${HUB_PATH}` },
      describeTrail(siteUrl, [{ name: TITLE, path: HUB_PATH }]),
    ],
  });
}

export default function HubPage({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser();
  const [written, setWritten] = useState<GeneratedOutline>();
  return (
    <QueryScope state={loaderData.dehydrated}>
      <div className="wrap">
        <div className={written ? "print:hidden" : ""}>
          <PageHeader
            title={TITLE}
            subtitle="Name what you carry or what you will speak on, and have an outline to pray and study with."
          />
          <section aria-labelledby="generator" className="mb-12">
            <h2 id="generator" className="mb-5 text-24">
              Devotional Outline Generator
            </h2>
            <OutlineForm key={user?.id} owner={user?.id} onWritten={setWritten} />
          </section>
        </div>
        {written ? (
          <WrittenOutline key={written.keepToken} outline={written} isPerson={Boolean(user)} />
        ) : null}
        <div className="print:hidden">
          {user ? <KeptOutlines /> : null}
          <p className="mt-12 max-w-measure border-line border-t pt-6 text-muted">
            Premium members have <Link to={LIBRARY_PATH}>complete devotionals</Link> written for
            them, to read, save and make notes on.
          </p>
        </div>
      </div>
    </QueryScope>
  );
}
