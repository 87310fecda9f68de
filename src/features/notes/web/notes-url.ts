// What the page's address says of the notes. Words that are searched for stay
// out of it: they are somebody's own.
import { NOTE_CATEGORIES, type NoteCategory } from "../rules.ts";

const NOTES_PATH = "/premium/bible-tools";

export const SORTS = ["changed", "begun", "title", "passage"] as const;
export type Sort = (typeof SORTS)[number];

export interface NotesUrl {
  readonly view: "list" | "deleted";
  /** The note that is open; `new` for one that is being begun. */
  readonly note: number | "new" | undefined;
  readonly isEditing: boolean;
  /** Of a new note: finds it on the device again after a reload. */
  readonly draftId: string | undefined;
  /** What a new note starts with. */
  readonly reference: string;
  readonly category: NoteCategory | undefined;
  readonly tag: string | undefined;
  readonly sort: Sort;
}

export function readNotesUrl(parameters: URLSearchParams): NotesUrl {
  const note = parameters.get("note") ?? "";
  const id = /^[1-9]\d{0,9}$/.test(note) ? Number(note) : undefined;
  return {
    view: parameters.get("view") === "deleted" ? "deleted" : "list",
    note: note === "new" ? "new" : id,
    isEditing: note === "new" || parameters.get("mode") === "edit",
    draftId: parameters.get("draft") ?? undefined,
    reference: parameters.get("reference") ?? "",
    category: NOTE_CATEGORIES.find((category) => category === parameters.get("category")),
    tag: parameters.get("tag") || undefined,
    sort: SORTS.find((sort) => sort === parameters.get("sort")) ?? "changed",
  };
}

export function formatNotesUrl(address: Partial<NotesUrl> = {}): string {
  const { view, note, isEditing, draftId, reference, category, tag, sort } = address;
  const parameters = new URLSearchParams({ tool: "notes" });
  if (view === "deleted") parameters.set("view", view);
  if (note) parameters.set("note", String(note));
  if (note && note !== "new" && isEditing) parameters.set("mode", "edit");
  if (draftId) parameters.set("draft", draftId);
  if (reference) parameters.set("reference", reference);
  if (category) parameters.set("category", category);
  if (tag) parameters.set("tag", tag);
  if (sort && sort !== "changed") parameters.set("sort", sort);
  return `${NOTES_PATH}?${parameters}`;
}
