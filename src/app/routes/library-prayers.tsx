import { site } from "#content/site.json";
import { HUB_PATHS } from "#src/features/library/rules.ts";
import { describeHub, HubPage, type HubWords } from "#src/features/library/web/hub.tsx";
import { hubQuery } from "#src/features/library/web/queries.ts";
import { readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/library-prayers";

const WORDS: HubWords = {
  title: "Prayers",
  subtitle:
    "Words for when you have none: a bill, a diagnosis, a child who will not sleep. Each prayer names its occasion and stands on a verse.",
  description:
    "Prayers to pray aloud or make your own: for strength, healing, sleep, family, forgiveness and peace, each for a plain occasion, each with its verse.",
  keywords: ["prayers", "Christian prayers", "prayers for healing", "bedtime prayers"],
  path: HUB_PATHS.prayers,
  noun: "prayers",
  listTitle: "What do you want to pray for",
};

export function loader({ context }: Route.LoaderArgs) {
  return context.get(queryClientContext).fetchQuery(hubQuery("prayers"));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  return describeHub(WORDS, loaderData?.types ?? [], { siteUrl, siteName: site.name });
}

export default function PrayersPage({ loaderData }: Route.ComponentProps) {
  return <HubPage words={WORDS} hub={loaderData} />;
}
