import type { DraftKind } from "./draft.ts";
import type { DraftSnapshot } from "./draft-session.ts";

/** Where the draft is: one quiet line, read out when it changes. */
export function describeDraft(
  kind: Pick<DraftKind<never>, "goneText">,
  { saving, isOnDevice, isRestored, isMerged }: Omit<DraftSnapshot<unknown>, "content">,
): string {
  const here = isOnDevice ? "Kept on this device" : "Kept on this page alone, until it is closed";
  switch (saving.kind) {
    case "idle":
      return isRestored ? "What you wrote before stands here again." : "Saved as you write.";
    case "typing":
      return `${here}.`;
    case "saving":
      return "Saving…";
    case "saved":
      return isMerged ? "Saved, with what was written in another place." : "Saved.";
    case "waiting":
      return `${here}, to be sent as soon as it can be. ${saving.why}`;
    case "refused":
      return `${here}. Not saved yet: ${saving.why}`;
    case "conflict":
      return `${here}. Not saved yet: it was changed in another place.`;
    case "gone":
      return `${here}. ${kind.goneText}`;
  }
}
