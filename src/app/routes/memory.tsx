import { site } from "#content/site.json";
import { findChosenTranslation } from "#src/features/accounts/web/settings/find-chosen-translation.ts";
import { MemoryRoom } from "#src/features/memory/web/memory-room.tsx";
import { MEMORY_PATH, memoryQuery } from "#src/features/memory/web/queries.ts";
import { passagesQuery } from "#src/features/reader/web/queries.ts";
import { chooseText } from "#src/scripture/choose-text.ts";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import { prefetchOwn } from "#src/web/prefetch-own.ts";
import { QueryScope } from "#src/web/query-scope.tsx";
import type { Route } from "./+types/memory";

/** Where nothing is learned yet. */
const STARTERS = ["Psalm 23:1", "Proverbs 3:5-6", "John 3:16"];

export async function loader({ context }: Route.LoaderArgs) {
  // First, so that nothing else is handed over twice.
  const own = await prefetchOwn(context, (client) => client.prefetchQuery(memoryQuery));
  const client = context.get(queryClientContext);
  const chosen = await findChosenTranslation(context);
  const translation = chooseText(chosen, "WEB", "show")?.code ?? "WEB";
  const starters = await client.fetchQuery(passagesQuery(STARTERS, translation));
  return { starters, ...own };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Learn by heart",
    description:
      "Learn Bible verses by heart, a few minutes a day. They come back on the days when it helps most.",
    keywords: ["memorize Bible verses", "Scripture memory"],
    path: MEMORY_PATH,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function MemoryPage({ loaderData }: Route.ComponentProps) {
  return (
    <QueryScope state={loaderData.dehydrated}>
      <div className="wrap min-h-screen pb-16">
        <PageHeader title="Learn by heart" subtitle="A few verses a day, until they stay." />
        <MemoryRoom starters={loaderData.starters} />
      </div>
    </QueryScope>
  );
}
