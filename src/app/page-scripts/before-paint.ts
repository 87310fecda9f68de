// Runs in the head of every page, before anything is painted.
import { bringLateSheets } from "#src/ui/after-paint.ts";
import type { DeviceSetting } from "#src/ui/device-setting.ts";
import { recordEarlyTouch } from "#src/ui/early-touch.ts";
import { READING_SETTINGS, THEME } from "#src/ui/reading-settings.ts";

placeSettings([THEME, ...READING_SETTINGS]);
recordEarlyTouch();
bringLateSheets();

/**
 * Puts what was chosen on this device onto the root element, where the stylesheet
 * reads it. To be called in the head, before the first painting.
 */
function placeSettings(settings: readonly DeviceSetting[]): void {
  try {
    for (const { name, values, fallback } of settings) {
      const stored = localStorage.getItem(name);
      if (stored === null || stored === fallback || !values.includes(stored)) continue;
      document.documentElement.setAttribute(`data-${name}`, stored);
    }
  } catch {
    // Storage may be forbidden; the page then looks as it does for everybody.
  }
}
