// What each page says about itself to search engines and to those who share it.
import type { MetaDescriptor } from "react-router";

export interface PageDescription {
  /** Without the site's name, which is added. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The page's one address, without origin; of what is found there, with its query. */
  readonly path: string;
  readonly siteUrl: string;
  readonly siteName: string;
  readonly type?: "website" | "article";
  /** Excludes the page from search engines: results, refusals, private pages. */
  readonly isHidden?: boolean;
  /** Of Scripture, which the page's card shows whole. */
  readonly words?: string | undefined;
  /** A plain web page where there is nothing more to say. */
  readonly structuredData?: readonly Record<string, unknown>[];
}

const TITLE_MAX = 70;
const DESCRIPTION_MAX = 160;

export function describePage(page: PageDescription): MetaDescriptor[] {
  const address = `${page.siteUrl}${page.path === "/" ? "/" : page.path}`;
  const full = `${page.title} · ${page.siteName}`;
  const title = full.length > TITLE_MAX ? shorten(page.title, TITLE_MAX) : full;
  const description = shorten(page.description, DESCRIPTION_MAX);
  const card = page.isHidden
    ? `${page.siteUrl}/social-card.png`
    : `${page.siteUrl}/social-cards${page.path === "/" ? "/home" : page.path}.png`;
  const plainPage = { "@type": "WebPage", name: page.title, description, url: address };
  return [
    { title },
    { name: "description", content: description },
    { name: "keywords", content: page.keywords.join(", ") },
    ...(page.isHidden ? [{ name: "robots", content: "noindex, follow" }] : []),
    { tagName: "link" as const, rel: "canonical", href: address },
    { property: "og:site_name", content: page.siteName },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: card },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    ...(page.words ? [{ property: "og:image:alt", content: page.words }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: card },
    ...(page.structuredData ?? [plainPage]).map((data) => ({
      "script:ld+json": { "@context": "https://schema.org", ...data },
    })),
  ];
}

const MISSING_KEYWORDS = ["Bible verse search", "Bible concordance", "Bible topics", "Bible study"];

/** Of a page that is not there: it has words of its own, and no address. */
export function describeMissing(
  title: string,
  siteName: string,
  description = "There is no page at this address.",
): MetaDescriptor[] {
  return [
    { title: `${title} · ${siteName}` },
    { name: "description", content: description },
    { name: "keywords", content: MISSING_KEYWORDS.join(", ") },
    { name: "robots", content: "noindex" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { name: "twitter:card", content: "summary" },
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "WebPage",
        name: title,
        description,
        inLanguage: "en",
        isPartOf: { "@type": "CreativeWork", name: siteName },
      },
    },
  ];
}

/** The way to a page from the top, as structured data. */
export function describeTrail(
  siteUrl: string,
  steps: readonly { name: string; path: string }[],
): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), max / 2)).replace(/[\s,;:.]+$/, "")}…`;
}

/** The site's origin, as the root's loader sent it. */
export function readSiteUrl(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  return typeof root === "object" && root !== null && "siteUrl" in root ? String(root.siteUrl) : "";
}
