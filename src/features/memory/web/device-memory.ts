// Cards and reviews on this device: all of a visitor's, and of a user those that
// the account has not confirmed yet. A card has the words of its verses with it,
// so that it can be practiced without a connection.
import { createDeviceList, type DeviceOwner } from "#src/web/device-list.ts";
import { type CardName, formatCard, isReview, type MemoryItem, mergeMemory } from "../rules.ts";

export const deviceMemory = createDeviceList("memory", isItem);

function isItem(value: unknown): value is MemoryItem {
  const { reference, translation, id, at, grade, text, addedAt, removedAt } = (value ??
    {}) as Record<string, unknown>;
  if (typeof reference !== "string" || typeof translation !== "string") return false;
  return grade === undefined
    ? typeof text === "string" &&
        typeof addedAt === "string" &&
        (removedAt === null || typeof removedAt === "string")
    : typeof id === "string" && typeof at === "string" && [1, 2, 3].includes(grade as number);
}

/** What names an item: a change of a card takes the place of the one before. */
const nameOf = (item: MemoryItem): string =>
  isReview(item) ? item.id : `${formatCard(item)} ${item.addedAt} ${item.removedAt}`;

export function addDeviceItems(owner: DeviceOwner, items: readonly MemoryItem[]): void {
  const all = [...deviceMemory.read(owner), ...items];
  // One item for each card, with its latest dates.
  const cards = mergeMemory(
    [],
    all.filter((item) => !isReview(item)),
  ).map(({ reviews: _, ...card }) => card);
  const reviews = new Map(all.filter(isReview).map((review) => [review.id, review]));
  deviceMemory.write(owner, [...cards, ...reviews.values()]);
}

/** Removes these and retains what was changed since they were listed. */
export function forgetDeviceItems(owner: DeviceOwner, items: readonly MemoryItem[]): void {
  const gone = new Set(items.map(nameOf));
  deviceMemory.write(
    owner,
    deviceMemory.read(owner).filter((item) => !gone.has(nameOf(item))),
  );
}

/** A visitor's card is gone with its reviews: there is no account to be told. @returns what it was */
export function takeVisitorCard(name: CardName): readonly MemoryItem[] {
  const taken = deviceMemory
    .read("visitor")
    .filter((item) => formatCard(item) === formatCard(name));
  forgetDeviceItems("visitor", taken);
  return taken;
}
