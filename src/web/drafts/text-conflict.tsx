import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import type { Conflict } from "./draft.ts";

/** Two texts of one place, and the three ways on. */
export function TextConflict({
  conflict: { theirs, mine, both },
  onSettle,
}: {
  conflict: Conflict<string>;
  onSettle: (text: string) => void;
}) {
  const ways = [
    ["Keep both", both],
    ["Keep mine", mine],
    ["Keep the other", theirs.content],
  ] as const;
  return (
    <div className="mt-3">
      <Notice>
        <p role="alert" className="font-semibold">
          Not saved yet: this was changed in another place. There it reads:
        </p>
        <p className="mt-2 max-h-60 overflow-auto whitespace-pre-line break-words font-serif">
          {theirs.content || "(nothing)"}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {ways.map(([name, text]) => (
            <Button key={name} size="small" kind="secondary" onClick={() => onSettle(text)}>
              {name}
            </Button>
          ))}
        </div>
      </Notice>
    </div>
  );
}
