// Runs in the head of every page, before anything is painted.
import { bringLateSheets } from "#src/ui/after-paint.ts";
import { recordEarlyTouch } from "#src/ui/early-touch.ts";
import { placeSettings } from "#src/ui/reading-settings.ts";

placeSettings();
recordEarlyTouch();
bringLateSheets();
