// Brings notes in from files: chosen, looked at before anything is saved, added
// with their progress shown, and taken back where they were not meant.
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { TRASH_DAYS } from "#src/shared/trash.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Sheet } from "#src/ui/sheet.tsx";
import { ApiError } from "#src/web/query-client.ts";
import { describeFailure } from "#src/web/tell-failure.ts";
import type { Problem } from "./imported-note.ts";
import { ENDINGS, readFiles } from "./read-files.ts";
import { addAll, findNew, type NoteToSend, undoImport } from "./run-import.ts";

type Step =
  | { readonly kind: "choose"; readonly failure?: string }
  | { readonly kind: "reading" }
  | {
      readonly kind: "preview";
      readonly notes: readonly NoteToSend[];
      readonly knownCount: number;
      readonly problems: readonly Problem[];
    }
  | {
      readonly kind: "adding";
      readonly notes: readonly NoteToSend[];
      /** How many of them were sent. */
      readonly sent: number;
      /** Ids of those that were added. */
      readonly added: readonly number[];
      /** Why it does not go on; absent while it does. */
      readonly failure?: string;
    }
  | { readonly kind: "done"; readonly added: readonly number[]; readonly isUndoing?: boolean }
  | { readonly kind: "undone"; readonly count: number };

export default function ImportSheet({
  onClose,
  onClosed,
}: {
  onClose: () => void;
  onClosed: () => void;
}) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: "choose" });
  const running = useRef<AbortController>(undefined);
  // What is closed stops after the call that is under way; all that was added stays.
  useEffect(() => () => running.current?.abort(), []);
  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  const refresh = () => client.invalidateQueries({ queryKey: ["study-notes"] });

  async function read(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const signal = begin();
    setStep({ kind: "reading" });
    try {
      const { notes, problems } = await readFiles(files);
      const found = notes.length > 0 ? await findNew(client, notes, signal) : [];
      if (signal.aborted) return;
      const knownCount = notes.length - found.length;
      setStep({ kind: "preview", notes: found, knownCount, problems });
    } catch (error) {
      if (!signal.aborted) setStep({ kind: "choose", failure: explain(error) });
    }
  }

  async function add(notes: readonly NoteToSend[], from: number, before: readonly number[]) {
    const signal = begin();
    let added = before;
    let sent = from;
    setStep({ kind: "adding", notes, sent, added });
    try {
      await addAll(
        client,
        notes.slice(from),
        (ids, count) => {
          added = [...added, ...ids];
          sent += count;
          setStep({ kind: "adding", notes, sent, added });
        },
        signal,
      );
      setStep({ kind: "done", added });
    } catch (error) {
      const failure = signal.aborted ? "Stopped." : explain(error);
      setStep({ kind: "adding", notes, sent, added, failure });
    }
    await refresh();
  }

  async function undo(added: readonly number[]) {
    setStep({ kind: "done", added, isUndoing: true });
    try {
      await undoImport(client, added);
      setStep({ kind: "undone", count: added.length });
    } catch (error) {
      setStep({ kind: "choose", failure: `The import was not undone. ${explain(error)}` });
    }
    await refresh();
  }

  return (
    <Sheet title="Import notes" onClose={onClose} onClosed={onClosed}>
      <div className="grid gap-5">
        {step.kind === "choose" || step.kind === "reading" ? (
          <Choose
            failure={step.kind === "choose" ? step.failure : undefined}
            isReading={step.kind === "reading"}
            onChosen={(files) => void read(files)}
          />
        ) : step.kind === "preview" ? (
          <Preview
            {...step}
            onAdd={() => void add(step.notes, 0, [])}
            onBack={() => setStep({ kind: "choose" })}
          />
        ) : step.kind === "adding" ? (
          <Adding
            sent={step.sent}
            total={step.notes.length}
            failure={step.failure}
            onStop={() => running.current?.abort()}
            onGoOn={() => void add(step.notes, step.sent, step.added)}
            onUndo={step.added.length > 0 ? () => void undo(step.added) : undefined}
          />
        ) : step.kind === "done" ? (
          <>
            <Said>{countNotes(step.added.length)} imported.</Said>
            <Buttons>
              <Button onClick={onClose}>Done</Button>
              <Button
                kind="secondary"
                isBusy={step.isUndoing ?? false}
                busyLabel="Undoing..."
                onClick={() => (step.isUndoing ? undefined : void undo(step.added))}
              >
                Undo
              </Button>
            </Buttons>
          </>
        ) : (
          <>
            <Said>
              The import was undone. {countNotes(step.count)} can be brought back for {TRASH_DAYS}{" "}
              days.
            </Said>
            <Buttons>
              <Button onClick={onClose}>Done</Button>
            </Buttons>
          </>
        )}
      </div>
    </Sheet>
  );
}

function Choose({
  failure,
  isReading,
  onChosen,
}: {
  failure: string | undefined;
  isReading: boolean;
  onChosen: (files: readonly File[]) => void;
}) {
  return (
    <>
      <p className="text-muted">
        Notes that you exported here, as Markdown or JSON; a folder of Markdown files; or a CSV
        table whose first row names its columns, such as Title, Reference, Note and Tags. You see
        what was found before anything is saved.
      </p>
      {failure ? (
        <div role="alert">
          <Notice tone="danger">{failure}</Notice>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isReading ? "Reading the files" : ""}
      </p>
      {isReading ? (
        <p className="text-muted" aria-hidden="true">
          Reading…
        </p>
      ) : (
        <Buttons>
          <FileButton label="Choose files" onChosen={onChosen} />
          <FileButton label="Choose a folder" isFolder onChosen={onChosen} />
        </Buttons>
      )}
    </>
  );
}

/** A folder cannot be chosen on most phones; there the button is left out. */
function FileButton({
  label,
  isFolder = false,
  onChosen,
}: {
  label: string;
  isFolder?: boolean;
  onChosen: (files: readonly File[]) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  if (isFolder && window.matchMedia("(pointer: coarse)").matches) return null;
  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        aria-label={label}
        multiple
        tabIndex={-1}
        className="sr-only"
        {...(isFolder ? { webkitdirectory: "" } : { accept: ENDINGS.join(",") })}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          onChosen(files);
        }}
      />
      <Button kind={isFolder ? "secondary" : "primary"} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

const SHOWN_MAX = 8;

function Preview({
  notes,
  knownCount,
  problems,
  onAdd,
  onBack,
}: {
  notes: readonly NoteToSend[];
  knownCount: number;
  problems: readonly Problem[];
  onAdd: () => void;
  onBack: () => void;
}) {
  return (
    <>
      <Said>
        {notes.length === 0 ? "No new notes were found." : `${countNotes(notes.length)} to import.`}
        {knownCount > 0
          ? ` ${knownCount === 1 ? "1 is" : `${knownCount.toLocaleString("en")} are`} here already.`
          : ""}
      </Said>
      {notes.length > 0 ? (
        <ul className="border-line border-y" aria-label="Found notes">
          {notes.slice(0, SHOWN_MAX).map(({ draftId, title, reference }) => (
            <li key={draftId} className="border-line border-b py-2 last:border-b-0">
              <span className="font-serif text-18">{title}</span>
              {reference ? <span className="ml-3 text-14 text-muted">{reference}</span> : null}
            </li>
          ))}
          {notes.length > SHOWN_MAX ? (
            <li className="py-2 text-muted">and {countNotes(notes.length - SHOWN_MAX)} more</li>
          ) : null}
        </ul>
      ) : null}
      {problems.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center">
            {problems.length === 1
              ? "One thing is left out"
              : `${problems.length.toLocaleString("en")} things are left out`}
          </summary>
          <ul className="text-14" aria-label="Left out">
            {problems.slice(0, SHOWN_MAX).map(({ where, what }, at) => (
              <li key={`${at} ${where}`} className="py-1 [overflow-wrap:anywhere]">
                <span className="font-semibold">{where}</span>{" "}
                <span className="text-muted">{what}</span>
              </li>
            ))}
            {problems.length > SHOWN_MAX ? (
              <li className="py-1 text-muted">and {problems.length - SHOWN_MAX} more</li>
            ) : null}
          </ul>
        </details>
      ) : null}
      <Buttons>
        {notes.length > 0 ? (
          <Button onClick={onAdd}>Import {countNotes(notes.length)}</Button>
        ) : null}
        <Button kind="secondary" onClick={onBack}>
          Choose others
        </Button>
      </Buttons>
    </>
  );
}

function Adding({
  sent,
  total,
  failure,
  onStop,
  onGoOn,
  onUndo,
}: {
  sent: number;
  total: number;
  failure: string | undefined;
  onStop: () => void;
  onGoOn: () => void;
  onUndo: (() => void) | undefined;
}) {
  const says = `${sent.toLocaleString("en")} of ${countNotes(total)}`;
  return (
    <>
      <div>
        <p className="mb-2 text-muted">{says}</p>
        <progress
          value={sent}
          max={total}
          aria-label="Imported notes"
          aria-valuetext={says}
          className="h-2 w-full accent-accent"
        />
      </div>
      {failure ? (
        <div role="alert">
          <Notice tone="danger">
            {failure} {sent > 0 ? "What was imported before stays." : "Nothing was imported."}
          </Notice>
        </div>
      ) : null}
      <Buttons>
        {failure ? (
          <>
            <Button onClick={onGoOn}>Go on</Button>
            {onUndo ? (
              <Button kind="secondary" onClick={onUndo}>
                Undo
              </Button>
            ) : null}
          </>
        ) : (
          <Button kind="secondary" onClick={onStop}>
            Stop
          </Button>
        )}
      </Buttons>
    </>
  );
}

/** What stands there now; focus is moved to it, since what was pressed is gone. */
function Said({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={text} tabIndex={-1} className="font-serif text-20 outline-none">
      {children}
    </p>
  );
}

const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3">{children}</div>
);

const countNotes = (count: number): string =>
  count === 1 ? "1 note" : `${count.toLocaleString("en")} notes`;

/** A failed call, or a sentence about the files. */
const explain = (error: unknown): string =>
  error instanceof ApiError || error instanceof TypeError
    ? describeFailure(error)
    : error instanceof Error
      ? error.message
      : "Please try again.";
