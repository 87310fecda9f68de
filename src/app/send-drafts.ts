import type { QueryClient } from "@tanstack/react-query";
import { notesDrafts } from "#src/features/devotionals/web/notes-drafts.ts";
import { noteDrafts } from "#src/features/notes/web/note-drafts.ts";
import { dayNoteDrafts } from "#src/features/plans/web/note-drafts.ts";
import type { DraftKind } from "#src/web/drafts/draft.ts";
import { sendOrphanedDrafts } from "#src/web/drafts/orphaned-drafts.ts";

/** Every kind of draft that the app has. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has content of its own
export const DRAFT_KINDS: readonly DraftKind<any>[] = [noteDrafts, notesDrafts, dayNoteDrafts];

/** Sends what waits on this device, of every kind. What cannot be sent waits on. */
export const sendDrafts = async (client: QueryClient, userId: number): Promise<void> =>
  void (await sendOrphanedDrafts(client, userId, DRAFT_KINDS));
