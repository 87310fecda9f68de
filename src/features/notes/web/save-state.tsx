import type { NoteWriting } from "./use-note-writing.ts";

/** Where the writing is: one quiet line, read out when it changes. */
export function SaveState({ writing }: { writing: NoteWriting }) {
  return (
    <p role="status" className="min-h-6 text-14 text-muted" data-print="no">
      {describeState(writing)}
    </p>
  );
}

export function describeState(
  writing: Pick<
    NoteWriting,
    "state" | "isKept" | "isJoined" | "isGone" | "conflict" | "isBroughtBack"
  >,
): string {
  const { state, isKept, isJoined, isGone, conflict, isBroughtBack } = writing;
  const here = isKept ? "Kept on this device" : "Kept on this page alone, until it is closed";
  if (isGone) return `${here}. This note was deleted in another place.`;
  if (conflict) return `${here}. Not saved yet: it was changed in another place.`;
  switch (state.kind) {
    case "still":
      return isBroughtBack ? "What you wrote before stands here again." : "Saved as you write.";
    case "writing":
      return `${here}.`;
    case "saving":
      return "Saving…";
    case "saved":
      return isJoined ? "Saved, with what was written in another place." : "Saved.";
    case "waiting":
      return `${here}, to be sent as soon as it can be. ${state.why}`;
    case "refused":
      return `${here}. Not saved yet: ${state.why}`;
    case "stopped":
      return `${here}.`;
  }
}
