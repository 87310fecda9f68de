import type { TranslationCode } from "#src/scripture/translations.ts";
import type { Highlight } from "../contract.ts";
import type { HighlightColor } from "../rules.ts";

type Colored = readonly [start: number, end: number, color: HighlightColor];

/**
 * Where the colors lie in a chapter of a translation, by verse number. Words
 * that were highlighted in another translation color the whole verse here,
 * unless it has a color of its own; words lie over their verse's color.
 */
export function placeHighlights(
  highlights: readonly Highlight[],
  translation: TranslationCode,
): ReadonlyMap<number, readonly Colored[]> {
  const placed = new Map<number, Colored[]>();
  const rank = ({ words }: Highlight) => (words ? (words.translation === translation ? 2 : 0) : 1);
  for (const one of highlights.toSorted((a, b) => rank(a) - rank(b))) {
    const verse = Number(one.reference.slice(one.reference.lastIndexOf(":") + 1));
    const isHere = one.words?.translation === translation;
    const { start, end } = (isHere && one.words) || { start: 0, end: Number.MAX_SAFE_INTEGER };
    const known = placed.get(verse) ?? [];
    placed.set(verse, [...known, [start, end, one.color]]);
  }
  return placed;
}
