// Highlights as one list: which place is which, what a change does, and what is
// shown together.
import type { Highlight, HighlightChange, HighlightPlace } from "./contract.ts";

export const HIGHLIGHT_COLORS = ["yellow", "green", "blue", "pink", "purple"] as const;
export type HighlightColor = (typeof HIGHLIGHT_COLORS)[number];
/** More would be somebody filling the table, not a reader: a third of the Bible. */
export const HIGHLIGHTS_MAX = 10_000;
export const CHANGES_AT_ONCE_MAX = 500;
export const COLOR_NAME_MAX = 30;

/** Names a place; two changes with the same name are about the same highlight. */
export const formatPlace = ({ reference, words }: HighlightPlace): string =>
  words ? `${reference} ${words.translation} ${words.start}-${words.end}` : reference;

/** The highlights after these changes, in no order; an older change never undoes a newer one. */
export function applyChanges(
  highlights: readonly Highlight[],
  changes: readonly HighlightChange[],
): Highlight[] {
  const byPlace = new Map(highlights.map((one) => [formatPlace(one), one]));
  for (const change of changes) {
    const place = formatPlace(change);
    const known = byPlace.get(place);
    if (known && known.changedAt > change.changedAt) continue;
    const { color } = change;
    if (color) byPlace.set(place, { ...change, color });
    else byPlace.delete(place);
  }
  return [...byPlace.values()];
}

const isOverlapping = (one: HighlightPlace, other: HighlightPlace): boolean =>
  one.reference === other.reference &&
  one.words?.translation === other.words?.translation &&
  (!one.words ||
    !other.words ||
    (one.words.start < other.words.end && other.words.start < one.words.end));

/**
 * The changes that give these places a color, or none. Highlighted words that
 * they overlap are replaced, so that no letter has two colors of one kind.
 */
export function planChanges(
  highlights: readonly Highlight[],
  places: readonly HighlightPlace[],
  color: Highlight["color"] | null,
  changedAt: string,
): HighlightChange[] {
  const replaced = highlights.filter(
    (one) =>
      places.some((place) => isOverlapping(one, place)) &&
      !places.some((place) => formatPlace(place) === formatPlace(one)),
  );
  return [
    ...replaced.map((one) => ({ ...pickPlace(one), color: null, changedAt })),
    ...places.map((place) => ({ ...pickPlace(place), color, changedAt })),
  ];
}

/** The changes that make these changes undone. */
export function planUndo(
  highlights: readonly Highlight[],
  changes: readonly HighlightChange[],
  changedAt: string,
): HighlightChange[] {
  const before = new Map(highlights.map((one) => [formatPlace(one), one.color]));
  return changes.map((change) => ({
    ...pickPlace(change),
    color: before.get(formatPlace(change)) ?? null,
    changedAt,
  }));
}

const pickPlace = ({ reference, words }: HighlightPlace): HighlightPlace => ({
  reference,
  ...(words ? { words } : {}),
});
