import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../query-client.ts";
import { describeFailure } from "../tell-failure.ts";
import type { SendOutcome } from "./autosave.ts";
import type { Draft, DraftKind, SendResult } from "./draft.ts";

export type SendAttempt<Content> =
  | SendResult<Content>
  | Extract<SendOutcome, { readonly kind: "waiting" | "refused" | "gone" }>;

/** Sends a draft once; a failure is an outcome, never thrown. */
export async function sendDraft<Content>(
  kind: DraftKind<Content>,
  client: QueryClient,
  draft: Draft<Content>,
): Promise<SendAttempt<Content>> {
  const problem = kind.findProblem?.(kind.tidy(draft.content));
  if (problem) return { kind: "refused", why: problem };
  try {
    return await kind.send(client, draft);
  } catch (error) {
    const why = describeFailure(error);
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 404) return { kind: "gone" };
    return { kind: status === 400 || status === 413 ? "refused" : "waiting", why };
  }
}
