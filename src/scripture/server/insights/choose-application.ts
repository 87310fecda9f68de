// What to do with passages: our own words for the theme that they share, otherwise
// a way of reading that follows from where the first of them stands.
import applications from "#content/insight-applications.json" with { type: "json" };
import { formatChapter, formatRange } from "../../format-reference.ts";
import { type OrdinalRange, verseAt } from "../../versification.ts";
import type { Background } from "./background.ts";
import type { KeyTheme } from "./key-themes.ts";

interface Application {
  /** Slugs of our themes. */
  readonly themes: readonly string[];
  /** Said whenever one of its themes is among the passages', whichever leads. */
  readonly comesFirst?: boolean;
  readonly text: string;
}

const BY_THEME: ReadonlyMap<string, Application> = new Map(
  (applications as readonly Application[]).flatMap((application) =>
    application.themes.map((slug) => [slug, application] as const),
  ),
);

/** A theme with a smaller part of the passages is not what they are about. */
const LEAST_SHARE = 0.25;
const VERSES_IN_A_SITTING = 120;

export function chooseApplication(
  themes: readonly KeyTheme[],
  background: Background,
  passages: readonly OrdinalRange[],
): string {
  const fitting = themes
    .filter((theme) => theme.passages.size >= passages.length * LEAST_SHARE)
    .flatMap(({ topic }) => BY_THEME.get(topic.slug) ?? []);
  const chosen = fitting.find(({ comesFirst }) => comesFirst) ?? fitting[0];
  return chosen?.text ?? suggestReading(background, passages);
}

function suggestReading(background: Background, [first]: readonly OrdinalRange[]): string {
  if (!first) return "";
  const name = formatRange(first);
  const section = background.findSection(first.start);
  const isShort = section && section.end - section.start < VERSES_IN_A_SITTING;
  const around = isShort ? section.reference : formatChapter(verseAt(first.start));
  return `Read ${around === name ? `${name} twice` : `${name} and then all of ${around}`}. Write down who speaks, to whom, and what is asked or promised; then say in one sentence of your own what ${name} adds.`;
}
