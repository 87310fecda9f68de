// How notes on a devotional get from the device to the server.
import type { QueryClient } from "@tanstack/react-query";
import { forgetLeft, type Left, listLeft } from "#src/ui/kept-writing.ts";
import { ApiError } from "#src/web/query-client.ts";
import type { StaleNotes } from "../contract.ts";
import { readStale, saveNotes } from "./queries.ts";

/** How they are named among what the device keeps. */
export const WRITING_KIND = "devotional-notes";

/** As they are kept on the device. */
export interface Writing {
  /** Of the devotional. */
  readonly id: number;
  readonly text: string;
  /** The version that they were written over; null before the first. */
  readonly seenAt: string | null;
  /** What was sent since the last answer: any of it may have arrived. */
  readonly sent?: readonly string[];
}

export type Arrival =
  | { readonly kind: "saved"; readonly seenAt: string | null }
  | { readonly kind: "conflict"; readonly theirs: StaleNotes };

/** @throws ApiError where they are refused; whatever fetch throws where nothing came back */
export async function sendNotes(
  client: QueryClient,
  { id, text, seenAt, sent = [] }: Writing,
): Promise<Arrival> {
  try {
    const saved = await saveNotes(client, id, { userNotes: text, notesUpdatedAt: seenAt });
    return { kind: "saved", seenAt: saved.notesUpdatedAt };
  } catch (error) {
    const theirs = readStale(error);
    if (!theirs) throw error;
    // What stands there is what was sent from here: only its answer was lost.
    if (sent.includes(theirs.userNotes)) {
      return sendNotes(client, { id, text, seenAt: theirs.notesUpdatedAt });
    }
    return { kind: "conflict", theirs };
  }
}

/**
 * Sends what pages that are gone have left on this device. What cannot be sent
 * now, or was changed elsewhere, waits on until its devotional is opened.
 * @returns notes whose devotional is no longer there to be opened
 */
export async function sendLeftNotes(client: QueryClient, owner: number): Promise<Left<Writing>[]> {
  const homeless: Left<Writing>[] = [];
  for (const left of await listLeft<Writing>(owner, WRITING_KIND)) {
    try {
      if ((await sendNotes(client, left.value)).kind === "saved") forgetLeft(left);
    } catch (error) {
      // They stay where they are.
      if (error instanceof ApiError && error.status === 404) homeless.push(left);
    }
  }
  return homeless;
}
