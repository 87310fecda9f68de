import { useId } from "react";
import { useDeviceSetting } from "./device-setting.ts";
import { THEME, THEME_LABELS, THEMES } from "./reading-settings.ts";

/** Day, night, or as the device does: three radio buttons, one below the other. */
export function ThemeChoice() {
  const [theme, setTheme] = useDeviceSetting(THEME);
  const name = useId();
  return (
    <fieldset>
      <legend className="px-3 pb-1 font-semibold text-14">Colours</legend>
      {THEMES.map((value) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-sunk"
        >
          <input
            type="radio"
            name={name}
            // One stop for Tab, which the dialog around it counts on too.
            tabIndex={theme === value ? 0 : -1}
            className="size-4 accent-accent"
            checked={theme === value}
            onChange={() => setTheme(value)}
          />
          {THEME_LABELS[value]}
        </label>
      ))}
    </fieldset>
  );
}
