import { dehydrate, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { site } from "#content/site.json";
import { OFFLINE_PATH } from "#src/features/offline/rules.ts";
import { CopiesSection } from "#src/features/offline/web/copies-section.tsx";
import { PacksSection } from "#src/features/offline/web/packs-section.tsx";
import { packsQuery } from "#src/features/offline/web/queries.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, describeTrail, readSiteUrl } from "#src/ui/page-meta.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/offline";

/** The drafts' engine comes with it. */
const WaitingSection = lazyPart(
  async () => ({ default: (await import("../offline/waiting-list.tsx")).WaitingSection }),
  () => null,
);

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
  const client = useQueryClient();
  const user = useCurrentUser();
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
      {user ? (
        <Suspense>
          <WaitingSection userId={user.id} canSend />
        </Suspense>
      ) : null}
      <PacksSection offered={packs} />
      {user ? (
        <CopiesSection
          user={user}
          onCopy={async () =>
            (await import("../offline/refresh-copies.ts")).startCopying(client, user)
          }
        />
      ) : null}
    </div>
  );
}
