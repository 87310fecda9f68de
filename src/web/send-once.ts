// What is created once, however often it is sent. Where an answer is lost, nobody
// knows whether the call arrived: sent again, it carries the same name.

import { findTyping, forgetTyping, storeTyping } from "#src/ui/stored-typing.ts";
import { createId } from "./drafts/draft.ts";

interface Try {
  readonly draftId: string;
  /** As JSON. */
  readonly body: string;
}

// The server scopes these names by user.
const NOBODY = 0;

/**
 * Sends a body under a name that stays the same, also over a reload of the page,
 * until it has arrived. What was changed before it is sent again is something
 * new: answered with what is stored, the change would be lost.
 * @param kind what is created: `prayer`
 */
export async function sendOnce<Answer>(
  kind: string,
  body: object,
  send: (draftId: string) => Promise<Answer>,
): Promise<Answer> {
  const form = `sent-${kind}`;
  const written = JSON.stringify(body);
  const last = findTyping<Try>(NOBODY, form);
  const draftId = last?.body === written ? last.draftId : createId();
  storeTyping(NOBODY, form, { draftId, body: written } satisfies Try);
  const answer = await send(draftId);
  forgetTyping(NOBODY, form);
  return answer;
}
