// A note as it is read.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { formatDate } from "#src/shared/calendar/format-day.ts";
import { TRASH_DAYS } from "#src/shared/trash.ts";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { StudyNote } from "../contract.ts";
import { formatNotesUrl } from "./notes-url.ts";
import { findPassageUrl, ReferenceLinks } from "./passage-links.tsx";
import { deleteNote } from "./queries.ts";
import { ReadText } from "./read-text.tsx";

const MENTIONED_MAX = 24;

export function NoteView({
  note,
  translation,
  isWaiting,
  onDeleted,
}: {
  note: StudyNote;
  translation: string;
  isWaiting: boolean;
  onDeleted: (note: StudyNote) => void;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, title, reference, passages, category, tags, writtenOn, changedOn } = note;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => deleteNote(client, id),
    onSuccess: () => {
      onDeleted(note);
      showToast({ title: "Note deleted", text: `For ${TRASH_DAYS} days it can be brought back.` });
      void navigate(formatNotesUrl());
    },
    onError: (error) => {
      const text = `Failed to delete note. ${describeFailure(error)}`;
      showToast({ title: "Error", text, tone: "danger" });
    },
  });
  const mentioned = passages.filter(({ isNamed }) => !isNamed);
  const unsaid = mentioned.length - MENTIONED_MAX;
  return (
    <article aria-labelledby="note-title" className="entry">
      <div className="text-14 text-muted md:pt-2.5">
        {reference ? (
          <p className="mb-1 font-serif text-18 text-ink">
            <ReferenceLinks reference={reference} passages={passages} translation={translation} />
          </p>
        ) : null}
        <p>{category}</p>
        {tags.length > 0 ? (
          <p className="mt-1">
            {tags.map((tag) => (
              <Link
                key={tag}
                to={formatNotesUrl({ tag })}
                className="mr-2.5 inline-block py-0.5 text-muted no-underline hover:text-accent"
              >
                #{tag}
              </Link>
            ))}
          </p>
        ) : null}
        <p className="mt-1">
          Written {formatDate(writtenOn)}
          {changedOn === writtenOn ? "" : `, changed ${formatDate(changedOn)}`}
        </p>
        {/* Beside the beginning: below, a long sermon would stand before them. */}
        <div className="-ml-3 flex flex-wrap max-md:mb-2 md:mt-2 noscript:hidden" data-print="no">
          <Link
            to={formatNotesUrl({ note: id, isEditing: true })}
            className={buttonClass({ kind: "quiet", size: "small" })}
          >
            Edit
          </Link>
          <Button kind="quiet" size="small" onClick={() => window.print()}>
            Print
          </Button>
          <Button
            kind="quiet"
            size="small"
            isBusy={isPending}
            onClick={() => isPending || remove()}
          >
            Delete
          </Button>
        </div>
      </div>
      <div className="min-w-0">
        <h2
          id="note-title"
          ref={heading}
          tabIndex={-1}
          className="mb-5 max-w-measure break-words text-30 outline-none lg:text-38"
        >
          {title}
        </h2>
        {isWaiting ? (
          <p className="mb-4 text-14 text-lamp-ink" data-print="no">
            Something you wrote on this device has not arrived yet.{" "}
            <Link to={formatNotesUrl({ note: id, isEditing: true })} className="underlined">
              Go on writing
            </Link>
          </p>
        ) : null}
        <ReadText content={note.content} translation={translation} />
        {mentioned.length > 0 ? (
          <p className="mt-8 max-w-measure text-14 text-muted" data-print="no">
            Also speaks of{" "}
            {mentioned.slice(0, MENTIONED_MAX).map((passage, at) => (
              <span key={passage.reference}>
                {at > 0 ? ", " : ""}
                <Link to={findPassageUrl(passage, translation)} className="underlined">
                  {passage.reference}
                </Link>
              </span>
            ))}
            {unsaid > 0 ? ` and ${unsaid} more` : ""}
          </p>
        ) : null}
      </div>
    </article>
  );
}
