import { dehydrate } from "@tanstack/react-query";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { site } from "#content/site.json";
import { Gate } from "#src/features/billing/web/gate.tsx";
import { Library } from "#src/features/devotionals/web/library.tsx";
import { cardsQuery, LIBRARY_PATH } from "#src/features/devotionals/web/queries.ts";
import { writerQuery } from "#src/features/writing/web/queries.ts";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { useCurrentUser } from "#src/web/current-user.ts";
import { hasSessionContext, queryClientContext } from "#src/web/page-context.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/premium-devotionals";

/** Whoever is not let in is refused by the call itself; the page then shows the gate. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(hasSessionContext)) return {};
  const client = context.get(queryClientContext);
  await Promise.all([client.prefetchQuery(cardsQuery), client.prefetchQuery(writerQuery)]);
  return { dehydrated: dehydrate(client) };
}

/** Another tab is shown from what is here already. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;

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
  const user = useCurrentUser();
  if (!user?.isPremium) return <Gate needs="premium" user={user} what="A complete devotional" />;
  return (
    <QueryScope state={loaderData.dehydrated}>
      <div className="wrap">
        <Library key={user.id} owner={user.id} />
      </div>
    </QueryScope>
  );
}
