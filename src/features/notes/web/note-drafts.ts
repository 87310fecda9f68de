// Study notes as drafts: what is sent, and how an answer is read.
import type { QueryClient } from "@tanstack/react-query";
import { isBlank } from "#src/shared/readable-text.ts";
import {
  type Base,
  createId,
  type Draft,
  type DraftKind,
  type KnownBase,
  type SendResult,
} from "#src/web/drafts/draft.ts";
import { legacyWriting } from "#src/web/drafts/import-legacy.ts";
import type { EditNoteBody, StudyNote } from "../contract.ts";
import {
  EMPTY_NOTE,
  findEdits,
  findProblem,
  isSameNote,
  type NoteFields,
  tidyNote,
} from "../rules.ts";
import { addNote, editNote, noteQuery, readStale } from "./queries.ts";

const pickFields = ({ title, reference, content, tags, category }: NoteFields): NoteFields => ({
  title,
  reference,
  content,
  tags,
  category,
});

export const readBase = (note: StudyNote): KnownBase<NoteFields> => ({
  content: pickFields(note),
  version: note.updatedAt,
});

export const noteDrafts: DraftKind<NoteFields> = {
  name: "study-notes",
  goneText: "This note was deleted in another place.",
  tidy: tidyNote,
  isSame: isSameNote,
  isEmpty: ({ target, content: { title, content } }) =>
    target === undefined && isBlank(title) && isBlank(content),
  findProblem,
  send: sendNote,
  load: async (client, target) =>
    readBase(await client.fetchQuery({ ...noteQuery(Number(target)), staleTime: 2_000 })),
  legacy: legacyWriting<LegacyWriting, NoteFields>("study-notes", (writing) => ({
    target: writing.noteId === undefined ? undefined : String(writing.noteId),
    draftId: writing.draftId,
    content: writing.fields,
    base: writing.base && { content: writing.base.fields, version: writing.base.updatedAt },
    sent: writing.sent ?? [],
  })),
};

/** As the release before IndexedDB stored it. */
interface LegacyWriting {
  readonly draftId: string;
  readonly noteId?: number;
  readonly fields: NoteFields;
  readonly base?: { readonly fields: NoteFields; readonly updatedAt: string };
  readonly sent?: readonly NoteFields[];
}

async function sendNote(
  client: QueryClient,
  draft: Draft<NoteFields>,
): Promise<SendResult<NoteFields>> {
  const { target, draftId = createId(), base, sent } = draft;
  const fields = tidyNote(draft.content);
  if (target !== undefined && base) return sendEdits(client, Number(target), fields, base, sent);
  const note = await addNote(client, { ...fields, tags: [...fields.tags], draftId });
  const createdVersion = note.createdAt;
  if (isSameNote(note, fields)) return { ...writeSaved(note), createdVersion };
  // It had arrived before, without an answer, and was written on since: here, or elsewhere too.
  const isUntouched = note.updatedAt === note.createdAt;
  const result = await sendEdits(client, note.id, fields, {
    content: isUntouched ? pickFields(note) : (sent[0] ?? EMPTY_NOTE),
    version: isUntouched ? note.updatedAt : createdVersion,
  });
  return result.kind === "saved" ? { ...result, createdVersion } : result;
}

async function sendEdits(
  client: QueryClient,
  id: number,
  fields: NoteFields,
  { content: before = EMPTY_NOTE, version }: Base<NoteFields>,
  sent: readonly NoteFields[] = [],
): Promise<SendResult<NoteFields>> {
  const edits = findEdits(before, fields);
  const body = { ...writeEdits(edits), ...(version === null ? {} : { updatedAt: version }) };
  try {
    return writeSaved(await editNote(client, id, body));
  } catch (error) {
    const stale = readStale(error);
    if (!stale) throw error;
    // What stands there is what was sent from here: only its answer was lost.
    if (sent.some((one) => isSameNote(stale.note, one))) {
      return sendEdits(client, id, fields, readBase(stale.note));
    }
  }
  const base = Object.fromEntries(
    Object.keys(edits).map((name) => [name, before[name as keyof NoteFields]]),
  ) as Partial<NoteFields>;
  try {
    return writeSaved(await editNote(client, id, { ...body, base: writeEdits(base) }));
  } catch (error) {
    const stale = readStale(error);
    if (!stale) throw error;
    const theirs = readBase(stale.note);
    const mine = { ...theirs.content, ...edits };
    const conflict = { theirs, mine, both: stale.both ?? theirs.content };
    return { kind: "conflict", target: String(id), conflict };
  }
}

const writeSaved = (note: StudyNote & { isMerged?: boolean }) =>
  ({
    kind: "saved",
    target: String(note.id),
    base: readBase(note),
    isMerged: note.isMerged ?? false,
  }) as const;

function writeEdits({ tags, ...texts }: Partial<NoteFields>): NonNullable<EditNoteBody["base"]> {
  return { ...texts, ...(tags ? { tags: [...tags] } : {}) };
}
