import { site } from "#content/site.json";
import { Library } from "#src/features/devotionals/web/library.tsx";
import { cardsQuery, LIBRARY_PATH } from "#src/features/devotionals/web/queries.ts";
import { writerQuery } from "#src/features/writing/web/queries.ts";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { prefetchOwn } from "#src/web/prefetch-own.ts";
import { unlessSamePage } from "#src/web/should-revalidate.ts";
import { PremiumPage } from "../premium-page.tsx";
import type { Route } from "./+types/premium-devotionals";

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetchOwn(context, (client) =>
    Promise.all([client.prefetchQuery(cardsQuery), client.prefetchQuery(writerQuery)]),
  );

/** Another tab is shown from what is here already. */
export const shouldRevalidate = unlessSamePage;

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Complete Devotionals",
    description: "Written on your topic, with every quotation checked against the text.",
    keywords: ["devotionals", "personal devotional", "Bible devotional on a topic"],
    path: LIBRARY_PATH,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function LibraryPage({ loaderData }: Route.ComponentProps) {
  return (
    <PremiumPage what="A complete devotional" picture="devotional" state={loaderData.dehydrated}>
      {({ id }) => <Library key={id} owner={id} />}
    </PremiumPage>
  );
}
