import type { QueryClient } from "@tanstack/react-query";
import { forgetLeft, type Left, listLeft } from "#src/ui/kept-writing.ts";
import { findProblem, tidyNote } from "../rules.ts";
import { isUnsent, sendNote, type Writing } from "./send-note.ts";
import { WRITING_KIND } from "./writing-kind.ts";

/**
 * Sends what pages that are gone have left on this device.
 * @returns what stays: notes that are not finished, cannot be sent now, or were
 *   changed elsewhere in the same place
 */
export async function sendLeft(client: QueryClient, owner: number): Promise<Left<Writing>[]> {
  const staying: Left<Writing>[] = [];
  for (const left of await listLeft<Writing>(owner, WRITING_KIND)) {
    const { value } = left;
    if (!isUnsent(value)) forgetLeft(left);
    else if (findProblem(tidyNote(value.fields)) || !(await isSent(client, value))) {
      staying.push(left);
    } else forgetLeft(left);
  }
  return staying;
}

async function isSent(client: QueryClient, writing: Writing): Promise<boolean> {
  try {
    return (await sendNote(client, writing)).kind === "saved";
  } catch {
    // It stays where it is, and is said to.
    return false;
  }
}
