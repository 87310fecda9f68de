// The daily verses as RSS 2.0 (https://www.rssboard.org/rss-specification).
import type { DailyVerse } from "../contract.ts";
import { DAILY_VERSE_PATH, dayAddress, FEED_PATH } from "../rules.ts";

/**
 * @param site where the feed's addresses lie; `url` without a trailing slash
 * @param verses the latest first; a day's item is dated at its beginning in UTC
 */
export function writeFeed(
  site: { readonly name: string; readonly url: string },
  verses: readonly DailyVerse[],
): string {
  const latest = verses[0];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", `${site.name}: daily verse`),
    element("link", `${site.url}${DAILY_VERSE_PATH}`),
    element("description", "A verse for each day, with what a hurried reader may miss."),
    element("language", "en"),
    `<atom:link href="${escapeXml(`${site.url}${FEED_PATH}`)}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [element("lastBuildDate", formatFeedDate(latest.date))] : []),
    ...verses.map((verse) => writeItem(site.url, verse)),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function writeItem(siteUrl: string, verse: DailyVerse): string {
  const { date, reference, text, translation, theme, feast, reflection = "" } = verse;
  const address = `${siteUrl}${dayAddress(date)}`;
  return [
    "<item>",
    element("title", feast ? `${reference} · ${feast}` : reference),
    element("link", address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element("pubDate", formatFeedDate(date)),
    ...(theme ? [element("category", theme)] : []),
    // The description is HTML inside XML: escaped for the one, then for the other.
    element(
      "description",
      `<blockquote>${escapeXml(text)}</blockquote><p>${escapeXml(`${reference} (${translation})`)}</p><p>${escapeXml(reflection)}</p>`,
    ),
    "</item>",
  ].join("\n");
}

/** As RFC 822 writes it: `Sat, 21 Nov 2026 00:00:00 GMT`. */
const formatFeedDate = (day: string): string => new Date(`${day}T00:00:00Z`).toUTCString();

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
