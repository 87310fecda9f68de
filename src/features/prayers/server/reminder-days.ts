// On which days somebody is reminded of a prayer. Pure; dates are local.

import { DAY_MS } from "#src/shared/calendar/durations.ts";
/**
 * Weekly ones come on the weekday on which the prayer was added, monthly ones
 * on the day of the month, or on the last one of a shorter month; none on the
 * day of adding itself.
 */
export function isPrayerDue(frequency: string, addedOn: string, today: string): boolean {
  if (today <= addedOn) return false;
  switch (frequency) {
    case "daily":
      return true;
    case "weekly":
      return Math.round((Date.parse(today) - Date.parse(addedOn)) / DAY_MS) % 7 === 0;
    case "monthly": {
      const [year = 0, month = 0, day = 0] = today.split("-").map(Number);
      const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
      return day === Math.min(Number(addedOn.slice(8)), lastDay);
    }
    default:
      return false;
  }
}
