// How a reader likes the page: stored on the device, applied by the stylesheet.
import type { DeviceSetting } from "./device-setting.ts";

export const TEXT_SIZES = ["smallest", "smaller", "regular", "larger", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const TEXT_SIZE: DeviceSetting<TextSize> = {
  name: "text-size",
  values: TEXT_SIZES,
  fallback: "regular",
};

export const VERSE_NUMBERS: DeviceSetting<"shown" | "hidden"> = {
  name: "verse-numbers",
  values: ["shown", "hidden"],
  fallback: "shown",
};

/** Whether screen readers say the numbers of verses. */
export const VERSE_NUMBERS_ALOUD: DeviceSetting<"silent" | "spoken"> = {
  name: "verse-numbers-aloud",
  values: ["silent", "spoken"],
  fallback: "silent",
};

/** Our names for passages, above the verse that they begin at. */
export const PASSAGE_HEADINGS: DeviceSetting<"hidden" | "shown"> = {
  name: "passage-headings",
  values: ["hidden", "shown"],
  fallback: "hidden",
};

export const VERSE_LAYOUT: DeviceSetting<"verses" | "paragraphs"> = {
  name: "verse-layout",
  values: ["verses", "paragraphs"],
  fallback: "verses",
};

export const WORDS_OF_JESUS: DeviceSetting<"plain" | "red"> = {
  name: "words-of-jesus",
  values: ["plain", "red"],
  fallback: "plain",
};

/** Shortcuts of one letter or sign, which speech input may press by mistake. */
export const SINGLE_KEYS: DeviceSetting<"on" | "off"> = {
  name: "single-keys",
  values: ["on", "off"],
  fallback: "on",
};

const READING_SETTINGS: readonly DeviceSetting[] = [
  TEXT_SIZE,
  VERSE_NUMBERS,
  VERSE_NUMBERS_ALOUD,
  PASSAGE_HEADINGS,
  VERSE_LAYOUT,
  WORDS_OF_JESUS,
  SINGLE_KEYS,
];

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** `system` follows the device. */
export const THEME: DeviceSetting<Theme> = { name: "theme", values: THEMES, fallback: "system" };

export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  system: "As the device",
  light: "Day",
  dark: "Night reading",
};

/**
 * Puts what was chosen on this device onto the root element, where the stylesheet
 * reads it. To be called in the head, before the first painting.
 */
export function placeSettings(): void {
  try {
    for (const { name, values, fallback } of [THEME, ...READING_SETTINGS]) {
      const stored = localStorage.getItem(name);
      if (stored === null || stored === fallback || !values.includes(stored)) continue;
      document.documentElement.setAttribute(`data-${name}`, stored);
    }
  } catch {
    // Storage may be forbidden; the page then looks as it does for everybody.
  }
}
