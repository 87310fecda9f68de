// The colors to choose from, each with its name and its line: the line tells
// them apart without the color.
import Ban from "lucide-react/icons/ban";
import { iconButtonClass } from "#src/ui/button.tsx";
import type { HighlightColor } from "../rules.ts";
import { useColorNames } from "./color-names.ts";

export function HighlightColors({
  label,
  className = "",
  chosen,
  onChoose,
}: {
  /** What is highlighted: `Highlight John 3:16`. */
  label: string;
  className?: string;
  /** The color that it has; null where it has none, undefined where it has several. */
  chosen: HighlightColor | null | undefined;
  onChoose: (color: HighlightColor | null) => void;
}) {
  const { colors } = useColorNames();
  return (
    <fieldset className={`flex flex-wrap items-center noscript:hidden ${className}`}>
      <legend className="sr-only">{label}</legend>
      {colors.map(({ color, name }) => (
        <button
          key={color}
          type="button"
          aria-pressed={chosen === color}
          aria-label={name}
          title={name}
          onClick={() => onChoose(chosen === color ? null : color)}
          className="highlight-choice"
        >
          <span data-highlight={color} aria-hidden="true">
            Aa
          </span>
        </button>
      ))}
      {chosen === null ? null : (
        <button
          type="button"
          aria-label="No highlight"
          title="No highlight"
          onClick={(event) => {
            // The button goes away; keyboard users stay among the colors.
            event.currentTarget.parentElement?.querySelector("button")?.focus();
            onChoose(null);
          }}
          className={iconButtonClass}
        >
          <Ban size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </fieldset>
  );
}
