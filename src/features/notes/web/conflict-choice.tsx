import { useEffect, useRef } from "react";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { Conflict } from "#src/web/drafts/draft.ts";
import { findEdits, type NoteFields } from "../rules.ts";

const NAMES: Readonly<Record<keyof NoteFields, string>> = {
  title: "Title",
  reference: "Scripture reference",
  content: "Note",
  tags: "Tags",
  category: "Category",
};

/** Two devices wrote in the same place: what stands in the other, and the ways on. */
export function ConflictChoice({
  conflict,
  onSettle,
}: {
  conflict: Conflict<NoteFields>;
  /** @param letGo says whose words do not stand in what was chosen, where that is so */
  onSettle: (chosen: NoteFields, letGo?: string) => void;
}) {
  const part = useRef<HTMLHeadingElement>(null);
  // Scrolled into view too: a user at the end of a long note would not see why it is not saved.
  useEffect(() => part.current?.focus(), []);
  const { theirs, mine, both } = conflict;
  const other = findEdits(mine, theirs.content);
  return (
    <Notice>
      <h3 ref={part} tabIndex={-1} className="text-20 outline-none">
        This note was also changed in another place
      </h3>
      <p className="mt-1 text-muted">
        Below is what stands there; what you wrote here is unchanged. Both can stand in the note;
        keeping one lets the other go.
      </p>
      <dl className="my-4 grid gap-3">
        {Object.entries(other).map(([name, value]) => (
          <div key={name}>
            <dt className="font-semibold text-14">{NAMES[name as keyof NoteFields]}, there</dt>
            <dd className="max-h-72 overflow-auto whitespace-pre-wrap break-words font-serif">
              {(typeof value === "string" ? value : value.join(", ")) || "(nothing)"}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => onSettle(both)}>
          Keep both
        </Button>
        <Button
          size="small"
          kind="secondary"
          onClick={() => onSettle(mine, "What was written in the other place was let go.")}
        >
          Keep mine
        </Button>
        <Button
          size="small"
          kind="secondary"
          onClick={() => onSettle(theirs.content, "What you wrote here was let go.")}
        >
          Keep the other
        </Button>
      </div>
    </Notice>
  );
}
