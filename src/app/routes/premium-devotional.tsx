import { dehydrate } from "@tanstack/react-query";
import { site } from "#content/site.json";
import { Gate } from "#src/features/billing/web/gate.tsx";
import { DevotionalRoom } from "#src/features/devotionals/web/devotional-room.tsx";
import { devotionalQuery, LIBRARY_PATH } from "#src/features/devotionals/web/queries.ts";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { hasSessionContext, queryClientContext } from "#src/web/page-context.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/premium-devotional";

/** An address that names none is asked for as number 0, which nobody has. */
const readId = (id: string | undefined): number => (/^\d{1,9}$/.test(id ?? "") ? Number(id) : 0);

/** Whoever is not let in is refused by the call itself; the page then shows the gate. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!context.get(hasSessionContext)) return {};
  const client = context.get(queryClientContext);
  await client.prefetchQuery(devotionalQuery(readId(params.id)));
  return { dehydrated: dehydrate(client) };
}

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
  const user = useCurrentUser();
  if (!user?.isPremium) return <Gate needs="premium" user={user} what="A complete devotional" />;
  const id = readId(params.id);
  return (
    <QueryScope state={loaderData.dehydrated}>
      <div className="wrap">
        <DevotionalRoom key={`${user.id} ${id}`} owner={user.id} id={id} />
      </div>
    </QueryScope>
  );
}
