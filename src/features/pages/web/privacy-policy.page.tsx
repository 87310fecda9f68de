import policies from "#content/policies.json";
import { site } from "#content/site.json";
import { describePage, readSiteUrl } from "#src/ui/page-meta.ts";
import type { Route } from "./+types/privacy-policy.page";
import { PolicyText } from "./policy.tsx";

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

export default function PrivacyPolicyPage() {
  const other = { href: "/terms-of-service", title: policies.terms.title };
  return <PolicyText policy={policies.privacy} updated={policies.updated} other={other} />;
}
