// What is said where a day of a plan does not exist, or a field is wrong.
import { UserError } from "#src/platform/errors.ts";
import type { PlanRow } from "./store/plans.ts";

export function refuse(field: string, sentence: string): never {
  throw new UserError("invalid", sentence, { fields: { [field]: sentence } });
}

export const describeDayBeyond = ({ duration }: PlanRow, day: number): string =>
  `There is no day ${day}: this plan has ${duration} ${duration === 1 ? "day" : "days"}`;

export function refuseDayBeyond(plan: PlanRow, day: number): void {
  if (day > plan.duration) refuse("dayNumber", describeDayBeyond(plan, day));
}
