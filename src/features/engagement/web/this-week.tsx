import type { Stats } from "../contract.ts";
import { findActivePercent, isActive } from "../rules.ts";
import { countDays } from "./days.ts";

/** The week in numbers (specification 1 §2, §3). */
export function ThisWeek({ stats }: { stats: Stats }) {
  const { dailyVerseStreak, devotionalStreak, totalPrayers, averageTimeSpent } = stats;
  const activeDays = stats.weeklyProgress.filter(isActive).length;
  const numbers = [
    ["Daily verse streak", countDays(dailyVerseStreak)],
    ["Devotional streak", countDays(devotionalStreak)],
    ["Prayers this week", String(totalPrayers)],
    ["Average time", `${averageTimeSpent} min`],
  ] as const;
  return (
    <section aria-labelledby="this-week">
      <h2 id="this-week" className="text-20">
        This week
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4">
        {numbers.map(([label, number]) => (
          <div key={label}>
            <dt className="text-14 text-muted">{label}</dt>
            <dd className="font-serif text-24">{number}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-14 text-muted">
        {activeDays} of 7 days active, {findActivePercent(stats.weeklyProgress)}%. Active is a day
        with the daily verse, a devotional or a new prayer.
      </p>
    </section>
  );
}
