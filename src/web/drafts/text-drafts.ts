// How a kind whose content is one text is sent: over its base, and where that
// is no longer the server's version a person chooses between the two texts.
import type { Draft, DraftKind, KnownBase, SendResult } from "./draft.ts";

export const textRules = {
  tidy: (text) => text,
  isSame: (one, other) => one === other,
} satisfies Pick<DraftKind<string>, "tidy" | "isSame">;

export interface TextCalls {
  /** @throws what `readTheirs` reads the server's version from, where the base is stale */
  readonly save: (text: string, base: Draft<string>["base"]) => Promise<KnownBase<string>>;
  /** The server's version, of an answer that refused a stale base. */
  readonly readTheirs: (error: unknown) => KnownBase<string> | undefined;
}

/** @param draft with a target */
export async function sendText(
  draft: Draft<string>,
  tidy: (text: string) => string,
  { save, readTheirs }: TextCalls,
): Promise<SendResult<string>> {
  const target = draft.target ?? "";
  const text = tidy(draft.content);
  try {
    return { kind: "saved", target, base: await save(text, draft.base) };
  } catch (error) {
    const theirs = readTheirs(error);
    if (!theirs) throw error;
    // The server's version was sent from here: only its answer was lost.
    if (draft.sent.includes(theirs.content)) {
      return sendText({ ...draft, base: theirs, sent: [] }, tidy, { save, readTheirs });
    }
    const both = [theirs.content, text].filter(Boolean).join("\n\n");
    return { kind: "conflict", target, conflict: { theirs, mine: draft.content, both } };
  }
}
