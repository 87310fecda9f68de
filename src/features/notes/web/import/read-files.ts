// Chosen files as notes. Bounded, and nothing in a file can stop the others.
import { NOTES_MAX } from "../../rules.ts";
import { fitNote, type ImportedNote, type Problem, type RawNote } from "./imported-note.ts";
import { readCsv } from "./read-csv.ts";
import { readJson } from "./read-json.ts";
import { readMarkdown } from "./read-markdown.ts";

/** Five thousand notes of the usual length take a tenth of it. */
export const BYTES_MAX = 50 * 1024 * 1024;
const FILES_MAX = NOTES_MAX;

export const ENDINGS = [".md", ".markdown", ".txt", ".csv", ".json"];

export interface ReadNotes {
  readonly notes: readonly ImportedNote[];
  readonly problems: readonly Problem[];
}

/** @throws Error with a sentence where it is too much */
export async function readFiles(files: readonly File[]): Promise<ReadNotes> {
  // Other programs keep their settings in hidden folders beside the notes.
  const shown = files.filter((file) => !/(?:^|\/)\./.test(pathOf(file)));
  const known = shown.filter(({ name }) => ENDINGS.includes(endingOf(name)));
  if (known.length > FILES_MAX) {
    throw new Error(`Please choose at most ${FILES_MAX.toLocaleString("en")} files at once.`);
  }
  if (known.reduce((sum, { size }) => sum + size, 0) > BYTES_MAX) {
    throw new Error("Please choose files of at most 50 MB in all.");
  }
  const notes: ImportedNote[] = [];
  const seen = new Set<string>();
  const problems: Problem[] = shown
    .filter((file) => !known.includes(file))
    .map((file) => ({ where: pathOf(file), what: "A file of this kind holds no notes." }));
  for (const file of known.sort((one, other) => comparePaths(pathOf(one), pathOf(other)))) {
    for (const raw of await readFile(file, problems)) {
      const fitted = fitNote(raw);
      if ("problem" in fitted) problems.push(fitted.problem);
      else {
        const key = JSON.stringify(fitted.note);
        if (seen.has(key)) continue;
        seen.add(key);
        notes.push(fitted.note);
        if (fitted.lost) problems.push(fitted.lost);
      }
      if (notes.length > NOTES_MAX) {
        throw new Error(`At most ${NOTES_MAX.toLocaleString("en")} notes can be saved.`);
      }
    }
  }
  return { notes, problems };
}

async function readFile(file: File, problems: Problem[]): Promise<RawNote[]> {
  const ending = endingOf(file.name);
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()));
    if (ending === ".json") return readJson(text);
    if (ending === ".csv") return readCsv(text);
    return readMarkdown(text, file.name.slice(0, -ending.length));
  } catch (error) {
    problems.push({ where: pathOf(file), what: (error as Error).message });
    return [];
  }
}

/** UTF-8, what spreadsheets call Unicode, or the old western letters. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const pathOf = ({ name, webkitRelativePath }: File): string => webkitRelativePath || name;
const endingOf = (name: string): string => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? "";
const comparePaths = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;
