import { dehydrate } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { site } from "#content/site.json";
import { findChosenTranslation } from "#src/features/accounts/web/settings/find-chosen-translation.ts";
import { PLANS_PATH, readPlanUrl } from "#src/features/plans/plan-url.ts";
import { PlanRoom } from "#src/features/plans/web/plan-room.tsx";
import { plansQuery } from "#src/features/plans/web/queries.ts";
import { ReadingChoices } from "#src/features/reader/web/reading-choices.tsx";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { hasSessionContext, queryClientContext } from "#src/web/page-context.ts";
import { unlessOtherQuery } from "#src/web/should-revalidate.ts";
import { PremiumPage } from "../premium-page.tsx";
import type { Route } from "./+types/premium-reading-plans";

/** A user without access is refused by the call itself; the page then shows the gate. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(hasSessionContext)) return {};
  const client = context.get(queryClientContext);
  const [chosenTranslation] = await Promise.all([
    findChosenTranslation(context),
    client.prefetchQuery(plansQuery),
  ]);
  return { chosenTranslation, dehydrated: dehydrate(client) };
}

/** Another part of the room is shown from what is here already. */
export const shouldRevalidate = unlessOtherQuery;

export function meta({ matches }: Route.MetaArgs) {
  return describePage({
    title: "Reading Plans",
    description: "A way through the Bible, a day at a time.",
    keywords: ["Bible reading plan", "read the Bible in a year", "daily Bible reading"],
    path: PLANS_PATH,
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
    isHidden: true,
  });
}

export default function ReadingPlansPage({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  return (
    <PremiumPage what="A reading plan" picture="plan" state={loaderData.dehydrated}>
      {({ id }) => (
        <PlanRoom
          key={id}
          owner={id}
          readingChoices={<ReadingChoices hasWordsOfJesus />}
          chosenTranslation={loaderData.chosenTranslation}
          planId={readPlanUrl(parameters)}
        />
      )}
    </PremiumPage>
  );
}
