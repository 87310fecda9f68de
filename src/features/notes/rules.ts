// What a study note may hold. Browser-safe and pure: the server decides by it,
// and the page says the same before it sends.
import { isBlank, isReadable } from "#src/shared/readable-text.ts";

export const NOTE_CATEGORIES = [
  "Personal Study",
  "Sermon Notes",
  "Bible Study Group",
  "Prayer",
  "Devotional",
  "Question",
  "Application",
  "Cross Reference",
] as const;
export type NoteCategory = (typeof NOTE_CATEGORIES)[number];

export const TITLE_MAX = 200;
export const REFERENCE_MAX = 200;
/** Three sermons, written out in full. */
export const CONTENT_MAX = 100_000;
const TAG_MAX = 50;
const TAGS_MAX = 20;
/** More would be somebody filling the table, not somebody studying. */
export const NOTES_MAX = 5_000;

/** From the API; the form says `Please fill required fields`. */
export const REQUIRED = "Title and content are required.";

/** What a person writes of a note. */
export interface NoteFields {
  readonly title: string;
  /** As it was typed; empty where the note is on no passage. */
  readonly reference: string;
  /** Markdown. */
  readonly content: string;
  readonly tags: readonly string[];
  readonly category: NoteCategory;
}

export const EMPTY_NOTE: NoteFields = {
  title: "",
  reference: "",
  content: "",
  tags: [],
  category: "Personal Study",
};

const UNREADABLE = "holds characters that cannot be read";

const isReadableLine = (text: string): boolean => isReadable(text) && !/[\n\r]/.test(text);

const limited = (text: string, max: number, what: string): string | undefined =>
  text.length > max
    ? `Please shorten the ${what} to ${max.toLocaleString("en")} characters`
    : undefined;

/** @returns what is wrong with a field, as a sentence */
export const findFieldProblem = {
  title(title: string): string | undefined {
    if (isBlank(title)) return REQUIRED;
    if (!isReadableLine(title.trim())) return `The title ${UNREADABLE}`;
    return limited(title.trim(), TITLE_MAX, "title");
  },
  reference(reference: string): string | undefined {
    if (!isReadableLine(reference.trim())) return `The reference ${UNREADABLE}`;
    return limited(reference.trim(), REFERENCE_MAX, "reference");
  },
  content(content: string): string | undefined {
    if (isBlank(content)) return REQUIRED;
    return (
      limited(content, CONTENT_MAX, "note") ??
      (isReadable(content) ? undefined : `The note ${UNREADABLE}`)
    );
  },
  tags(tags: readonly string[]): string | undefined {
    const tidy = tidyTags(tags);
    if (tidy.length > TAGS_MAX) return `A note takes ${TAGS_MAX} tags at most`;
    if (!tidy.every(isReadableLine)) return `A tag ${UNREADABLE}`;
    return tidy.some((tag) => tag.length > TAG_MAX)
      ? `Please shorten each tag to ${TAG_MAX} characters`
      : undefined;
  },
} as const;

/** The first thing that prevents a note from being saved. */
export const findProblem = (note: NoteFields): string | undefined =>
  findFieldProblem.title(note.title) ??
  findFieldProblem.content(note.content) ??
  findFieldProblem.reference(note.reference) ??
  findFieldProblem.tags(note.tags);

/**
 * Tags as they are stored: trimmed, blanks dropped, each once whatever its
 * capitals. A comma parts two tags, in whichever entry it stands.
 */
export function tidyTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags.flatMap((entry) => entry.split(","))) {
    const tidy = tag.trim();
    const key = tidy.toLowerCase();
    if (!isBlank(tidy) && !known.has(key)) known.set(key, tidy);
  }
  return [...known.values()];
}

/** Lines end one way, so that two versions differ where somebody wrote and nowhere else. */
export const tidyContent = (content: string): string => content.replace(/\r\n?/g, "\n");

/** A note as the server stores it. */
export const tidyNote = (note: NoteFields): NoteFields => ({
  title: note.title.trim(),
  reference: note.reference.trim(),
  content: tidyContent(note.content),
  tags: tidyTags(note.tags),
  category: note.category,
});

export const isSameTags = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, at) => tag === other[at]);

type IsSame = {
  readonly [Field in keyof NoteFields]: (one: NoteFields, other: NoteFields) => boolean;
};

/** For each field, so that a new one cannot be forgotten. */
const IS_SAME: IsSame = {
  title: (one, other) => one.title === other.title,
  reference: (one, other) => one.reference === other.reference,
  content: (one, other) => one.content === other.content,
  tags: (one, other) => isSameTags(one.tags, other.tags),
  category: (one, other) => one.category === other.category,
};

/** The fields in which a note differs from what it was, with their new values. */
export const findEdits = (before: NoteFields, now: NoteFields): Partial<NoteFields> =>
  Object.fromEntries(
    (Object.keys(IS_SAME) as (keyof NoteFields)[])
      .filter((field) => !IS_SAME[field](before, now))
      .map((field) => [field, now[field]]),
  );

export const isSameNote = (one: NoteFields, other: NoteFields): boolean =>
  Object.keys(findEdits(one, other)).length === 0;

/** Notes that one call imports. */
export const IMPORT_AT_ONCE = 50;
