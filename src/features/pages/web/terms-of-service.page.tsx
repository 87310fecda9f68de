import policies from "#content/policies.json";
import { site } from "#content/site.json";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/terms-of-service.page";
import { PolicyText } from "./policy.tsx";

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

export default function TermsOfServicePage() {
  const other = { href: "/privacy-policy", title: policies.privacy.title };
  return <PolicyText policy={policies.terms} updated={policies.updated} other={other} />;
}
