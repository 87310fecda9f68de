// The days of a plan as a calendar file (iCalendar, RFC 5545): an entry for each
// day, of the whole day and without an alarm, which follows pauses and catch-up.
import ical, { ICalEventTransparency } from "ical-generator";
import { addDays } from "#src/shared/calendar/days.ts";
import { formatPlanUrl } from "../../plan-url.ts";
import { toBesideDto } from "../dto.ts";
import type { EntryRow, PlanRow } from "../store/plans.ts";

/** How often programs should ask again. */
const REFRESH_S = 6 * 60 * 60;

/** @param days none where the right to read plans has ended: the calendar says so */
export function writeCalendar(
  plan: PlanRow,
  days: readonly EntryRow[] | undefined,
  { siteUrl, siteName }: { readonly siteUrl: string; readonly siteName: string },
): string {
  const { host } = new URL(siteUrl);
  const calendar = ical({
    name: plan.name,
    description: days
      ? `A reading plan of ${siteName}`
      : `Premium has ended. The plan and its notes are stored, and its days come back here with Premium: ${siteUrl}`,
    prodId: { company: siteName, product: "Reading plans" },
    ttl: REFRESH_S,
  });
  for (const day of days ?? []) {
    const { dayNumber, summary } = toBesideDto(day);
    const date = addDays(plan.dayOneOn, dayNumber - 1);
    // A paused plan's days have no dates until it goes on.
    if (plan.pausedOn && date >= plan.pausedOn && !day.isCompleted) continue;
    calendar.createEvent({
      id: `plan-${plan.id}-day-${dayNumber}@${host}`,
      start: date,
      end: addDays(date, 1),
      allDay: true,
      stamp: plan.updatedAt,
      summary: `${day.isCompleted ? "✓ " : ""}${summary}`,
      description: `Day ${dayNumber} of ${plan.name}`,
      url: new URL(formatPlanUrl(plan.id), siteUrl).href,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
