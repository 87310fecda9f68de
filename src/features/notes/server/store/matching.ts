// Which of a person's notes a search means.
import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#src/platform/db/database.ts";
import { isNotDeleted } from "#src/platform/db/trash.ts";
import type { NoteCategory } from "../../rules.ts";
import type { PassageRow } from "../find-passages.ts";
import type { SearchWord } from "../note-words.ts";
import { studyNotePassages, studyNotes, studyNoteWords } from "../tables.ts";

export interface NoteSearch {
  /** All of them stand in the note. */
  readonly words: readonly SearchWord[];
  /** Where the search itself names a passage: notes on it are found as well. */
  readonly wordsAsPlaces?: readonly PassageRow[];
  readonly category?: NoteCategory | undefined;
  readonly tag?: string | undefined;
  /** Notes on any of them; on none where the list is empty. */
  readonly places?: readonly PassageRow[] | undefined;
}

export function matching(db: Database, userId: number, search: NoteSearch): SQL | undefined {
  const { words, wordsAsPlaces = [], category, tag, places } = search;
  const hasWords = words.length > 0 ? holdsWords(words) : undefined;
  return and(
    isNotDeleted(studyNotes, userId),
    category && eq(studyNotes.category, category),
    tag === undefined
      ? undefined
      : sql`lower(${tag}) in (select lower(t) from unnest(${studyNotes.tags}) t)`,
    places && isOn(db, userId, places),
    wordsAsPlaces.length > 0 ? or(hasWords, isOn(db, userId, wordsAsPlaces)) : hasWords,
  );
}

/**
 * All of the words stand anywhere in a note: parts of words in every language,
 * without a dictionary that would stem Greek as English. They are looked for in
 * the note's gathered words, and in the note itself where these are not of its
 * present version.
 */
function holdsWords(words: readonly SearchWord[]): SQL {
  const { noteId, version, plain, marked } = studyNoteWords;
  const areThere = words.map(({ word, isMarked }) =>
    holds(isMarked ? sql`note.marked` : sql`note.plain`, word),
  );
  // Concatenated, and not pulled up, so that a stored value is read once for all words.
  const readOnce = (column: PgColumn, isWanted: boolean) =>
    isWanted ? sql`${column} || ''` : sql`''`;
  const hasMarked = words.some(({ isMarked }) => isMarked);
  const hasPlain = words.some(({ isMarked }) => !isMarked);
  return sql`coalesce(
    (select ${and(...areThere)} from (
      select ${readOnce(plain, hasPlain)} as plain, ${readOnce(marked, hasMarked)} as marked
      from ${studyNoteWords}
      where ${noteId} = ${studyNotes.id} and ${version} = ${studyNotes.updatedAt}
      offset 0
    ) note),
    ${and(...words.map(({ word }) => isWrittenIn(word)))}
  )`;
}

/**
 * Whether a text holds a word: whether it is longer than what stands before the
 * word. `strpos` would count the letters before it, which takes four times as
 * long as finding it, and LIKE takes longer where the word is not there.
 */
const holds = (text: SQL, word: string): SQL =>
  sql`octet_length(split_part(${text}, ${word}, 1)) < octet_length(${text})`;

function isWrittenIn(word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  const { title, reference, content, tags } = studyNotes;
  const all = sql`concat_ws(' ', ${title}, ${reference}, array_to_string(${tags}, ' '), ${content})`;
  // As `readSearchWords` writes a word, whose capitals are left to the comparison.
  return sql`replace(normalize(${all}), 'ς', 'σ') ilike ${pattern}`;
}

/** Whether a note speaks of any verse of these places. */
function isOn(db: Database, userId: number, places: readonly PassageRow[]): SQL | undefined {
  const passages = studyNotePassages;
  const meets = places.map(
    ({ book, fromChapter, fromVerse, toChapter, toVerse }) =>
      sql`(${passages.book} = ${book}
        and (${passages.fromChapter}, ${passages.fromVerse}) <= (${toChapter}, ${toVerse})
        and (${passages.toChapter}, ${passages.toVerse}) >= (${fromChapter}, ${fromVerse}))`,
  );
  if (meets.length === 0) return sql`false`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(passages)
      .where(and(eq(passages.userId, userId), eq(passages.noteId, studyNotes.id), or(...meets))),
  );
}
