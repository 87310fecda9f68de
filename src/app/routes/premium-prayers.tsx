import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { site } from "#content/site.json";
import {
  ChosenPrayerOffer,
  SaveChosenPrayer,
} from "#src/features/library/web/chosen-prayer-offer.tsx";
import { PRAYERS_PATH, readListUrl } from "#src/features/prayers/web/list-url.ts";
import { headingId } from "#src/features/prayers/web/prayer-card.tsx";
import { PrayerRoom } from "#src/features/prayers/web/prayer-room.tsx";
import { addPrayerOnce, prayersQuery } from "#src/features/prayers/web/queries.ts";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { useFocusOnceShown } from "#src/ui/use-focus-once-shown.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { prefetchOwn } from "#src/web/prefetch-own.ts";
import { getClient } from "#src/web/query-scope.tsx";
import { unlessOtherQuery } from "#src/web/should-revalidate.ts";
import { PremiumPage } from "../premium-page.tsx";
import type { Route } from "./+types/premium-prayers";

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetchOwn(context, (client) => client.prefetchQuery(prayersQuery));

/** In the browser the list, or its placeholders, is shown at once and fetched anew meanwhile. */
export function clientLoader(): Awaited<ReturnType<typeof loader>> {
  void getClient().invalidateQueries({ queryKey: prayersQuery.queryKey });
  return {};
}

/** Another part of the list is shown from what is here already. */
export const shouldRevalidate = unlessOtherQuery;

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
  return (
    <>
      {user?.isPremium ? null : <SaveChosenPrayer />}
      <PremiumPage what="The Prayer List" picture="prayers" state={loaderData.dehydrated}>
        {({ id }) => (
          <>
            <ChosenPrayer />
            <PrayerRoom key={id} owner={id} address={readListUrl(parameters)} />
          </>
        )}
      </PremiumPage>
    </>
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
