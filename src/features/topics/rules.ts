// How topics are named and ranked; pure, and the same in browser and server.

export const TOPICS_PATH = "/bible-topics";

export const BADGES = ["Most Popular", "Very Popular", "Popular", "Growing"] as const;
export type Badge = (typeof BADGES)[number];

/** @param searchVolume searches a month, as our editors estimate them */
export function badgeOf(searchVolume: number): Badge {
  if (searchVolume >= 15_000) return "Most Popular";
  if (searchVolume >= 8_000) return "Very Popular";
  if (searchVolume >= 4_000) return "Popular";
  return "Growing";
}

/** Topics that explore-more lists show. */
export const EXPLORE_MORE_COUNT = 8;

export const topicUrl = (slug: string): string => `/bible-verses-about/${slug}`;

/** The slug that someone meant who typed `New_Beginnings` or ` new  beginnings `. */
export function normalizeTopicSlug(typed: string): string {
  return typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** Whether a topic answers to every word of what was typed; to all topics when it is blank. */
export function matchesFilter(
  topic: { readonly name: string; readonly category: string; readonly keywords: readonly string[] },
  typed: string,
): boolean {
  const words = normalizeTopicSlug(typed).split("-").filter(Boolean);
  const text = [topic.name, topic.category, ...topic.keywords].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}
