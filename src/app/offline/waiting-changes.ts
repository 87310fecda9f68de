// What was written on this device and is not in the account yet: one queue over
// the drafts and the lists of this device.
import type { QueryClient } from "@tanstack/react-query";
import { deviceChanges } from "#src/features/highlights/web/device-highlights.ts";
import { deviceMemory } from "#src/features/memory/web/device-memory.ts";
import { deviceMarks } from "#src/features/plans/web/device-marks.ts";
import { nameEntry } from "#src/web/device-entry.ts";
import { isUnsent, type StoredDraft } from "#src/web/drafts/draft.ts";
import { type DraftsEnv, listDrafts, openDrafts } from "#src/web/drafts/drafts-env.ts";
import { DRAFT_KINDS, sendDrafts } from "../send-drafts.ts";

const NAMES: Readonly<Record<string, string>> = {
  "study-notes": "A study note",
  "devotional-notes": "Notes on a devotional",
  "plan-notes": "A note beside a day of a plan",
};

/** More are cut off on any screen. */
const PLACES_NAMED = 12;

export interface WaitingChange {
  readonly what: string;
  /** What it says, or where it is. */
  readonly words: string;
  readonly savedAt: number | undefined;
  readonly count: number;
}

/** In the order in which they are sent. @param userId those of this account alone */
export async function listWaiting(
  userId: number,
  env: DraftsEnv = openDrafts(),
): Promise<readonly WaitingChange[]> {
  const drafts = (await listUnsent(userId, env)).map(
    ({ kind, content, savedAt }): WaitingChange => ({
      what: NAMES[kind] ?? "Something that you wrote",
      words: findWords(content),
      savedAt,
      count: 1,
    }),
  );
  return [
    ...drafts,
    ...describePlaces("Highlights", deviceChanges.read(userId)),
    ...describePlaces("Verses by heart", deviceMemory.read(userId)),
    ...describePlaces("Days of plans that were read", listMarks(userId)),
  ];
}

const listMarks = (userId: number) =>
  deviceMarks
    .read(userId)
    .map(({ plan, dayNumber }) => ({ reference: `${plan}, day ${dayNumber}` }));

/** All of a list as one change, with the places that it is about. */
function describePlaces(
  what: string,
  items: readonly { readonly reference: string }[],
): WaitingChange[] {
  if (items.length === 0) return [];
  const places = [...new Set(items.map(({ reference }) => reference))];
  const words = places.slice(0, PLACES_NAMED).join(", ");
  return [{ what, words, savedAt: undefined, count: items.length }];
}

export const countWaiting = (changes: readonly WaitingChange[]): number =>
  changes.reduce((sum, { count }) => sum + count, 0);

/** `3 changes wait` */
export const sayWaiting = (count: number): string =>
  count === 1 ? "1 change waits" : `${count} changes wait`;

async function listUnsent(
  userId: number,
  env: DraftsEnv = openDrafts(),
): Promise<readonly StoredDraft[]> {
  const lists = DRAFT_KINDS.map(async (kind) =>
    (await listDrafts(env, userId, kind)).filter((draft) => isUnsent(kind, draft)),
  );
  return (await Promise.all(lists))
    .flat()
    .sort((one, other) => one.savedAt - other.savedAt) as StoredDraft[];
}

/** The first words that a person would know it by. */
function findWords(content: unknown): string {
  if (typeof content === "string") return content;
  const { title, content: text } = (content ?? {}) as { title?: string; content?: string };
  return title?.trim() || text?.trim() || "";
}

/** @returns what stays */
export async function sendWaiting(
  client: QueryClient,
  userId: number,
): Promise<readonly WaitingChange[]> {
  const { sendHighlights } = await import("#src/features/highlights/web/send-highlights.ts");
  const { sendHistory } = await import("#src/features/history/web/send-history.ts");
  const { sendMemory } = await import("#src/features/memory/web/send-memory.ts");
  const { sendMarks } = await import("#src/features/plans/web/send-marks.ts");
  await sendDrafts(client, userId).catch(() => {});
  await sendHighlights(client, userId);
  await sendMemory(client, userId);
  await sendMarks(client, userId);
  await sendHistory(client, userId);
  return listWaiting(userId);
}

/** All of it, as a file that any program reads. */
export async function writeWaiting(userId: number): Promise<string> {
  const drafts = (await listUnsent(userId)).map(({ kind, target, content, savedAt }) => ({
    what: NAMES[kind] ?? kind,
    ...(target ? { target } : {}),
    content,
    savedAt: new Date(savedAt).toISOString(),
  }));
  const lists = {
    highlights: deviceChanges.read(userId),
    verses: deviceMemory.read(userId),
    planDays: deviceMarks.read(userId),
  };
  return JSON.stringify({ drafts, ...lists }, null, 2);
}

export async function discardWaiting(userId: number, env: DraftsEnv = openDrafts()): Promise<void> {
  for (const draft of await listUnsent(userId, env)) await env.storage.remove(draft);
  deviceChanges.write(userId, []);
  deviceMemory.write(userId, []);
  deviceMarks.write(userId, []);
  // Of the reading history.
  localStorage.removeItem(nameEntry("reading-history", userId));
}
