import { dehydrate, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { site } from "#content/site.json";
import { Gate } from "#src/features/billing/web/gate.tsx";
import {
  ChosenPrayerOffer,
  KeepChosenPrayer,
} from "#src/features/library/web/chosen-prayer-offer.tsx";
import { PRAYERS_PATH, readListAddress } from "#src/features/prayers/web/list-address.ts";
import { headingId } from "#src/features/prayers/web/prayer-card.tsx";
import { PrayerRoom } from "#src/features/prayers/web/prayer-room.tsx";
import { addPrayerOnce, prayersQuery } from "#src/features/prayers/web/queries.ts";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { useFocusOnceShown } from "#src/ui/use-focus-once-shown.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { hasSessionContext, queryClientContext } from "#src/web/page-context.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/premium-prayers";

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
    keywords: ["prayer list", "prayer journal", "answered prayers"],
    path: PRAYERS_PATH,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function PrayerListPage({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser();
  const [parameters] = useSearchParams();
  if (!user?.isPremium) {
    return (
      <>
        <KeepChosenPrayer />
        <Gate needs="premium" user={user} what="The Prayer List" />
      </>
    );
  }
  return (
    <QueryScope state={loaderData.dehydrated}>
      <div className="wrap">
        <ChosenPrayer />
        <PrayerRoom key={user.id} owner={user.id} address={readListAddress(parameters)} />
      </div>
    </QueryScope>
  );
}

/** What a visitor chose in the library before they had this list. */
function ChosenPrayer() {
  const client = useQueryClient();
  // Rendered anew with the list: the added prayer's card is there then, to be gone to.
  useQuery({ ...prayersQuery, enabled: false });
  const focusOn = useFocusOnceShown();
  const add = async ({ title, text }: { title: string; text: string }) => {
    const { id } = await addPrayerOnce(client, { title, description: text });
    focusOn(headingId(id));
  };
  return <ChosenPrayerOffer onAdd={add} />;
}
