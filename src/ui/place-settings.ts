import type { DeviceSetting } from "./device-setting.ts";

/**
 * Puts what was chosen on this device onto the root element, where the stylesheet
 * reads it. To be called in the head, before the first painting.
 */
export function placeSettings(settings: readonly DeviceSetting[]): void {
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
