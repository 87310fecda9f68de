// The daily verses as RSS 2.0.
import { Feed } from "feed";
import { html } from "hono/html";
import type { DailyVerse } from "../contract.ts";
import { DAILY_VERSE_PATH, dayUrl, FEED_PATH } from "../rules.ts";

/**
 * @param site where the feed's addresses lie; `url` without a trailing slash
 * @param verses the latest first; a day's item is dated at its beginning in UTC
 */
export function writeFeed(
  site: { readonly name: string; readonly url: string },
  verses: readonly DailyVerse[],
): string {
  const feed = new Feed({
    title: `${site.name}: daily verse`,
    description: "A verse for each day, with what a hurried reader may miss.",
    link: `${site.url}${DAILY_VERSE_PATH}`,
    feedLinks: { rss: `${site.url}${FEED_PATH}` },
    language: "en",
    generator: false,
    // Without a verse there is no date that would not change each time.
    updated: startOf(verses[0]?.date ?? "1970-01-01"),
  });
  for (const { date, reference, text, translation, theme, feast, reflection = "" } of verses) {
    feed.addItem({
      title: feast ? `${reference} · ${feast}` : reference,
      link: `${site.url}${dayUrl(date)}`,
      date: startOf(date),
      description: String(
        html`<blockquote>${text}</blockquote><p>${reference} (${translation})</p><p>${reflection}</p>`,
      ),
      ...(theme ? { category: [{ name: theme }] } : {}),
    });
  }
  return feed.rss2();
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
