// In the verse panel: gives the chosen verses a color, also by the keys 1 to 5.
import { Link } from "react-router";
import { showToast } from "#src/ui/toaster.tsx";
import { usePageKeys } from "#src/ui/use-page-keys.ts";
import { HIGHLIGHT_COLORS, type HighlightColor } from "../rules.ts";
import { HighlightColors } from "./highlight-colors.tsx";
import { HIGHLIGHTS_PATH } from "./highlights-url.ts";
import type { Highlighting } from "./use-highlights.ts";

export function HighlightVerses({
  reference,
  verses,
  highlighting,
}: {
  /** Of all of them: `John 3:16–18`. */
  reference: string;
  /** Each verse's own. */
  verses: readonly string[];
  highlighting: Highlighting;
}) {
  const { highlights, paint } = highlighting;
  const whole = new Map(
    highlights.filter(({ words }) => !words).map((one) => [one.reference, one.color]),
  );
  const found = new Set(verses.map((verse) => whole.get(verse) ?? null));
  const chosen = found.size === 1 ? [...found][0] : undefined;
  const choose = (color: HighlightColor | null) => {
    // Words of it that have a color of their own lose it with the verse's.
    const words =
      color === null ? highlights.filter((one) => one.words && verses.includes(one.reference)) : [];
    const undo = paint([...verses.map((verse) => ({ reference: verse })), ...words], color);
    const isLost = [...found].some((one) => one !== null && one !== color);
    if (isLost) {
      showToast({
        title: color === null ? "Highlight removed" : "Color changed",
        text: reference,
        about: "highlight",
        undo,
      });
    }
  };
  usePageKeys(
    Object.fromEntries(
      HIGHLIGHT_COLORS.map((color, index) => [
        String(index + 1),
        () => choose(chosen === color ? null : color),
      ]),
    ),
  );
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between">
      <HighlightColors
        className="-ml-1.5"
        label={`Highlight ${reference}`}
        chosen={chosen}
        onChoose={choose}
      />
      <Link to={HIGHLIGHTS_PATH} className="underlined inline-flex min-h-11 items-center text-14">
        All highlights
      </Link>
    </div>
  );
}
