// The last places that were opened from the command box, on this device. Somebody's
// own words are never among them: notes, prayers, and what was searched for.
import { createDeviceList, type DeviceOwner } from "#src/web/device-list.ts";
import type { Command } from "./local-sources.ts";

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

export function addRecentChoice(
  owner: DeviceOwner,
  { label, href, isPrivate, isDocument }: Command,
): void {
  if (!href || isPrivate || isDocument) return;
  const others = recentChoices.read(owner).filter((one) => one.href !== href);
  recentChoices.write(owner, [{ label, href }, ...others].slice(0, MAX));
}
