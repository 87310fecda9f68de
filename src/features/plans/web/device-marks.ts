// Days of plans that were marked as read without a connection. They wait on the
// device, under their account, until a live page sends them.
import { createDeviceList } from "#src/web/device-list.ts";

export interface PlanMark {
  readonly planId: number;
  /** The plan's name, by which a person knows what waits. */
  readonly plan: string;
  readonly dayNumber: number;
}

const isMark = (value: unknown): value is PlanMark => {
  const { planId, plan, dayNumber } = (value ?? {}) as Partial<PlanMark>;
  return Number.isInteger(planId) && typeof plan === "string" && Number.isInteger(dayNumber);
};

export const deviceMarks = createDeviceList<PlanMark>("plan-marks", isMark);

const isSame = (one: PlanMark, other: PlanMark): boolean =>
  one.planId === other.planId && one.dayNumber === other.dayNumber;

export function addDeviceMark(userId: number, mark: PlanMark): void {
  deviceMarks.write(userId, [...withoutMark(userId, mark), mark]);
}

export function forgetDeviceMark(userId: number, mark: PlanMark): void {
  deviceMarks.write(userId, withoutMark(userId, mark));
}

const withoutMark = (userId: number, mark: PlanMark): PlanMark[] =>
  deviceMarks.read(userId).filter((one) => !isSame(one, mark));
