import { site } from "#content/site.json";
import { queryClientContext } from "#src/page-context.ts";
import { readSiteUrl } from "#src/ui/page-meta.ts";
import { HUB_PATHS } from "../rules.ts";
import type { Route } from "./+types/studies.page";
import { describeHub, HubPage, type HubWords } from "./hub.tsx";
import { hubQuery } from "./queries.ts";

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
