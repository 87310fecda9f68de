import policies from "#content/policies.json";
import { site } from "#content/site.json";
import { PolicyText } from "#src/features/pages/web/policy.tsx";
import { operatorQuery } from "#src/features/pages/web/queries.ts";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import { queryClientContext } from "#src/web/page-context.ts";
import type { Route } from "./+types/accessibility";

export async function loader({ context }: Route.LoaderArgs) {
  return { operator: await context.get(queryClientContext).fetchQuery(operatorQuery) };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = policies.accessibility;
  return describePage({
    title,
    description,
    keywords: ["accessibility statement", "WCAG 2.2", "screen reader"],
    path: "/accessibility",
    siteUrl: readSiteUrl(matches),
    siteName: site.name,
  });
}

export default function AccessibilityPage({ loaderData: { operator } }: Route.ComponentProps) {
  return (
    <PolicyText
      policy={policies.accessibility}
      updated={policies.accessibility.updated}
      operator={operator}
      path="/accessibility"
    />
  );
}
