import { site } from "#content/site.json";
import { dailyVersesQuery } from "#src/features/daily-verse/web/queries.ts";
import { writeFeed } from "#src/features/daily-verse/web/write-feed.ts";
import { addMonths, monthOf } from "#src/shared/calendar/days.ts";
import { queryClientContext, siteUrlContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/daily-verse-feed";

/** Four weeks: what the month and the one before always have. */
const ITEMS_MAX = 28;
/** A feed has readers everywhere, and one calendar. */
const timeZone = "UTC";

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  const thisMonth = await client.fetchQuery(dailyVersesQuery({ timeZone }));
  const month = thisMonth[0] && addMonths(monthOf(thisMonth[0].date), -1);
  const before = month ? await client.fetchQuery(dailyVersesQuery({ month, timeZone })) : [];
  const feed = writeFeed(
    { name: site.name, url: context.get(siteUrlContext) },
    [...thisMonth, ...before].slice(0, ITEMS_MAX),
  );
  return new Response(feed, {
    headers: {
      "Content-Type": "application/rss+xml; charset=utf-8",
      // A signed-in user has it in their translation.
      "Cache-Control": "private, max-age=600",
    },
  });
}
