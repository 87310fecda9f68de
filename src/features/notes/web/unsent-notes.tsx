import { Link } from "react-router";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Undo } from "#src/ui/undo.tsx";
import type { OrphanedDrafts } from "#src/web/drafts/use-orphaned-drafts.ts";
import type { NoteFields } from "../rules.ts";
import { stripMarks } from "./markdown-marks.ts";
import { formatNotesUrl } from "./notes-url.ts";

const nameOf = ({ title, content }: NoteFields): string =>
  title.trim() || stripMarks(content).slice(0, 60) || "Untitled";

/** What is written on this device and has not arrived. */
export function UnsentNotes({ drafts }: { drafts: OrphanedDrafts<NoteFields> }) {
  const { orphans, discarded, discard, undo } = drafts;
  return (
    <>
      {discarded ? (
        <Undo
          key={discarded.id}
          said={`What was written was discarded: ${nameOf(discarded.content)}.`}
          onUndo={undo}
        />
      ) : null}
      {orphans.length > 0 ? <List orphans={orphans} onDiscard={discard} /> : null}
    </>
  );
}

function List({
  orphans,
  onDiscard,
}: {
  orphans: OrphanedDrafts<NoteFields>["orphans"];
  onDiscard: OrphanedDrafts<NoteFields>["discard"];
}) {
  return (
    <section aria-labelledby="unsent-notes" className="mb-6" data-print="no">
      <h3 id="unsent-notes" className="font-sans font-semibold text-14 text-lamp-ink">
        On this device, not yet sent
      </h3>
      <ul>
        {orphans.map(({ draft }) => {
          const { target, draftId } = draft;
          const name = nameOf(draft.content);
          return (
            <li
              key={draft.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2"
            >
              <span className="min-w-0 flex-1 basis-48 break-words font-serif text-18">{name}</span>
              <span className="-mx-3 flex flex-wrap gap-1">
                <Link
                  to={formatNotesUrl(
                    target === undefined
                      ? { note: "new", draftId }
                      : { note: Number(target), isEditing: true },
                  )}
                  className={buttonClass({ kind: "quiet", size: "small" })}
                >
                  Go on writing
                </Link>
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Discard what was written: ${name}`}
                  onClick={() => onDiscard(draft)}
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
