import { dehydrate } from "@tanstack/react-query";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { site } from "#content/site.json";
import { useCurrentUser } from "#src/current-user.ts";
import { Gate } from "#src/features/billing/web/gate.tsx";
import { hasSessionContext, queryClientContext } from "#src/page-context.ts";
import { QueryScope } from "#src/query-scope.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/prayer-list.page";
import { PRAYERS_PATH, readListAddress } from "./list-address.ts";
import { PrayerRoom } from "./prayer-room.tsx";
import { prayersQuery } from "./queries.ts";

/** Whoever is not let in is refused by the call itself; the page then shows the gate. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(hasSessionContext)) return {};
  const client = context.get(queryClientContext);
  await client.prefetchQuery(prayersQuery);
  return { dehydrated: dehydrate(client) };
}

/** Another part of the list is shown from what is here already. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Prayer List",
    description: "Track your prayers and see God's faithfulness.",
    path: PRAYERS_PATH,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function PrayerListPage({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser();
  const [parameters] = useSearchParams();
  if (!user?.isPremium) return <Gate needs="premium" user={user} what="The Prayer List" />;
  return (
    <QueryScope state={loaderData.dehydrated}>
      <div className="wrap">
        <PrayerRoom key={user.id} owner={user.id} address={readListAddress(parameters)} />
      </div>
    </QueryScope>
  );
}
