import { dehydrate, useQuery } from "@tanstack/react-query";
import { site } from "#content/site.json";
import { OFFLINE_PATH } from "#src/features/offline/rules.ts";
import { PacksSection } from "#src/features/offline/web/packs-section.tsx";
import { packsQuery } from "#src/features/offline/web/queries.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/offline";

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  await client.prefetchQuery(packsQuery);
  return { state: dehydrate(client) };
}

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  return describePage({
    title: "Read the Bible offline",
    description:
      "Store a translation on this device and read and search all of it without a connection, free: KJV, WEB, ASV, Young’s and Darby’s.",
    keywords: ["offline Bible", "read the Bible without internet", "Bible app"],
    path: OFFLINE_PATH,
    siteUrl,
    siteName: site.name,
    structuredData: [describeTrail(siteUrl, [{ name: "Offline", path: OFFLINE_PATH }])],
  });
}

export default function OfflineRoute({ loaderData }: Route.ComponentProps) {
  return (
    <QueryScope state={loaderData.state}>
      <Offline />
    </QueryScope>
  );
}

function Offline() {
  const { data: packs = [] } = useQuery(packsQuery);
  return (
    <div className="wrap pb-8">
      <PageHeader
        title="Offline"
        subtitle="For trains and poor lines: what you store here, Berea shows without a connection."
      />
      <p className="mb-8 hidden text-muted noscript:block">
        Storing a translation needs JavaScript, which is switched off in this browser.
      </p>
      <PacksSection offered={packs} />
    </div>
  );
}
