import BookOpen from "lucide-react/icons/book-open";
import CalendarRange from "lucide-react/icons/calendar-range";
import Footprints from "lucide-react/icons/footprints";
import Hourglass from "lucide-react/icons/hourglass";
import Music from "lucide-react/icons/music";
import Scroll from "lucide-react/icons/scroll";
import type { PresetPlan } from "../choices.ts";

const ICONS = {
  calendar: CalendarRange,
  book: BookOpen,
  hourglass: Hourglass,
  music: Music,
  footprints: Footprints,
  scroll: Scroll,
} as const satisfies Readonly<Record<PresetPlan["icon"], typeof BookOpen>>;

/** Beside a preset's name, which says the same. */
export function PresetIcon({ icon }: Pick<PresetPlan, "icon">) {
  const Icon = ICONS[icon];
  return (
    <Icon
      size={20}
      strokeWidth={1.5}
      aria-hidden="true"
      data-icon={icon}
      className="mt-1 flex-none text-muted"
    />
  );
}
