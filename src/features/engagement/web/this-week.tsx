import { Link } from "react-router";
import type { Stats } from "../contract.ts";
import { findActivePercent, isActive } from "../rules.ts";
import { countDays } from "./days.ts";

/** In place of a row of zeros. */
function FirstStep() {
  return (
    <section aria-labelledby="this-week">
      <h2 id="this-week" className="text-20">
        This week
      </h2>
      <p className="mt-3 text-muted">
        A moment with today’s verse is a beginning, and makes a day. Your days, devotionals and
        prayers are counted here from then on.
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <Link to="/daily-verse" className="underlined inline-flex min-h-11 items-center">
          Today’s verse
        </Link>
        <Link to="/bible" className="underlined inline-flex min-h-11 items-center">
          Read the Bible
        </Link>
      </p>
    </section>
  );
}

/** The week in numbers (specification 1 §2, §3). */
export function ThisWeek({ stats }: { stats: Stats }) {
  const { dailyVerseStreak, devotionalStreak, totalPrayers, averageTimeSpent } = stats;
  const activeDays = stats.weeklyProgress.filter(isActive).length;
  if (activeDays + dailyVerseStreak + devotionalStreak + totalPrayers === 0) return <FirstStep />;
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
