// One way to learn verses for visitors and users: everything is stored on the
// device at once, so that it survives a line that is cut; a user's is then sent.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useCurrentUser } from "#src/web/current-user.ts";
import type { DeviceOwner } from "#src/web/device-list.ts";
import { createId } from "#src/web/drafts/draft.ts";
import type { MemoryCard } from "../contract.ts";
import {
  type CardItem,
  type CardName,
  formatCard,
  isThere,
  type MemoryGrade,
  type MemoryItem,
  mergeMemory,
} from "../rules.ts";
import { addDeviceItems, deviceMemory, takeVisitorCard } from "./device-memory.ts";
import { memoryQuery } from "./queries.ts";

const NO_CARDS: readonly MemoryCard[] = [];
const NO_ITEMS: readonly MemoryItem[] = [];
/** Visitors need no script that sends. */
const loadSend = () => import("./send-memory.ts");

/** A passage as the page shows it, with the words of its translation. */
export type PassageToLearn = Pick<CardItem, "reference" | "translation" | "text" | "href">;

export interface Memory {
  /** Those that are there. The server renders none of a visitor. */
  readonly cards: readonly MemoryCard[];
  /** Those of the account could not be read. */
  readonly isIncomplete: boolean;
  readonly isLoading: boolean;
  /** @returns takes it back */
  readonly add: (passage: PassageToLearn) => () => void;
  /** @returns takes it back */
  readonly remove: (card: MemoryCard) => () => void;
  readonly review: (card: CardName, grade: MemoryGrade) => void;
}

export function useMemory(): Memory {
  const client = useQueryClient();
  const user = useCurrentUser();
  const owner: DeviceOwner = user ? user.id : "visitor";
  const { data, isError, isLoading } = useQuery({ ...memoryQuery, enabled: Boolean(user) });
  const waiting = useSyncExternalStore(
    deviceMemory.subscribe,
    () => deviceMemory.read(owner),
    () => NO_ITEMS,
  );
  // Added a moment before signing in, and not moved yet.
  const before = useSyncExternalStore(
    deviceMemory.subscribe,
    () => (user ? deviceMemory.read("visitor") : NO_ITEMS),
    () => NO_ITEMS,
  );
  useEffect(() => {
    if (user) loadSend().catch(() => {});
  }, [user]);
  const all = useMemo(
    () => mergeMemory(data ?? NO_CARDS, [...before, ...waiting]),
    [data, before, waiting],
  );
  const cards = useMemo(() => all.filter(isThere), [all]);

  const change = (...items: readonly MemoryItem[]) => {
    addDeviceItems(owner, items);
    if (typeof owner !== "number") return;
    // What cannot be sent now waits on the device for the next page or the line.
    loadSend()
      .then(({ sendMemory }) => sendMemory(client, owner))
      .catch(() => {});
  };
  const remove = (card: MemoryCard | CardItem): (() => void) => {
    if (owner === "visitor") {
      const taken = takeVisitorCard(card);
      return () => addDeviceItems("visitor", taken);
    }
    const item = pickItem(card);
    const removedAt = dateAfter(item.addedAt);
    change({ ...item, removedAt });
    return () => change({ ...item, addedAt: dateAfter(removedAt, 1), removedAt });
  };
  return {
    cards,
    isIncomplete: isError,
    isLoading,
    add: (passage) => {
      const known = all.find((card) => formatCard(card) === formatCard(passage));
      const removedAt = known?.removedAt ?? null;
      const item = { ...passage, addedAt: dateAfter(removedAt, 1), removedAt };
      change(item);
      return () => void remove(item);
    },
    remove,
    review: ({ reference, translation }, grade) =>
      change({ reference, translation, id: createId(), at: new Date().toISOString(), grade }),
  };
}

function pickItem({ reference, translation, text, href, addedAt, removedAt }: CardItem): CardItem {
  return { reference, translation, text, href, addedAt, removedAt };
}

/** Now, or after that date where this device's clock is behind the one that wrote it. */
const dateAfter = (date: string | null, more = 0): string =>
  new Date(Math.max(Date.now(), date === null ? 0 : Date.parse(date) + more)).toISOString();
