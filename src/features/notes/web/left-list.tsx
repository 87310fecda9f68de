import { Link } from "react-router";
import { Button, buttonClass } from "#src/ui/button.tsx";
import type { Left } from "#src/ui/kept-writing.ts";
import { formatNotesAddress } from "./notes-address.ts";
import type { Writing } from "./send-note.ts";
import { stripMarks } from "./strip-marks.ts";

/** What is written on this device and has not arrived. */
export function LeftList({
  left,
  onDiscard,
}: {
  left: readonly Left<Writing>[];
  onDiscard: (one: Left<Writing>) => void;
}) {
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="left-notes" className="mb-6" data-print="no">
      <h3 id="left-notes" className="font-sans font-semibold text-14 text-lamp-ink">
        On this device, not yet sent
      </h3>
      <ul>
        {left.map((one) => {
          const { fields, noteId, draftId } = one.value;
          const name = fields.title.trim() || stripMarks(fields.content).slice(0, 60) || "Untitled";
          return (
            <li
              key={one.key}
              className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2"
            >
              <span className="min-w-0 flex-1 basis-48 break-words font-serif text-18">{name}</span>
              <span className="-mx-3 flex flex-wrap gap-1">
                <Link
                  to={formatNotesAddress(
                    noteId === undefined
                      ? { note: "new", draftId }
                      : { note: noteId, isEditing: true },
                  )}
                  className={buttonClass({ kind: "quiet", size: "small" })}
                >
                  Go on writing
                </Link>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Discard what was written: ${name}`}
                  onClick={() => onDiscard(one)}
                >
                  Discard
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
