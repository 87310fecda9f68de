// What the page of one devotional says about itself.
import type { MetaDescriptor } from "react-router";
import { describePage, describeTrail } from "#src/ui/page-meta.ts";
import type { Devotional, DevotionalType } from "../contract.ts";
import { writePlain } from "./paragraphs.tsx";

/** A result of a search shows about so many letters; a shorter beginning says too little. */
const TELLING_MIN = 120;
const TELLING_MAX = 159;

/** The same whatever day it is read on: its one address is its own. */
export function describeDevotional(
  type: DevotionalType,
  devotional: Devotional,
  site: {
    readonly siteUrl: string;
    readonly siteName: string;
    readonly hub: { readonly title: string; readonly href: string };
  },
): MetaDescriptor[] {
  const { siteUrl, siteName, hub } = site;
  const { title, href, verse, theme, readingTime } = devotional;
  const description = tellBeginning(devotional);
  const organization = { "@type": "Organization", name: siteName, url: `${siteUrl}/` };
  return describePage({
    title: `${title} (${verse.reference})`,
    description,
    keywords: [theme, verse.reference, ...type.keywords.slice(0, 4)],
    path: href,
    siteUrl,
    siteName,
    type: "article",
    structuredData: [
      {
        "@type": "Article",
        headline: title,
        description,
        url: `${siteUrl}${href}`,
        mainEntityOfPage: `${siteUrl}${href}`,
        image: `${siteUrl}/social-cards${href}.png`,
        articleSection: type.title,
        about: { "@type": "Thing", name: theme },
        timeRequired: `PT${readingTime}M`,
        inLanguage: "en",
        isAccessibleForFree: true,
        author: organization,
        publisher: organization,
      },
      describeTrail(siteUrl, [
        { name: hub.title, path: hub.href },
        { name: type.title, path: type.href },
        { name: title, path: href },
      ]),
    ],
  });
}

/** Its introduction; of a short one also whole sentences of what follows, as many as fit. */
export function tellBeginning({
  introduction,
  reflection,
}: Pick<Devotional, "introduction" | "reflection">): string {
  const opening = writePlain(introduction);
  if (opening.length >= TELLING_MIN) return opening;
  const sentences = writePlain(reflection).match(/[^.!?]+[.!?]+[”’]*(?:\s+|$)/g) ?? [];
  let told = opening;
  for (const sentence of sentences) {
    const longer = `${told} ${sentence.trim()}`;
    if (longer.length > TELLING_MAX) break;
    told = longer;
  }
  return told;
}
