import { site } from "#content/site.json";
import { DevotionalRoom } from "#src/features/devotionals/web/devotional-room.tsx";
import { devotionalQuery, LIBRARY_PATH } from "#src/features/devotionals/web/queries.ts";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { prefetchOwn } from "#src/web/prefetch-own.ts";
import { PremiumPage } from "../premium-page.tsx";
import type { Route } from "./+types/premium-devotional";

/** An address that names none is asked for as number 0, which nobody has. */
const readId = (id: string | undefined): number => (/^\d{1,9}$/.test(id ?? "") ? Number(id) : 0);

export const loader = ({ context, params }: Route.LoaderArgs) =>
  prefetchOwn(context, (client) => client.prefetchQuery(devotionalQuery(readId(params.id))));

export function meta({ matches, params }: Route.MetaArgs) {
  return describePage({
    title: "A devotional of yours",
    description: "Written on your topic, with every quotation checked against the text.",
    keywords: ["devotionals", "personal devotional"],
    path: `${LIBRARY_PATH}/${readId(params.id)}`,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function DevotionalPage({ loaderData, params }: Route.ComponentProps) {
  const id = readId(params.id);
  return (
    <PremiumPage what="A complete devotional" state={loaderData.dehydrated}>
      {({ id: owner }) => <DevotionalRoom key={`${owner} ${id}`} owner={owner} id={id} />}
    </PremiumPage>
  );
}
