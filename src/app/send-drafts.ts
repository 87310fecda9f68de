import type { QueryClient } from "@tanstack/react-query";
import { notesDrafts } from "#src/features/devotionals/web/notes-drafts.ts";
import { noteDrafts } from "#src/features/notes/web/note-drafts.ts";
import { dayNoteDrafts } from "#src/features/plans/web/note-drafts.ts";
import { sendOrphanedDrafts } from "#src/web/drafts/orphaned-drafts.ts";

/** Sends what waits on this device, of every kind. What cannot be sent waits on. */
export const sendDrafts = async (client: QueryClient, userId: number): Promise<void> =>
  void (await sendOrphanedDrafts(client, userId, [noteDrafts, notesDrafts, dayNoteDrafts]));
