import { dehydrate } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { site } from "#content/site.json";
import { findChosenTranslation } from "#src/features/accounts/web/settings/find-chosen-translation.ts";
import { HighlightList } from "#src/features/highlights/web/highlight-list.tsx";
import { HIGHLIGHTS_PATH, readHighlightsUrl } from "#src/features/highlights/web/highlights-url.ts";
import { colorNamesQuery, highlightsQuery } from "#src/features/highlights/web/queries.ts";
import { historyQuery } from "#src/features/history/web/queries.ts";
import { useHistory } from "#src/features/history/web/use-history.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import { isEmbedded } from "#src/scripture/translations.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { currentUserQuery } from "#src/web/current-user.ts";
import { hasSessionContext, queryClientContext } from "#src/web/page-context.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/highlights";

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const chosen = await findChosenTranslation(context);
  const translation = chosen && chooseText(chosen, "WEB", "show")?.code;
  if (context.get(hasSessionContext) && (await client.fetchQuery(currentUserQuery)).user) {
    await Promise.all([
      client.prefetchQuery(highlightsQuery()),
      client.prefetchQuery(colorNamesQuery),
      client.prefetchQuery(historyQuery),
    ]);
  }
  return { translation, state: dehydrate(client) };
}

// What is filtered is already on the page.
export const shouldRevalidate = () => false;

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Your highlights",
    description: "The verses and words that you have highlighted while reading.",
    keywords: ["Bible highlights", "highlighted verses"],
    path: HIGHLIGHTS_PATH,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function HighlightsPage({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const url = readHighlightsUrl(new URLSearchParams(search));
  // Where none is chosen, the text that was read last is the one that people marked.
  const [last] = useHistory().visits;
  const read = last && isEmbedded(last.translation) ? last.translation : "WEB";
  return (
    <QueryScope state={loaderData.state}>
      <div className="wrap pb-16">
        <PageHeader
          title="Your highlights"
          subtitle="Verses and words that you marked while reading."
        />
        <HighlightList url={url} translation={loaderData.translation ?? read} />
      </div>
    </QueryScope>
  );
}
