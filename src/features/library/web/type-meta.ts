// What the page of a type says about itself.
import type { MetaDescriptor } from "react-router";
import { describePage, describeTrail } from "#src/ui/page-meta.ts";
import type { LibraryCard } from "../contract.ts";
import { listEntries } from "./hub.tsx";

export function describeType(
  type: LibraryCard,
  pieces: readonly { readonly title: string; readonly href: string }[],
  site: {
    readonly siteUrl: string;
    readonly siteName: string;
    readonly hub: { readonly title: string; readonly href: string };
  },
): MetaDescriptor[] {
  const { siteUrl, siteName, hub } = site;
  const { title, description, keywords, href } = type;
  return describePage({
    title,
    description,
    keywords,
    path: href,
    siteUrl,
    siteName,
    structuredData: [
      {
        "@type": "CollectionPage",
        name: title,
        description,
        url: `${siteUrl}${href}`,
        inLanguage: "en",
        isAccessibleForFree: true,
        mainEntity: listEntries(siteUrl, pieces),
      },
      describeTrail(siteUrl, [
        { name: hub.title, path: hub.href },
        { name: title, path: href },
      ]),
    ],
  });
}
