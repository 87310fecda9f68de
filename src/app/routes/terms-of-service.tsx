import policies from "#content/policies.json";
import { site } from "#content/site.json";
import { PolicyText } from "#src/features/pages/web/policy.tsx";
import { operatorQuery } from "#src/features/pages/web/queries.ts";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/terms-of-service";

export async function loader({ context }: Route.LoaderArgs) {
  return { operator: await context.get(queryClientContext).fetchQuery(operatorQuery) };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = policies.terms;
  return describePage({
    title,
    description,
    keywords: ["terms of service", "subscription terms", "refund"],
    path: "/terms-of-service",
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
  });
}

export default function TermsOfServicePage({ loaderData: { operator } }: Route.ComponentProps) {
  return (
    <PolicyText
      policy={policies.terms}
      updated={policies.updated}
      operator={operator}
      path="/terms-of-service"
    />
  );
}
