// What the hubs of prayers and Bible study have in common.
import type { MetaDescriptor } from "react-router";
import { PageHeader } from "#src/ui/page-header.tsx";
import { describePage, describeTrail } from "#src/ui/page-meta.ts";
import type { Hub, LibraryCard } from "../contract.ts";
import { ExploreMore } from "./explore-more.tsx";
import { TypeList } from "./type-list.tsx";

export interface HubWords {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly path: string;
  /** Of what a type holds several: `prayers`. */
  readonly noun: string;
  readonly listTitle: string;
}

export function HubPage({ words, hub }: { words: HubWords; hub: Hub }) {
  return (
    <div className="wrap pb-16">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <section aria-labelledby="types">
        <h2 id="types" className="mb-5 text-24">
          {words.listTitle}
        </h2>
        <TypeList types={hub.types} noun={words.noun} />
      </section>
      <ExploreMore leads={hub.exploreMore} />
    </div>
  );
}

export function describeHub(
  words: HubWords,
  types: readonly LibraryCard[],
  { siteUrl, siteName }: { siteUrl: string; siteName: string },
): MetaDescriptor[] {
  const { title, description, keywords, path } = words;
  return describePage({
    title,
    description,
    keywords,
    path,
    siteUrl,
    siteName,
    structuredData: [
      {
        "@type": "CollectionPage",
        name: title,
        description,
        url: `${siteUrl}${path}`,
        inLanguage: "en",
        mainEntity: listEntries(siteUrl, types),
      },
      describeTrail(siteUrl, [{ name: title, path }]),
    ],
  });
}

/** As structured data. */
export const listEntries = (
  siteUrl: string,
  entries: readonly { readonly title: string; readonly href: string }[],
) => ({
  "@type": "ItemList",
  numberOfItems: entries.length,
  itemListElement: entries.map(({ title, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: `${siteUrl}${href}`,
  })),
});
