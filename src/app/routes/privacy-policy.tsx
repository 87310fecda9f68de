import policies from "#content/policies.json";
import { site } from "#content/site.json";
import { PolicyText } from "#src/features/pages/web/policy.tsx";
import { operatorQuery } from "#src/features/pages/web/queries.ts";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/privacy-policy";

export async function loader({ context }: Route.LoaderArgs) {
  return { operator: await context.get(queryClientContext).fetchQuery(operatorQuery) };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = policies.privacy;
  return describePage({
    title,
    description,
    keywords: ["privacy", "data protection", "export your data"],
    path: "/privacy-policy",
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
  });
}

export default function PrivacyPolicyPage({ loaderData: { operator } }: Route.ComponentProps) {
  return (
    <PolicyText
      policy={policies.privacy}
      updated={policies.updated}
      operator={operator}
      path="/privacy-policy"
    />
  );
}
