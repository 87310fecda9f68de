// Notes on a devotional as drafts. The target is the devotional.
import type { DraftKind, KnownBase } from "#src/web/drafts/draft.ts";
import { legacyWriting } from "#src/web/drafts/import-legacy.ts";
import { sendText, textRules } from "#src/web/drafts/text-drafts.ts";
import type { Devotional } from "../contract.ts";
import { readStale, saveNotes } from "./queries.ts";

export const readBase = (
  notes: Pick<Devotional, "userNotes" | "notesUpdatedAt">,
): KnownBase<string> => ({ content: notes.userNotes, version: notes.notesUpdatedAt });

export const notesDrafts: DraftKind<string> = {
  ...textRules,
  name: "devotional-notes",
  goneText: "The devotional was deleted in another place.",
  isEmpty: () => false,
  send: (client, draft) =>
    sendText(draft, textRules.tidy, {
      save: async (userNotes, base) => {
        const body = { userNotes, notesUpdatedAt: base?.version ?? null };
        return readBase(await saveNotes(client, Number(draft.target), body));
      },
      readTheirs: (error) => {
        const stale = readStale(error);
        return stale && readBase(stale);
      },
    }),
  legacy: legacyWriting<LegacyWriting, string>(
    "devotional-notes",
    ({ id, text, seenAt, sent }) => ({
      target: String(id),
      content: text,
      base: { content: undefined, version: seenAt },
      sent: sent ?? [],
    }),
  ),
};

/** As the release before IndexedDB stored it. */
interface LegacyWriting {
  readonly id: number;
  readonly text: string;
  readonly seenAt: string | null;
  readonly sent?: readonly string[];
}
