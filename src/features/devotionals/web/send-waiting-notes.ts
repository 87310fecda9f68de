import type { QueryClient } from "@tanstack/react-query";
import { findNotes, forgetNotes, listWaiting } from "./kept-notes.ts";
import { saveNotes } from "./queries.ts";

/**
 * Sends what waited on this device. Notes that cannot be sent now, or that were
 * changed elsewhere, wait on until their devotional is opened.
 */
export async function sendWaitingNotes(client: QueryClient, owner: number): Promise<void> {
  for (const id of listWaiting(owner)) {
    const waiting = findNotes(owner, id);
    if (!waiting) continue;
    try {
      await saveNotes(client, id, { userNotes: waiting.text, notesUpdatedAt: waiting.seenAt });
      if (findNotes(owner, id)?.text === waiting.text) forgetNotes(owner, id);
    } catch {
      // They stay where they are.
    }
  }
}
