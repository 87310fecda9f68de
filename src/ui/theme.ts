import type { DeviceSetting } from "./device-setting.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** `system` follows the device. */
export const THEME: DeviceSetting<Theme> = { name: "theme", values: THEMES, fallback: "system" };

export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  system: "As the device",
  light: "Day",
  dark: "Night reading",
};
