// Notes of a table: a heading row that names the columns, a note in each row.
import type { RawNote } from "./imported-note.ts";

const COLUMNS = {
  title: ["title", "name", "heading", "subject"],
  reference: ["reference", "passage", "scripture", "verse", "verses"],
  content: ["content", "note", "notes", "text", "body"],
  tags: ["tags", "labels", "keywords"],
  category: ["category", "folder", "notebook"],
  createdAt: ["createdat", "created", "date"],
  updatedAt: ["updatedat", "updated", "modified"],
} as const satisfies Partial<Record<keyof RawNote, readonly string[]>>;

/** @throws Error with a sentence where no column holds notes */
export function readCsv(text: string): RawNote[] {
  const [head = [], ...rows] = parseCsv(text);
  const names = head.map((name) => name.toLowerCase().replace(/[^a-z]/g, ""));
  const columns = Object.entries(COLUMNS).map(
    ([field, known]) => [field, findColumn(names, known)] as const,
  );
  if (columns.find(([field]) => field === "content")?.[1] === -1) {
    throw new Error("Its first row names no column called Content, Note or Text.");
  }
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ""))
    .map((row) => Object.fromEntries(columns.map(([field, at]) => [field, row[at]])));
}

const findColumn = (names: readonly string[], known: readonly string[]): number =>
  known.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;

const SEPARATORS = [",", ";", "\t"] as const;

/** As RFC 4180 has it; also with semicolons or tabs, as spreadsheets write it. */
function parseCsv(text: string): string[][] {
  const line = text.split("\n", 1)[0] ?? "";
  const counts = SEPARATORS.map((one) => line.split(one).length);
  const separator = SEPARATORS[counts.indexOf(Math.max(...counts))];
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let from = 0;
  let isQuoted = false;
  const endCell = (at: number) => {
    row.push(cell + text.slice(from, at));
    cell = "";
    from = at + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isQuoted) {
      if (letter !== '"') continue;
      cell += text.slice(from, at);
      // Two of them are one that belongs to the text.
      if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
      from = at + 1;
    } else if (letter === '"' && cell === "" && text.slice(from, at).trim() === "") {
      isQuoted = true;
      from = at + 1;
    } else if (letter === separator) endCell(at);
    else if (letter === "\n" || letter === "\r") {
      endCell(at);
      if (letter === "\r" && text[at + 1] === "\n") from = ++at + 1;
      rows.push(row);
      row = [];
    }
  }
  if (from < text.length || cell !== "" || row.length > 0) {
    endCell(text.length);
    rows.push(row);
  }
  return rows;
}
