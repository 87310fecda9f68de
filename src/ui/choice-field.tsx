import type { ComponentProps } from "react";

/** One of a few, side by side as words; the chosen one is underlined. */
export function ChoiceField({
  label,
  isLabelShown = true,
  options,
  chosen,
  ...input
}: Omit<ComponentProps<"input">, "type" | "value" | "className"> & {
  label: string;
  isLabelShown?: boolean;
  options: readonly { readonly value: string; readonly label: string }[];
  /** The value that is chosen, where the page and not the form knows it. */
  chosen?: string;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLabelShown ? "font-semibold text-14" : "sr-only"}>{label}</legend>
      <div className="choice-links -mx-1.5 md:-mx-2.5">
        {options.map(({ value, label: word }) => (
          <label key={value} className="choice-link">
            <input
              type="radio"
              value={value}
              {...(chosen === undefined ? {} : { checked: value === chosen })}
              {...input}
            />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
