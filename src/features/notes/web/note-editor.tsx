// Writing a note. It saves itself; the button, and Ctrl+S, save it at once.
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button, buttonClass } from "#src/ui/button.tsx";
import { Field, SelectField } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { Undo } from "#src/ui/undo.tsx";
import { describeDraft } from "#src/web/drafts/describe-draft.ts";
import type { StudyNote } from "../contract.ts";
import {
  CONTENT_MAX,
  EMPTY_NOTE,
  NOTE_CATEGORIES,
  type NoteCategory,
  type NoteFields,
} from "../rules.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { ContentField } from "./content-field.tsx";
import { findNoteProblems, type NoteProblems } from "./find-note-problems.ts";
import { noteDrafts } from "./note-drafts.ts";
import { NoteGone } from "./note-gone.tsx";
import { formatNotesUrl } from "./notes-url.ts";
import { ReferenceField } from "./reference-field.tsx";
import { TagField } from "./tag-field.tsx";
import type { NoteDraft } from "./use-note-draft.ts";
import { useNoteDraft } from "./use-note-draft.ts";

export function NoteEditor({
  owner,
  note,
  draftId,
  reference,
  translation,
  onCreated,
}: {
  owner: number;
  /** The one to write on; a new one where there is none. */
  note: StudyNote | undefined;
  draftId: string | undefined;
  /** What a new note is about. */
  reference: string;
  translation: string;
  onCreated: (id: number) => void;
}) {
  const navigate = useNavigate();
  const [start] = useState<NoteFields>({ ...EMPTY_NOTE, reference });
  const [id, setId] = useState(note?.id);
  // Read after an answer, when this render's own id is an old one.
  const savedId = useRef(id);
  const isNew = id === undefined;
  const draft = useNoteDraft({
    owner,
    note,
    draftId,
    start,
    onCreated: (createdId, title) => {
      savedId.current = createdId;
      setId(createdId);
      onCreated(createdId);
      showToast({ title: "Note created", text: `“${title}” is saved.` });
    },
  });
  const { content: fields, conflict, isHeld } = draft;
  const [problems, setProblems] = useState<NoteProblems>({});
  const form = useRef<HTMLFormElement>(null);
  // After a choice between two versions: the way back to both. It goes for good as
  // soon as other words stand here, no matter who wrote them: going back would undo those too.
  const [letGo, setLetGo] = useState<{
    readonly said: string;
    readonly chosen: NoteFields;
    readonly both: NoteFields;
  }>();
  if (letGo && (conflict || fields !== letGo.chosen)) setLetGo(undefined);

  const edit = (edits: Partial<NoteFields>) => {
    draft.edit(edits);
    setProblems((all) => {
      const remaining = { ...all };
      for (const name of Object.keys(edits) as (keyof NoteFields)[]) delete remaining[name];
      return remaining;
    });
  };
  const save = async (): Promise<boolean> => {
    const found = findNoteProblems(fields);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
      );
      return false;
    }
    const wasNew = isNew;
    const state = await draft.saveNow();
    if (state.kind === "waiting" || state.kind === "refused") {
      const text = wasNew ? "Failed to create note." : "Failed to update note.";
      // A refusal needs other words; what waits is sent by itself.
      const kept =
        state.kind === "waiting"
          ? " What you wrote is kept on this device and sent as soon as it can be."
          : "";
      showToast({ title: "Error", text: `${text} ${state.why}${kept}`, tone: "danger" });
      return false;
    }
    // Written on while it was sent, it goes on saving itself.
    if (["conflict", "gone", "typing"].includes(state.kind)) return false;
    if (!wasNew) showToast({ title: "Note updated", text: "What you wrote is saved." });
    return true;
  };
  useSaveKey(() => void save());
  const focused = useRef(false);
  useEffect(() => {
    if (focused.current) return;
    focused.current = true;
    form.current?.querySelector<HTMLInputElement>("input")?.focus({ preventScroll: true });
  }, []);

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label={isNew ? "New note" : "Edit note"}
      className="grid max-w-3xl gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save().then((isSaved) => {
          if (isSaved) void navigate(formatNotesUrl({ note: savedId.current }));
        });
      }}
    >
      {conflict ? (
        <ConflictChoice
          conflict={conflict}
          onSettle={(chosen, said) => {
            setLetGo(said ? { said, chosen, both: conflict.both } : undefined);
            draft.settle(chosen);
          }}
        />
      ) : null}
      {letGo ? <Undo said={letGo.said} onUndo={() => edit(letGo.both)} /> : null}
      {draft.saving.kind === "gone" ? <NoteGone draft={draft} /> : null}
      <Field
        label="Title"
        autoComplete="off"
        readOnly={isHeld}
        value={fields.title}
        error={problems.title}
        onChange={(event) => edit({ title: event.currentTarget.value })}
        className="font-serif text-20"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ReferenceField
          reference={fields.reference}
          isHeld={isHeld}
          error={problems.reference}
          onReference={(reference) => edit({ reference })}
        />
        <SelectField
          label="Category"
          value={fields.category}
          disabled={isHeld}
          onChange={(event) => edit({ category: event.currentTarget.value as NoteCategory })}
        >
          {NOTE_CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
      </div>
      <TagField
        tags={fields.tags}
        isHeld={isHeld}
        error={problems.tags}
        onTags={(tags) => edit({ tags })}
      />
      <ContentField
        content={fields.content}
        translation={translation}
        isHeld={isHeld}
        error={problems.content}
        onContent={(content) => edit({ content })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          type="submit"
          isBusy={draft.saving.kind === "saving"}
          aria-keyshortcuts="Control+S"
          disabled={isHeld}
        >
          {isNew ? "Create Note" : "Save Note"}
        </Button>
        <Link
          to={formatNotesUrl(isNew ? {} : { note: id })}
          className={buttonClass({ kind: "quiet" })}
        >
          {isNew ? "Back to the list" : "Read it"}
        </Link>
        <div className="min-w-0 flex-1 basis-40">
          <SaveState draft={draft} />
        </div>
        <Length content={fields.content} />
      </div>
    </form>
  );
}

/** Said when it begins to matter. */
function Length({ content }: { content: string }) {
  const left = CONTENT_MAX - content.length;
  if (left > CONTENT_MAX / 10) return null;
  return (
    <p className={`text-14 tabular-nums ${left < 0 ? "text-danger" : "text-muted"}`}>
      {left < 0
        ? `${(-left).toLocaleString("en")} characters too many`
        : `${left.toLocaleString("en")} characters left`}
    </p>
  );
}

/** Where the draft is: one quiet line, read out when it changes. */
function SaveState({ draft }: { draft: NoteDraft }) {
  return (
    <p role="status" className="min-h-6 text-14 text-muted" data-print="no">
      {describeDraft(noteDrafts, draft)}
    </p>
  );
}

/** Ctrl+S, or the Mac's own, saves what is written instead of the page. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
