// The last places that were opened from the command box, on this device.
import { createDeviceList, type DeviceOwner } from "#src/web/device-list.ts";

export interface RecentChoice {
  readonly label: string;
  readonly href: string;
}

const MAX = 8;

export const recentChoices = createDeviceList("recent-choices", isChoice);

function isChoice(value: unknown): value is RecentChoice {
  const { label, href } = (value ?? {}) as Record<string, unknown>;
  // Only within this site, whatever somebody stored there.
  return typeof label === "string" && typeof href === "string" && /^\/(?!\/)/.test(href);
}

export function addRecentChoice(owner: DeviceOwner, { label, href }: RecentChoice): void {
  const others = recentChoices.read(owner).filter((one) => one.href !== href);
  recentChoices.write(owner, [{ label, href }, ...others].slice(0, MAX));
}
