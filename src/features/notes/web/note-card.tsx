import { Link } from "react-router";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import type { NoteSummary } from "../contract.ts";
import { stripMarks } from "./markdown-marks.ts";
import { formatNotesUrl } from "./notes-url.ts";

/** A note in the list: its passage and day in the margin, how it begins beside them. */
export function NoteCard({ note, isWaiting }: { note: NoteSummary; isWaiting: boolean }) {
  const { id, title, reference, passages, tags, category, changedOn } = note;
  const named = passages.filter(({ isNamed }) => isNamed);
  const on = named.map((passage) => passage.reference).join("; ") || reference;
  return (
    <li className="note-card entry relative">
      <div className="flex flex-wrap gap-x-4 text-14 text-muted md:block">
        {on ? <p className="min-w-0 break-words font-serif text-16 text-ink">{on}</p> : null}
        <p className="max-md:pt-0.5 md:mt-1">{formatDate(changedOn)}</p>
      </div>
      <div className="min-w-0 max-w-2xl">
        <h3 className="text-20">
          <Link
            id={noteLinkId(id)}
            to={formatNotesUrl({ note: id })}
            preventScrollReset={false}
            className="text-ink no-underline after:absolute after:inset-0 hover:text-accent"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 line-clamp-2 text-muted">{stripMarks(note.excerpt)}</p>
        <p className="mt-1.5 break-words text-14 text-muted">
          {[category, ...tags.map((tag) => `#${tag}`)].join(" · ")}
          {isWaiting ? (
            <span className="text-lamp-ink"> · not yet sent from this device</span>
          ) : null}
        </p>
      </div>
    </li>
  );
}

export const noteLinkId = (id: number): string => `note-${id}`;
