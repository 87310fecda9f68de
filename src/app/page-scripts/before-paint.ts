// Runs in the head of every page, before anything is painted.
import { keepEarlyTouch } from "#src/ui/early-touch.ts";
import { bringLateSheets } from "#src/ui/late-faces.ts";
import { placeSettings } from "#src/ui/place-settings.ts";
import { READING_SETTINGS } from "#src/ui/reading-settings.ts";
import { THEME } from "#src/ui/theme.ts";

placeSettings([THEME, ...READING_SETTINGS]);
keepEarlyTouch();
bringLateSheets();
