import type { Prayer } from "../contract.ts";

const STATUS = {
  active: { label: "Active", look: "", dot: "border-accent bg-accent" },
  answered: { label: "Answered", look: "text-lamp-ink", dot: "border-lamp bg-lamp" },
  ongoing: { label: "Ongoing", look: "", dot: "border-accent" },
  archived: { label: "Archived", look: "", dot: "border-control" },
} as const;

export const CATEGORY_LABELS = {
  personal: "Personal",
  family: "Family",
  health: "Health",
  work: "Work",
  ministry: "Ministry",
  world: "World",
} as const;

/** Words with a mark: where a prayer stands, what it is about, whether it presses. */
export function PrayerBadges({ prayer }: { prayer: Prayer }) {
  const { label, look, dot } = STATUS[prayer.status];
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted">
      <li className={`flex items-center gap-1.5 ${look}`}>
        <span aria-hidden="true" className={`size-[7px] rounded-full border-[1.5px] ${dot}`} />
        {label}
      </li>
      <li>{CATEGORY_LABELS[prayer.category]}</li>
      {prayer.urgency === "high" ? (
        <li className="flex items-center gap-1.5 font-semibold text-danger">
          <span aria-hidden="true" className="h-3.5 w-0.5 rounded-full bg-danger" />
          High Priority
        </li>
      ) : null}
    </ul>
  );
}
