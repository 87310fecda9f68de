// Highlights on this device: all that a visitor made, and of a user those that
// the account has not confirmed yet.
import { createDeviceList, type DeviceOwner } from "#src/web/device-list.ts";
import type { HighlightChange } from "../contract.ts";
import { formatPlace } from "../rules.ts";

/** The latest change of each place. */
export const deviceChanges = createDeviceList("highlights", isChange);

function isChange(value: unknown): value is HighlightChange {
  const { reference, changedAt } = (value ?? {}) as Record<string, unknown>;
  return typeof reference === "string" && typeof changedAt === "string";
}

/** Adds changes. A visitor's removal leaves nothing: there is no account to be told. */
export function addDeviceChanges(owner: DeviceOwner, changes: readonly HighlightChange[]): void {
  const places = new Set(changes.map(formatPlace));
  const others = deviceChanges.read(owner).filter((one) => !places.has(formatPlace(one)));
  const added = changes.filter(({ color }) => owner !== "visitor" || color !== null);
  deviceChanges.write(owner, [...others, ...added]);
}

/** Removes these and retains what was changed since they were listed. */
export function forgetDeviceChanges(owner: DeviceOwner, changes: readonly HighlightChange[]): void {
  const nameOf = (one: HighlightChange) => `${formatPlace(one)} ${one.changedAt}`;
  const gone = new Set(changes.map(nameOf));
  const rest = deviceChanges.read(owner).filter((one) => !gone.has(nameOf(one)));
  deviceChanges.write(owner, rest);
}
