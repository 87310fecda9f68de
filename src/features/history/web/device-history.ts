// The reading history on this device: a visitor's, and of a user what the
// account does not have yet.
import { createDeviceList, type DeviceOwner } from "#src/web/device-list.ts";
import type { Visit } from "../contract.ts";
import { joinVisits, nameVisit } from "../rules.ts";

/** About a year of a visitor's reading; storage on a device is small. */
const VISITOR_MAX = 1000;
const OFF_KEY = "reading-history-off";

export const deviceVisits = createDeviceList("reading-history", isVisit);

function isVisit(value: unknown): value is Visit {
  const { day, chapter, at, verse } = (value ?? {}) as Record<string, unknown>;
  return [day, chapter, at].every((one) => typeof one === "string") && typeof verse === "number";
}

export function addDeviceVisits(owner: DeviceOwner, visits: readonly Visit[]): void {
  const joined = joinVisits(deviceVisits.read(owner), visits);
  deviceVisits.write(owner, owner === "visitor" ? joined.slice(0, VISITOR_MAX) : joined);
}

/** Removes these and retains what was read since they were listed. */
export function forgetDeviceVisits(owner: DeviceOwner, visits: readonly Visit[]): void {
  const nameOf = (visit: Visit) => `${nameVisit(visit)} ${visit.at}`;
  const gone = new Set(visits.map(nameOf));
  deviceVisits.write(
    owner,
    deviceVisits.read(owner).filter((visit) => !gone.has(nameOf(visit))),
  );
}

/** Whether a visitor wants what they read to be added. */
export function isKeptOnDevice(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === null;
  } catch {
    return true;
  }
}

export function keepOnDevice(isKept: boolean): void {
  try {
    if (isKept) localStorage.removeItem(OFF_KEY);
    else localStorage.setItem(OFF_KEY, "off");
  } catch {
    // Storage may be forbidden; then nothing is kept anyway.
  }
  deviceVisits.write("visitor", deviceVisits.read("visitor"));
}
