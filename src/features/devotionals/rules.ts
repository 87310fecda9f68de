// What the two pages and the server agree on. Browser-safe and pure.

/** What a Random Devotional may be about. */
export const PRESET_THEMES = [
  "Waiting on God",
  "Courage in fear",
  "Forgiving someone who has not asked",
  "Rest for the worn out",
  "Gratitude in a lean season",
  "Praying when words fail",
  "Work done unseen",
  "Loving a difficult neighbour",
  "Hope after loss",
  "Contentment",
  "Doubt and faith",
  "Starting again",
] as const;

/** Fields of a random one: medium, with an illustration. */
export const RANDOM_CHOICES = { length: "medium", includePersonalStory: true } as const;

/** A theme that the latest pieces were not about, while there is one. */
export function pickTheme(earlierTopics: readonly string[], random: number): string {
  const fresh = PRESET_THEMES.filter((theme) => !earlierTopics.includes(theme));
  // All of them have been written on: any but the latest.
  const choice = fresh.length > 0 ? fresh : PRESET_THEMES.filter((one) => one !== earlierTopics[0]);
  return choice[Math.floor(random * choice.length)] ?? PRESET_THEMES[0];
}

export const NOTES_MAX = 20_000;
/** A card shows so many characters of the content. */
const PREVIEW_LENGTH = 150;
/** More would be somebody filling the table, not somebody reading. */
export const DEVOTIONALS_MAX = 2_000;

/** The first words of a piece, cut between words where there is more. */
export const previewOf = (content: string): string =>
  content.length <= PREVIEW_LENGTH ? content : `${content.slice(0, PREVIEW_LENGTH).trimEnd()}…`;
