// A note as a file holds it, put into the form that Berea keeps.
import { isBlank } from "#src/shared/readable-text.ts";
import {
  findProblem,
  NOTE_CATEGORIES,
  type NoteFields,
  TITLE_MAX,
  tidyNote,
  tidyTags,
} from "../../rules.ts";

export interface ImportedNote extends NoteFields {
  /** ISO instants; absent where the file names none. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
}

/** What a file says of a note; nothing of it is trusted. */
export interface RawNote {
  readonly title?: unknown;
  readonly reference?: unknown;
  readonly content?: unknown;
  readonly tags?: unknown;
  readonly category?: unknown;
  readonly createdAt?: unknown;
  readonly updatedAt?: unknown;
  /** What it is called where it has no title: a file's name. */
  readonly name?: string;
}

/** A note or a file of which something is not imported, and what. */
export interface Problem {
  readonly where: string;
  readonly what: string;
}

export type FittedNote =
  | { readonly note: ImportedNote; readonly lost?: Problem }
  | { readonly problem: Problem };

const TAGS_MAX = 20;
const TAG_MAX = 50;

export function fitNote(raw: RawNote): FittedNote {
  const content = readText(raw.content);
  const reference = toLine(readText(raw.reference));
  const title = findTitle([readText(raw.title), raw.name ?? "", reference, firstLine(content)]);
  const where = title || raw.name || "A note";
  if (isBlank(content)) return { problem: { where, what: "It has no text." } };
  const asked = toLine(readText(raw.category));
  const category = NOTE_CATEGORIES.find((one) => one.toLowerCase() === asked.toLowerCase());
  // A category of another program stays as a tag.
  const all = tidyTags([...readTags(raw.tags), ...(asked && !category ? [asked] : [])]);
  const tags = all.filter((tag) => tag.length <= TAG_MAX).slice(0, TAGS_MAX);
  const note = tidyNote({
    title,
    reference,
    content,
    tags,
    category: category ?? "Personal Study",
  });
  const problem = findProblem(note);
  if (problem) return { problem: { where, what: `${problem}.` } };
  const lost = all.length - tags.length;
  return {
    note: { ...note, ...readStamps(raw) },
    ...(lost > 0
      ? {
          lost: {
            where,
            what: `Without ${lost === 1 ? "1 tag" : `${lost} tags`}: a note takes ${TAGS_MAX} of at most ${TAG_MAX} characters.`,
          },
        }
      : {}),
  };
}

/** Without characters that cannot be read, which only come by accident. */
const readText = (value: unknown): string =>
  typeof value === "string"
    ? value.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, "")
    : typeof value === "number"
      ? String(value)
      : "";

const toLine = (text: string): string => text.replace(/[\t\n\r]+/g, " ").trim();

const firstLine = (text: string): string =>
  toLine(text.trimStart().split("\n", 1)[0] ?? "").replace(/^#{1,6} /, "");

function findTitle(candidates: readonly string[]): string {
  const title = candidates.map(toLine).find((text) => !isBlank(text)) ?? "";
  if (title.length <= TITLE_MAX) return title;
  const cut = title.slice(0, TITLE_MAX - 1).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), TITLE_MAX / 2))}…`;
}

/** A list, or one line with commas; `#grace` is `grace`. */
function readTags(value: unknown): string[] {
  const list = Array.isArray(value) ? value.slice(0, 200) : [value];
  return list
    .flatMap((entry) => readText(entry).split(/[,;]/))
    .map((tag) => toLine(tag).replace(/^#/, ""));
}

function readStamps(raw: RawNote): Pick<ImportedNote, "createdAt" | "updatedAt"> {
  const createdAt = readInstant(raw.createdAt);
  const updatedAt = readInstant(raw.updatedAt);
  return { ...(createdAt ? { createdAt } : {}), ...(updatedAt ? { updatedAt } : {}) };
}

/** A day without a time is taken at noon where the reader is, so that it stays that day. */
function readInstant(value: unknown): string | undefined {
  if (value instanceof Date) return writeInstant(value);
  if (typeof value !== "string" || value.length > 40) return undefined;
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value.trim());
  if (!day) return writeInstant(new Date(value));
  const [, year, month, date] = day.map(Number) as [number, number, number, number];
  return writeInstant(new Date(year, month - 1, date, 12));
}

const EARLIEST = Date.UTC(1970, 0, 2);

const writeInstant = (date: Date): string | undefined =>
  date.getTime() >= EARLIEST && date.getFullYear() < 10_000 ? date.toISOString() : undefined;
