import { dehydrate } from "@tanstack/react-query";
import { site } from "#content/site.json";
import { ContinueReading } from "#src/features/history/web/continue-reading.tsx";
import { HistoryList } from "#src/features/history/web/history-list.tsx";
import { historyQuery } from "#src/features/history/web/queries.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { currentUserQuery } from "#src/web/current-user.ts";
import { hasSessionContext, queryClientContext } from "#src/web/page-context.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/reading-history";

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  if (context.get(hasSessionContext) && (await client.fetchQuery(currentUserQuery)).user) {
    await client.prefetchQuery(historyQuery);
  }
  return { state: dehydrate(client) };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Where you have read",
    description: "The chapters that you have read, day by day.",
    keywords: ["reading history", "continue reading the Bible"],
    path: "/reading-history",
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function ReadingHistoryPage({ loaderData }: Route.ComponentProps) {
  return (
    <QueryScope state={loaderData.state}>
      <div className="wrap pb-16">
        <PageHeader
          title="Where you have read"
          subtitle="Chapter by chapter, with the verse that you were last at. Only you see it."
        />
        <ContinueReading className="-mt-4 mb-4" />
        <HistoryList />
      </div>
    </QueryScope>
  );
}
