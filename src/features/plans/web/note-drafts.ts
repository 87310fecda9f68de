// Notes on the days of plans as drafts. The target is the day of a plan.
import type { DraftKind, KnownBase } from "#src/web/drafts/draft.ts";
import { sendText, textRules } from "#src/web/drafts/text-drafts.ts";
import { deleteNote, readStale, saveNote } from "./queries.ts";

export const formatTarget = (planId: number, dayNumber: number): string => `${planId}/${dayNumber}`;

export function readTarget(target = ""): { planId: number; dayNumber: number } {
  const [planId, dayNumber] = target.split("/").map(Number);
  return { planId: planId ?? 0, dayNumber: dayNumber ?? 0 };
}

/** A note goes by what it reads; there is none where it is empty. */
export const readBase = (notes: string | null): KnownBase<string> => ({
  content: notes ?? "",
  version: null,
});

const tidy = (text: string): string => text.trim();

export const dayNoteDrafts: DraftKind<string> = {
  ...textRules,
  tidy,
  name: "plan-notes",
  goneText: "The plan was deleted in another place.",
  // An empty note is not saved; where the account holds one, emptying it deletes it.
  isEmpty: ({ content, base }) => tidy(content) === "" && !base?.content,
  send: (client, draft) => {
    const { planId, dayNumber } = readTarget(draft.target);
    return sendText(draft, tidy, {
      save: async (notes, base) => {
        const seen = base?.content ?? "";
        if (notes) await saveNote(client, planId, dayNumber, { notes, seen });
        else await deleteNote(client, planId, dayNumber, seen);
        return readBase(notes);
      },
      readTheirs: (error) => {
        const theirs = readStale(error);
        return theirs === undefined ? undefined : readBase(theirs);
      },
    });
  },
  legacy: {
    area: "sessionStorage",
    prefix: (userId) => `typing:${userId}:plan-note-`,
    read: (name, value) => {
      const [planId, dayNumber] = name.split("-").map(Number);
      if (!planId || !dayNumber) return undefined;
      const { text, seen } = value as { text: string; seen: string };
      const target = formatTarget(planId, dayNumber);
      return { target, content: text, base: readBase(seen), sent: [] };
    },
  },
};
