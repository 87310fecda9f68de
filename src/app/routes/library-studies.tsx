import { site } from "#content/site.json";
import { HUB_PATHS } from "#src/features/library/rules.ts";
import { describeHub, HubPage, type HubWords } from "#src/features/library/web/hub.tsx";
import { hubQuery } from "#src/features/library/web/queries.ts";
import { readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/library-studies";

const WORDS: HubWords = {
  title: "Bible Study",
  subtitle:
    "Ways to read closely with pen and paper, each shown on real passages: what we see, how we know, and where readers differ.",
  description:
    "Free Bible study guides, methods, questions, lessons and printable worksheets, with steps, tips and worked examples, for beginners and for old hands.",
  keywords: ["Bible study", "Bible study guide", "Bible study methods", "inductive Bible study"],
  path: HUB_PATHS.studies,
  noun: "resources",
  listTitle: "Choose where to begin",
};

export function loader({ context }: Route.LoaderArgs) {
  return context.get(queryClientContext).fetchQuery(hubQuery("studies"));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteUrl = readSiteUrl(matches);
  return describeHub(WORDS, loaderData?.types ?? [], { siteUrl, siteName: site.name });
}

export default function StudiesPage({ loaderData }: Route.ComponentProps) {
  return <HubPage words={WORDS} hub={loaderData} />;
}
